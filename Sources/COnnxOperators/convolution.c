#include "include/onnx_operators.h"

#include <math.h>
#include <string.h>

#include "vnni.h"
#include "instructions.h"
#include "scratch.h"
#include "winograd.h"

// The signal is cut into blocks of frames whose whole numbers stay in the second cache. Each block
// meets one panel of weights after the other; a panel's sums of `tileFrames` frames stay in registers.

enum {
  panel = vrlPanelChannels,
  tileFrames = 16,
  /// Bytes of a block's whole numbers.
  blockBytes = 192 * 1024,
  fewestTiles = 3,
  mostTiles = 16,
  /// Pieces of work for all threads together: some more than cores, so that none waits long.
  lanes = 16,
};

typedef struct {
  const VrlConvolution *c;
  bool isFast;
  int64_t pairs;
  int64_t halo;
  int64_t tiles;
  /// Frames from one pair of a block to the next.
  int64_t stride;
  int64_t blocks;
  float step;
  int32_t zero;
  float lowest[lanes];
  float highest[lanes];
  bool failed[lanes];
} Task;

#if VRL_X86
VRL_AVX2_BEGIN

static void rangeFast(const float *values, int64_t count, float *lowest, float *highest) {
  __m256 low = _mm256_setzero_ps(), high = low;
  int64_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256 v = _mm256_loadu_ps(values + i);
    low = _mm256_min_ps(low, v);
    high = _mm256_max_ps(high, v);
  }
  float lows[8], highs[8];
  _mm256_storeu_ps(lows, low);
  _mm256_storeu_ps(highs, high);
  for (int j = 0; j < 8; j++) {
    *lowest = fminf(*lowest, lows[j]);
    *highest = fmaxf(*highest, highs[j]);
  }
  for (; i < count; i++) {
    *lowest = fminf(*lowest, values[i]);
    *highest = fmaxf(*highest, values[i]);
  }
}

/// Two rows of the signal as whole numbers less their zero, frame by frame.
static int64_t quantizeFast(const float *first, const float *second, int64_t count, float step,
                            int32_t zero, int16_t *to) {
  const __m256 by = _mm256_set1_ps(step);
  const __m256i low = _mm256_set1_epi32(-zero), high = _mm256_set1_epi32(255 - zero);
  const __m256i half = _mm256_set1_epi32(0xffff);
  int64_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i a = _mm256_cvtps_epi32(_mm256_div_ps(_mm256_loadu_ps(first + i), by));
    __m256i b = _mm256_cvtps_epi32(_mm256_div_ps(_mm256_loadu_ps(second + i), by));
    a = _mm256_min_epi32(_mm256_max_epi32(a, low), high);
    b = _mm256_min_epi32(_mm256_max_epi32(b, low), high);
    a = _mm256_or_si256(_mm256_and_si256(a, half), _mm256_slli_epi32(b, 16));
    _mm256_storeu_si256((__m256i *)(to + 2 * i), a);
  }
  return i;
}

static void tileFast(const int16_t *x, int64_t stride, const int16_t *w, int64_t pairs,
                     int64_t kernel, int64_t dilation, int32_t sums[panel][tileFrames]) {
  __m256i s[panel][2];
  for (int r = 0; r < panel; r++) s[r][0] = s[r][1] = _mm256_setzero_si256();
  for (int64_t p = 0; p < pairs; p++) {
    const int16_t *row = x + 2 * p * stride;
    for (int64_t k = 0; k < kernel; k++) {
      __m256i a = _mm256_loadu_si256((const __m256i *)row);
      __m256i b = _mm256_loadu_si256((const __m256i *)(row + 16));
#pragma clang loop unroll(full)
      for (int r = 0; r < panel; r++) {
        int32_t both;
        memcpy(&both, w + 2 * r, sizeof both);
        __m256i weight = _mm256_set1_epi32(both);
        s[r][0] = _mm256_add_epi32(s[r][0], _mm256_madd_epi16(a, weight));
        s[r][1] = _mm256_add_epi32(s[r][1], _mm256_madd_epi16(b, weight));
      }
      row += 2 * dilation;
      w += 2 * panel;
    }
  }
  for (int r = 0; r < panel; r++) {
    _mm256_storeu_si256((__m256i *)sums[r], s[r][0]);
    _mm256_storeu_si256((__m256i *)(sums[r] + 8), s[r][1]);
  }
}

