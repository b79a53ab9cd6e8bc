//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether allocations can be counted on this platform.
bool allocation_counter_is_available(void);

/// How many allocations the process has made between `start` and `stop`, on all threads.
void allocation_counter_start(void);
uint64_t allocation_counter_stop(void);

/// The bytes of all blocks that are allocated now, as the allocator counts them.
size_t allocation_counter_bytes_in_use(void);

/// Takes an address, and does with it what no optimizer can see.
void benchmark_keep(const void *_Nullable address);

#endif
