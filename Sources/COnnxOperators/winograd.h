#pragma once
#include "range.h"

/// Whether a convolution suits `vrl_winograd`.
bool vrl_winograd_serves(const VrlConvolution *);

/// Computes a convolution of three taps or more with half the products, by AVX2.
///
/// Returns false if memory is missing.
bool vrl_winograd(const VrlConvolution *, VrlRange, VrlDivide, void *divider);
