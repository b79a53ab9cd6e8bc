//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

#include "CSeamThread.h"

#if defined(_MSC_VER)
#define THREAD_LOCAL __declspec(thread)
#elif defined(__ELF__)
// At a fixed distance from the thread's pointer; in a library that is loaded late there is room for two words, too.
#define THREAD_LOCAL __attribute__((tls_model("initial-exec"))) __thread
#else
#define THREAD_LOCAL __thread
#endif

static THREAD_LOCAL void *kept_value;
static THREAD_LOCAL void (*destroy_value)(void *);

// The system's keyed storage is only there to tell when a thread ends.

#if defined(_WIN32)
#include <windows.h>

static INIT_ONCE once = INIT_ONCE_STATIC_INIT;
static DWORD key = FLS_OUT_OF_INDEXES;

static void NTAPI thread_ends(void *value) {
    kept_value = 0;
    destroy_value(value);
}

static BOOL CALLBACK make_key(PINIT_ONCE once, void *parameter, void **context) {
    key = FlsAlloc(thread_ends);
    return TRUE;
}

static bool announce(void *value) {
    InitOnceExecuteOnce(&once, make_key, 0, 0);
    return key != FLS_OUT_OF_INDEXES && FlsSetValue(key, value);
}
#else
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static bool has_key;

static void thread_ends(void *value) {
    kept_value = 0;
    destroy_value(value);
}

static void make_key(void) {
    has_key = pthread_key_create(&key, thread_ends) == 0;
}

static bool announce(void *value) {
    pthread_once(&once, make_key);
    return has_key && pthread_setspecific(key, value) == 0;
}
#endif

void *cseam_thread_get(void) {
    return kept_value;
}

bool cseam_thread_set(void *value, void (*destroy)(void *)) {
    if (!announce(value)) {
        return false;
    }
    kept_value = value;
    destroy_value = destroy;
    return true;
}
