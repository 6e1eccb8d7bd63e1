#pragma once

// Functions between VRL_AVX2_BEGIN and VRL_END use AVX2 and FMA, those between VRL_VNNI_BEGIN and VRL_END
// AVX-512 with its instructions for bytes; they are called only where the processor has them.
#if defined(__x86_64__)
#define VRL_X86 1
#define VRL_AVX2_BEGIN \
  _Pragma("clang attribute push(__attribute__((target(\"avx2,fma\"))), apply_to = function)")
#define VRL_VNNI_BEGIN \
  _Pragma("clang attribute push(__attribute__((target(\"avx512f,avx512bw,avx512vl,avx512vnni\"))), apply_to = function)")
#define VRL_END _Pragma("clang attribute pop")
#include <immintrin.h>
#else
#define VRL_X86 0
#endif
