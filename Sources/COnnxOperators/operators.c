#include <stdlib.h>

#pragma clang diagnostic push
// The header speaks of null where Swift profits, not everywhere.
#pragma clang diagnostic ignored "-Wnullability-completeness"
#pragma clang diagnostic ignored "-Wnullability-inferred-on-nested-type"
#include "../COnnxRuntime/shim.h"
#pragma clang diagnostic pop
#include "include/onnx_operators.h"

// The operators as ONNX Runtime sees them. All that they need comes as tensors, so that an operator has
// no state but the table of functions.

typedef struct {
  const OrtApi *api;
  OrtKernelContext *context;
  OrtStatus *failure;
} Call;

typedef struct {
  void *data;
  int64_t size[5];
  size_t rank;
} Operand;

/// Keeps the first failure; gives whether there is none so far.
static bool fine(Call *call, OrtResult result) {
  if (!call->failure) call->failure = result;
  else if (result) call->api->ReleaseStatus(result);
  return !call->failure;
}

static void refuse(Call *call, const char *reason) {
  // 2 is ORT_INVALID_ARGUMENT.
  if (!call->failure) call->failure = call->api->CreateStatus(2, reason);
}

static Operand input(Call *call, size_t index) {
  Operand operand = {0};
  const OrtApi *api = call->api;
  const OrtValue *value = NULL;
  OrtTensorInfo *info = NULL;
  if (!fine(call, api->KernelContext_GetInput(call->context, index, &value))) return operand;
  if (!fine(call, api->GetTensorTypeAndShape(value, &info))) return operand;
  if (fine(call, api->GetDimensionsCount(info, &operand.rank))) {
    if (operand.rank > 5) refuse(call, "an input has too many axes");
    else fine(call, api->GetDimensions(info, operand.size, operand.rank));
  }
  api->ReleaseTensorTypeAndShapeInfo(info);
  if (!call->failure) fine(call, api->GetTensorMutableData((OrtValue *)value, &operand.data));
  return operand;
}

static int64_t count(const Operand *operand) {
  int64_t count = 1;
  for (size_t i = 0; i < operand->rank; i++) count *= operand->size[i];
  return count;
}

static float *output(Call *call, const int64_t *size) {
  OrtValue *value = NULL;
  void *data = NULL;
  if (call->failure) return NULL;
  if (fine(call, call->api->KernelContext_GetOutput(call->context, 0, size, 3, &value)))
    fine(call, call->api->GetTensorMutableData(value, &data));
  return data;
}

static void divide(void *divider, size_t count, void (*work)(void *, size_t), void *task) {
  Call *call = divider;
  // 0: as many batches as ONNX Runtime thinks good.
  fine(call, call->api->KernelContext_ParallelFor(call->context, work, count, 0, task));
}

enum { signalInput, weightsInput, scaleInput, zeroInput, biasInput, dilationInput, convolutionInputs };
enum { gainInput = 1, shiftInput, frequencyInput, epsilonInput, snakeInputs };

static OrtResult convolve(void *kernel, OrtKernelContext *context) {
  Call call = {.api = kernel, .context = context};
  Operand in[convolutionInputs];
  for (size_t i = 0; i < convolutionInputs; i++) in[i] = input(&call, i);
  if (call.failure) return call.failure;
  const int64_t *packed = in[weightsInput].size;
  int64_t outputs = count(&in[biasInput]);
  if (in[signalInput].rank != 3 || in[signalInput].size[0] != 1 || in[weightsInput].rank != 5 ||
      packed[0] != (outputs + vrlPanelChannels - 1) / vrlPanelChannels ||
      packed[1] != (in[signalInput].size[1] + 1) / 2 || packed[2] % 2 != 1 ||
      packed[3] != vrlPanelChannels || packed[4] != 2 || count(&in[scaleInput]) != 1 ||
      count(&in[zeroInput]) != 1 || count(&in[dilationInput]) != 1 ||
      *(int64_t *)in[dilationInput].data < 1)
    refuse(&call, "a convolution's inputs do not fit each other");
  float *result = output(&call, (int64_t[]){1, outputs, in[signalInput].size[2]});
  if (!result) return call.failure;
  VrlConvolution convolution = {
      .inputs = in[signalInput].size[1],
      .outputs = outputs,
      .frames = in[signalInput].size[2],
      .kernel = packed[2],
      .dilation = *(int64_t *)in[dilationInput].data,
      .weights = in[weightsInput].data,
      .weightZero = *(uint8_t *)in[zeroInput].data,
      .weightScale = *(float *)in[scaleInput].data,
      .bias = in[biasInput].data,
      .signal = in[signalInput].data,
      .result = result,
  };
  if (!vrl_convolve(&convolution, vrl_instructions(), divide, &call)) refuse(&call, "there is no memory for a convolution");
  return call.failure;
}