VRL_END
#endif

static void range(const Task *t, const float *values, int64_t count, float *lowest, float *highest) {
#if VRL_X86
  if (t->isFast) return rangeFast(values, count, lowest, highest);
#endif
  for (int64_t i = 0; i < count; i++) {
    *lowest = fminf(*lowest, values[i]);
    *highest = fmaxf(*highest, values[i]);
  }
}

static int16_t quantized(float value, const Task *t) {
  float whole = rintf(value / t->step);
  return (int16_t)fmaxf(fminf(whole, (float)(255 - t->zero)), (float)-t->zero);
}

static void quantize(const float *first, const float *second, int64_t count, const Task *t,
                     int16_t *to) {
  int64_t i = 0;
#if VRL_X86
  if (t->isFast && second) i = quantizeFast(first, second, count, t->step, t->zero, to);
#endif
  for (; i < count; i++) {
    to[2 * i] = quantized(first[i], t);
    to[2 * i + 1] = second ? quantized(second[i], t) : 0;
  }
}

static void tile(const Task *t, const int16_t *x, const int16_t *w, int32_t sums[panel][tileFrames]) {
  int64_t kernel = t->c->kernel, dilation = t->c->dilation;
#if VRL_X86
  if (t->isFast) return tileFast(x, t->stride, w, t->pairs, kernel, dilation, sums);
#endif
  memset(sums, 0, sizeof(int32_t) * panel * tileFrames);
  for (int64_t p = 0; p < t->pairs; p++)
    for (int64_t k = 0; k < kernel; k++, w += 2 * panel)
      for (int r = 0; r < panel; r++)
        for (int i = 0; i < tileFrames; i++) {
          const int16_t *pair = x + 2 * (p * t->stride + k * dilation + i);
          sums[r][i] += pair[0] * w[2 * r] + pair[1] * w[2 * r + 1];
        }
}

/// The whole numbers of a block and of the frames around it that the kernel reaches.
static void fillBlock(const Task *t, int64_t start, int16_t *to) {
  const VrlConvolution *c = t->c;
  int64_t from = start - t->halo / 2;
  int64_t first = from < 0 ? -from : 0;
  int64_t last = c->frames - from < t->stride ? c->frames - from : t->stride;
  for (int64_t p = 0; p < t->pairs; p++, to += 2 * t->stride) {
    const float *row = c->signal + 2 * p * c->frames + from + first;
    const float *next = 2 * p + 1 < c->inputs ? row + c->frames : NULL;
    memset(to, 0, 2 * sizeof *to * (size_t)first);
    quantize(row, next, last - first, t, to + 2 * first);
    memset(to + 2 * last, 0, 2 * sizeof *to * (size_t)(t->stride - last));
  }
}

static void store(const Task *t, int64_t channel, int64_t frame, int32_t sums[panel][tileFrames]) {
  const VrlConvolution *c = t->c;
  float scale = t->step * c->weightScale;
  int64_t channels = c->outputs - channel < panel ? c->outputs - channel : panel;
  int64_t frames = c->frames - frame < tileFrames ? c->frames - frame : tileFrames;
  for (int64_t r = 0; r < channels; r++) {
    float *to = c->result + (channel + r) * c->frames + frame;
    float bias = c->bias[channel + r];
    if (frames == tileFrames)
      for (int i = 0; i < tileFrames; i++) to[i] = (float)sums[r][i] * scale + bias;
    else
      for (int64_t i = 0; i < frames; i++) to[i] = (float)sums[r][i] * scale + bias;
  }
}

