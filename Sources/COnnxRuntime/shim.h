#pragma once
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// The part of ONNX Runtime's C interface that Vorleser calls, in our own words: the table of
// functions is append-only, so each slot keeps its number; those we don't call are reserved.
// Requested as API version 20, the slots exist since 13, `KernelContext_ParallelFor` since 18. The assertions below hold the numbers.

#pragma clang assume_nonnull begin

typedef struct OrtStatus OrtStatus;
typedef struct OrtEnv OrtEnv;
typedef struct OrtSession OrtSession;
typedef struct OrtSessionOptions OrtSessionOptions;
typedef struct OrtRunOptions OrtRunOptions;
typedef struct OrtValue OrtValue;
typedef struct OrtMemoryInfo OrtMemoryInfo;
typedef struct OrtAllocator OrtAllocator;
typedef struct OrtTensorInfo OrtTensorInfo;
typedef struct OrtCustomOp OrtCustomOp;
typedef struct OrtCustomOpDomain OrtCustomOpDomain;
typedef struct OrtKernelContext OrtKernelContext;
typedef struct OrtKernelInfo OrtKernelInfo;

typedef OrtStatus *_Nullable OrtResult;

typedef struct OrtApi {
  OrtStatus *(*CreateStatus)(int32_t code, const char *message);
  int32_t (*GetErrorCode)(const OrtStatus *);
  const char *(*GetErrorMessage)(const OrtStatus *);
  OrtResult (*CreateEnv)(int32_t logLevel, const char *logId, OrtEnv *_Nullable *out);
  const void *_reserved4[3];
  OrtResult (*CreateSession)(const OrtEnv *, const char *path, const OrtSessionOptions *,
                             OrtSession *_Nullable *out);
  OrtResult (*CreateSessionFromArray)(const OrtEnv *, const void *bytes, size_t count,
                                      const OrtSessionOptions *, OrtSession *_Nullable *out);
  OrtResult (*Run)(OrtSession *, const OrtRunOptions *_Nullable,
                   const char *_Nullable const *inputNames, const OrtValue *_Nullable const *inputs,
                   size_t inputCount, const char *_Nullable const *outputNames, size_t outputCount,
                   OrtValue *_Nullable *outputs);
  OrtResult (*CreateSessionOptions)(OrtSessionOptions *_Nullable *out);
  OrtResult (*SetOptimizedModelFilePath)(OrtSessionOptions *, const char *path);
  const void *_reserved12[5];
  OrtResult (*DisableMemPattern)(OrtSessionOptions *);
  const void *_reserved18[4];
  OrtResult (*SetSessionLogSeverityLevel)(OrtSessionOptions *, int32_t level);
  OrtResult (*SetSessionGraphOptimizationLevel)(OrtSessionOptions *, int32_t level);
  OrtResult (*SetIntraOpNumThreads)(OrtSessionOptions *, int32_t count);
  OrtResult (*SetInterOpNumThreads)(OrtSessionOptions *, int32_t count);
  OrtResult (*CreateCustomOpDomain)(const char *domain, OrtCustomOpDomain *_Nullable *out);
  OrtResult (*CustomOpDomain_Add)(OrtCustomOpDomain *, const OrtCustomOp *);
  OrtResult (*AddCustomOpDomain)(OrtSessionOptions *, OrtCustomOpDomain *);
  const void *_reserved29[1];
  OrtResult (*SessionGetInputCount)(const OrtSession *, size_t *out);
  OrtResult (*SessionGetOutputCount)(const OrtSession *, size_t *out);
  const void *_reserved32[4];
  OrtResult (*SessionGetInputName)(const OrtSession *, size_t index, OrtAllocator *,
                                   char *_Nullable *out);
  OrtResult (*SessionGetOutputName)(const OrtSession *, size_t index, OrtAllocator *,
                                    char *_Nullable *out);
  const void *_reserved38[1];
  OrtResult (*CreateRunOptions)(OrtRunOptions *_Nullable *out);
  const void *_reserved40[6];
  OrtResult (*RunOptionsSetTerminate)(OrtRunOptions *);
  const void *_reserved47[2];
  OrtResult (*CreateTensorWithDataAsOrtValue)(const OrtMemoryInfo *, void *data, size_t byteCount,
                                              const int64_t *shape, size_t rank, int32_t type,
                                              OrtValue *_Nullable *out);
  const void *_reserved50[1];
  OrtResult (*GetTensorMutableData)(OrtValue *, void *_Nullable *out);
  const void *_reserved52[8];
  OrtResult (*GetTensorElementType)(const OrtTensorInfo *, int32_t *out);
  OrtResult (*GetDimensionsCount)(const OrtTensorInfo *, size_t *out);
  OrtResult (*GetDimensions)(const OrtTensorInfo *, int64_t *out, size_t count);
  const void *_reserved63[1];
  OrtResult (*GetTensorShapeElementCount)(const OrtTensorInfo *, size_t *out);
  OrtResult (*GetTensorTypeAndShape)(const OrtValue *, OrtTensorInfo *_Nullable *out);
  const void *_reserved66[3];
  OrtResult (*CreateCpuMemoryInfo)(int32_t allocatorType, int32_t memoryType,
                                   OrtMemoryInfo *_Nullable *out);
  const void *_reserved70[6];
  OrtResult (*AllocatorFree)(OrtAllocator *, void *);
  const void *_reserved77[1];
  OrtResult (*GetAllocatorWithDefaultOptions)(OrtAllocator *_Nullable *out);
  const void *_reserved79[11];
  OrtResult (*KernelContext_GetInput)(const OrtKernelContext *, size_t index,
                                      const OrtValue *_Nullable *_Nonnull out);
  OrtResult (*KernelContext_GetOutput)(OrtKernelContext *, size_t index, const int64_t *shape,
                                       size_t rank, OrtValue *_Nullable *out);
  void (*ReleaseEnv)(OrtEnv *);
  void (*ReleaseStatus)(OrtStatus *);
  void (*ReleaseMemoryInfo)(OrtMemoryInfo *);
  void (*ReleaseSession)(OrtSession *);
  void (*ReleaseValue)(OrtValue *);
  void (*ReleaseRunOptions)(OrtRunOptions *);
  const void *_reserved98[1];
  void (*ReleaseTensorTypeAndShapeInfo)(OrtTensorInfo *);
  void (*ReleaseSessionOptions)(OrtSessionOptions *);
  void (*ReleaseCustomOpDomain)(OrtCustomOpDomain *);
  const void *_reserved102[28];
  OrtResult (*AddSessionConfigEntry)(OrtSessionOptions *, const char *key, const char *value);
  const void *_reserved131[34];
  OrtResult (*AddRunConfigEntry)(OrtRunOptions *, const char *key, const char *value);
  const void *_reserved166[108];
  OrtResult (*KernelContext_ParallelFor)(const OrtKernelContext *, void (*work)(void *, size_t index),
                                         size_t total, size_t batches, void *data);
} OrtApi;

