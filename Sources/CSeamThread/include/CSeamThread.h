//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

#ifndef CSEAM_THREAD_H
#define CSEAM_THREAD_H

#include <stdbool.h>

// Swift has no thread-local variables, and the system's keyed storage costs a call and its checks on each resolve.

/// What the calling thread keeps; null before it is set.
void *cseam_thread_get(void);

/// Sets what the calling thread keeps, and has it destroyed when the thread ends.
///
/// Gives false when the system has no more room for the threads' own things.
bool cseam_thread_set(void *value, void (*destroy)(void *));

#endif
