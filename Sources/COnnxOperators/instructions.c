#include "instructions.h"

#include "include/onnx_operators.h"

VrlInstructions vrl_instructions(void) {
#if VRL_X86
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return vrlPlain;
  bool hasVNNI = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                 __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni");
  return hasVNNI ? vrlVNNI : vrlAVX2;
#else
  return vrlPlain;
#endif
}
