#pragma once
#include <malloc.h>

// `mallopt` and its constants are not in Swift's Glibc module.
static inline void cmalloc_return_large_blocks(void) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, 1 << 17);
  mallopt(M_TRIM_THRESHOLD, 1 << 20);
  mallopt(M_ARENA_MAX, 2);
#endif
}