// An operator of ours as of version 16 of the interface, in which its functions can fail. Types and
// characteristics are enumerations; 0 is "required" and the default kind of memory.
struct OrtCustomOp {
  uint32_t version;
  void *_Nullable (*_Nullable CreateKernel)(const OrtCustomOp *, const OrtApi *, const OrtKernelInfo *);
  const char *(*GetName)(const OrtCustomOp *);
  const char *_Nullable (*GetExecutionProviderType)(const OrtCustomOp *);
  int32_t (*GetInputType)(const OrtCustomOp *, size_t index);
  size_t (*GetInputTypeCount)(const OrtCustomOp *);
  int32_t (*GetOutputType)(const OrtCustomOp *, size_t index);
  size_t (*GetOutputTypeCount)(const OrtCustomOp *);
  void (*_Nullable KernelCompute)(void *kernel, OrtKernelContext *);
  void (*KernelDestroy)(void *kernel);
  int32_t (*GetInputCharacteristic)(const OrtCustomOp *, size_t index);
  int32_t (*GetOutputCharacteristic)(const OrtCustomOp *, size_t index);
  int32_t (*GetInputMemoryType)(const OrtCustomOp *, size_t index);
  const void *_Nullable variadic[4];
  OrtResult (*CreateKernelV2)(const OrtCustomOp *, const OrtApi *, const OrtKernelInfo *,
                              void *_Nullable *_Nonnull kernel);
  OrtResult (*KernelComputeV2)(void *kernel, OrtKernelContext *);
};

typedef struct OrtApiBase {
  const OrtApi *_Nullable (*GetApi)(uint32_t version);
  const char *(*GetVersionString)(void);
} OrtApiBase;

// What `dlsym` finds under "OrtGetApiBase".
typedef const OrtApiBase *_Nullable (*OrtGetApiBaseFunction)(void);

#pragma clang assume_nonnull end

#define CORT_SLOT(function, number) \
  _Static_assert(offsetof(OrtApi, function) == (number) * sizeof(void *), #function " has moved")
CORT_SLOT(GetErrorCode, 1);
CORT_SLOT(CreateEnv, 3);
CORT_SLOT(CreateSession, 7);
CORT_SLOT(DisableMemPattern, 17);
CORT_SLOT(SetSessionLogSeverityLevel, 22);
CORT_SLOT(SetInterOpNumThreads, 25);
CORT_SLOT(CreateCustomOpDomain, 26);
CORT_SLOT(SessionGetInputCount, 30);
CORT_SLOT(SessionGetInputName, 36);
CORT_SLOT(CreateRunOptions, 39);
CORT_SLOT(RunOptionsSetTerminate, 46);
CORT_SLOT(CreateTensorWithDataAsOrtValue, 49);
CORT_SLOT(GetTensorMutableData, 51);
CORT_SLOT(GetTensorElementType, 60);
CORT_SLOT(GetTensorShapeElementCount, 64);
CORT_SLOT(CreateCpuMemoryInfo, 69);
CORT_SLOT(AllocatorFree, 76);
CORT_SLOT(GetAllocatorWithDefaultOptions, 78);
CORT_SLOT(KernelContext_GetInput, 90);
CORT_SLOT(ReleaseEnv, 92);
CORT_SLOT(ReleaseRunOptions, 97);
CORT_SLOT(ReleaseTensorTypeAndShapeInfo, 99);
CORT_SLOT(ReleaseSessionOptions, 100);
CORT_SLOT(ReleaseCustomOpDomain, 101);
CORT_SLOT(AddSessionConfigEntry, 130);
CORT_SLOT(AddRunConfigEntry, 165);
CORT_SLOT(KernelContext_ParallelFor, 274);
#undef CORT_SLOT

// From 1.31 on ONNX Runtime, also on Linux, keeps a database of usage events and a device number in the
// cache folder and has a client to upload them. It reads this variable when its environment is made.
// `setenv` is here because its answer is nothing that could be acted upon.
static inline void cort_disable_telemetry(void) { setenv("ORT_DISABLE_TELEMETRY", "1", 1); }
