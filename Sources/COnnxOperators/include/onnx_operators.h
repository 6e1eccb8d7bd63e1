#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Operators of our own for models of speech, which ONNX Runtime calls through its C interface
// (operators.c), and their arithmetic (convolution.c, snake.c), which knows nothing of it.

#pragma clang assume_nonnull begin

/// Instructions that the operators are written for. With fewer of them the results are the same, and later.
typedef enum VrlInstructions {
  /// Those that every processor has.
  vrlPlain,
  /// AVX2 and FMA.
  vrlAVX2,
  /// AVX-512 with its instructions for bytes (VNNI), beside AVX2.
  vrlVNNI,
} VrlInstructions;

/// The most that the processor has.
VrlInstructions vrl_instructions(void);

/// Divides work: calls `work(task, index)` for each index below `count`, in any order, at once or not.
typedef void (*VrlDivide)(void *_Nullable divider, size_t count,
                          void (*work)(void *task, size_t index), void *task);

/// Output channels that a panel of packed weights serves.
enum { vrlPanelChannels = 6 };

/// A convolution over time in whole numbers, of a signal with a fraction. Its steps are those of
/// ONNX's DynamicQuantizeLinear, ConvInteger, Cast and Mul, and the bias is added last.
///
/// Stride and groups are 1. As many frames come out as go in: what lies before and after is zero.
typedef struct VrlConvolution {
  int64_t inputs;
  int64_t outputs;
  int64_t frames;
  int64_t kernel;
  int64_t dilation;
  /// Panels of `vrlPanelChannels` outputs; in each, pairs of inputs; in each, the kernel's taps; in each,
  /// the panel's outputs; in each, the pair. What does not exist is `weightZero`.
  const uint8_t *weights;
  int32_t weightZero;
  float weightScale;
  /// One number an output.
  const float *bias;
  /// `inputs` rows of `frames`.
  const float *signal;
  /// `outputs` rows of `frames`.
  float *result;
} VrlConvolution;

/// Computes a convolution, with instructions that the processor has.
///
/// Returns false if memory is missing.
bool vrl_convolve(const VrlConvolution *, VrlInstructions, VrlDivide, void *_Nullable divider);

/// Normalisation of each channel over time, scaled and shifted, and the activation
/// `h + sin(a h)² / a` of the result.
typedef struct VrlSnake {
  int64_t channels;
  int64_t frames;
  float epsilon;
  /// One number a channel each.
  const float *gain;
  const float *shift;
  const float *frequency;
  /// `channels` rows of `frames` each.
  const float *signal;
  float *result;
} VrlSnake;

void vrl_snake(const VrlSnake *, VrlDivide, void *_Nullable divider);

/// Operators for `CustomOpDomain_Add`: `index` 0, 1, ... until the answer is `NULL`.
///
/// The type is `OrtCustomOp` of ONNX Runtime's C interface.
const void *_Nullable vrl_operator(size_t index);

/// The domain of the operators in a model's file.
#define VRL_DOMAIN "vorleser"

#pragma clang assume_nonnull end
