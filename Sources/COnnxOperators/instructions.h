#pragma once

// Functions between VRL_FAST_BEGIN and VRL_FAST_END use AVX2 and FMA; they are called only where
// `vrl_has_fast_instructions` says so.
#if defined(__x86_64__)
#define VRL_X86 1
#define VRL_FAST_BEGIN \
  _Pragma("clang attribute push(__attribute__((target(\"avx2,fma\"))), apply_to = function)")
#define VRL_FAST_END _Pragma("clang attribute pop")
#include <immintrin.h>
#else
#define VRL_X86 0
#endif