static OrtResult snake(void *kernel, OrtKernelContext *context) {
  Call call = {.api = kernel, .context = context};
  Operand in[snakeInputs];
  for (size_t i = 0; i < snakeInputs; i++) in[i] = input(&call, i);
  if (call.failure) return call.failure;
  int64_t channels = in[signalInput].size[1];
  if (in[signalInput].rank != 3 || in[signalInput].size[0] != 1 || count(&in[gainInput]) != channels ||
      count(&in[shiftInput]) != channels || count(&in[frequencyInput]) != channels ||
      count(&in[epsilonInput]) != 1)
    refuse(&call, "an activation's inputs do not fit each other");
  float *result = output(&call, in[signalInput].size);
  if (!result) return call.failure;
  VrlSnake snake = {
      .channels = channels,
      .frames = in[signalInput].size[2],
      .epsilon = *(float *)in[epsilonInput].data,
      .gain = in[gainInput].data,
      .shift = in[shiftInput].data,
      .frequency = in[frequencyInput].data,
      .signal = in[signalInput].data,
      .result = result,
  };
  vrl_snake(&snake, divide, &call);
  return call.failure;
}

// What ONNX Runtime asks of an operator. Element types: 1 FLOAT, 2 UINT8, 7 INT64.

static OrtResult create(const OrtCustomOp *op, const OrtApi *api, const OrtKernelInfo *info,
                        void **kernel) {
  (void)op, (void)info;
  *kernel = (void *)api;
  return NULL;
}

static void destroy(void *kernel) { (void)kernel; }
static const char *provider(const OrtCustomOp *op) { return (void)op, NULL; }
static size_t one(const OrtCustomOp *op) { return (void)op, (size_t)1; }
static int32_t zero(const OrtCustomOp *op, size_t index) { return (void)op, (void)index, 0; }
static int32_t floats(const OrtCustomOp *op, size_t index) { return (void)op, (void)index, 1; }

static const char *convolutionName(const OrtCustomOp *op) { return (void)op, "Convolution"; }
static size_t convolutionCount(const OrtCustomOp *op) { return (void)op, (size_t)convolutionInputs; }
static int32_t convolutionType(const OrtCustomOp *op, size_t index) {
  (void)op;
  return index == weightsInput || index == zeroInput ? 2 : index == dilationInput ? 7 : 1;
}

static const char *snakeName(const OrtCustomOp *op) { return (void)op, "NormalizedSnake"; }
static size_t snakeCount(const OrtCustomOp *op) { return (void)op, (size_t)snakeInputs; }

#define OPERATOR(name, inputType, inputCount, compute)                                       \
  {                                                                                          \
    .version = 16, .GetName = name, .GetExecutionProviderType = provider,                    \
    .GetInputType = inputType, .GetInputTypeCount = inputCount, .GetOutputType = floats,     \
    .GetOutputTypeCount = one, .KernelDestroy = destroy, .GetInputCharacteristic = zero,     \
    .GetOutputCharacteristic = zero, .GetInputMemoryType = zero, .CreateKernelV2 = create,   \
    .KernelComputeV2 = compute,                                                              \
  }

static const OrtCustomOp operators[] = {
    OPERATOR(convolutionName, convolutionType, convolutionCount, convolve),
    OPERATOR(snakeName, floats, snakeCount, snake),
};

const void *vrl_operator(size_t index) {
  return index < sizeof operators / sizeof *operators ? &operators[index] : NULL;
}
