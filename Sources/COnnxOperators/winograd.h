#pragma once
#include "include/onnx_operators.h"

/// A signal's range as whole numbers: `step` is one of them, `zero` is the place of 0 in 0...255.
typedef struct {
  float step;
  int32_t zero;
} VrlRange;

/// Whether the processor and the convolution suit `vrl_winograd`.
bool vrl_winograd_serves(const VrlConvolution *);

/// Computes a convolution of three taps or more with half the products.
///
/// Returns false if memory is missing.
bool vrl_winograd(const VrlConvolution *, VrlRange, VrlDivide, void *divider);
