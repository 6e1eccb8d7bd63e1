#pragma once
#include "range.h"

/// Computes a convolution by the instructions that multiply and add four bytes at once (AVX-512 VNNI).
///
/// Returns false if memory is missing.
bool vrl_vnni(const VrlConvolution *, VrlRange, VrlDivide, void *divider);
