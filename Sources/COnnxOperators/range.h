#pragma once
#include "include/onnx_operators.h"

/// A signal's range as whole numbers: `step` is one of them, `zero` is the place of 0 in 0...255.
typedef struct {
  float step;
  int32_t zero;
} VrlRange;