static void convolveBlock(const Task *t, int64_t block, int16_t *x, int16_t *w) {
  const VrlConvolution *c = t->c;
  int64_t start = block * t->tiles * tileFrames;
  int64_t panelSize = t->pairs * c->kernel * panel * 2;
  fillBlock(t, start, x);
  for (int64_t channel = 0; channel < c->outputs; channel += panel) {
    const uint8_t *packed = c->weights + channel / panel * panelSize;
    for (int64_t i = 0; i < panelSize; i++) w[i] = (int16_t)(packed[i] - c->weightZero);
    for (int64_t i = 0; i < t->tiles; i++) {
      int64_t frame = start + i * tileFrames;
      if (frame >= c->frames) break;
      int32_t sums[panel][tileFrames];
      tile(t, x + 2 * i * tileFrames, w, sums);
      store(t, channel, frame, sums);
    }
  }
}

static void findRange(void *context, size_t lane) {
  Task *t = context;
  int64_t from = t->c->inputs * (int64_t)lane / lanes, to = t->c->inputs * (int64_t)(lane + 1) / lanes;
  range(t, t->c->signal + from * t->c->frames, (to - from) * t->c->frames, &t->lowest[lane],
        &t->highest[lane]);
}

static void convolveLane(void *context, size_t lane) {
  Task *t = context;
  int64_t from = t->blocks * (int64_t)lane / lanes, to = t->blocks * (int64_t)(lane + 1) / lanes;
  if (from == to) return;
  size_t signal = (size_t)(2 * t->pairs * t->stride);
  size_t weights = (size_t)(t->pairs * t->c->kernel * panel * 2);
  int16_t *scratch = vrl_take_scratch((signal + weights) * sizeof *scratch);
  if (!scratch) {
    t->failed[lane] = true;
    return;
  }
  for (int64_t block = from; block < to; block++) convolveBlock(t, block, scratch, scratch + signal);
  vrl_give_scratch(scratch);
}

bool vrl_convolve(const VrlConvolution *c, VrlInstructions instructions, VrlDivide divide,
                  void *divider) {
  if (!c->frames || !c->outputs) return true;
  Task t = {.c = c,
            .isFast = instructions >= vrlAVX2,
            .pairs = (c->inputs + 1) / 2,
            .halo = (c->kernel - 1) * c->dilation};
  divide(divider, lanes, findRange, &t);
  float lowest = 0, highest = 0;
  for (int i = 0; i < lanes; i++) {
    lowest = fminf(lowest, t.lowest[i]);
    highest = fmaxf(highest, t.highest[i]);
  }
  t.step = (highest - lowest) / 255;
  // A signal of nothing but zeros has no step; any other number than zero serves.
  if (!(t.step > 0)) t.step = 1;
  t.zero = (int32_t)rintf(fmaxf(fminf(-lowest / t.step, 255), 0));
  VrlRange whole = {t.step, t.zero};
  if (instructions >= vrlVNNI) return vrl_vnni(c, whole, divide, divider);
  if (instructions >= vrlAVX2 && vrl_winograd_serves(c)) return vrl_winograd(c, whole, divide, divider);
  int64_t fitting = (blockBytes / (4 * t.pairs) - t.halo) / tileFrames;
  t.tiles = fitting < fewestTiles ? fewestTiles : fitting > mostTiles ? mostTiles : fitting;
  t.stride = t.tiles * tileFrames + t.halo;
  int64_t blockFrames = t.tiles * tileFrames;
  t.blocks = (c->frames + blockFrames - 1) / blockFrames;
  divide(divider, lanes, convolveLane, &t);
  for (int i = 0; i < lanes; i++)
    if (t.failed[i]) return false;
  return true;
}
