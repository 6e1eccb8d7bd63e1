#include "vnni.h"

#include <string.h>

#include "instructions.h"
#include "scratch.h"

// Four inputs of a frame lie side by side as bytes, and one instruction adds the four products of each of
// sixteen frames. It takes the signal without a sign and the weights with one, so that both keep their zeros
// (X of the signal, W of the weights) until the end:
//
//     Σ (x - X)(w - W) = Σ x (w - 128) + (128 - W) Σ x - X Σ (w - W)
//
// The first sum is the instruction's, the second is one number a frame for all outputs, the third one number an
// output. Frames before and after the signal are X. The weights of inputs that fill up a four are W, so that
// whatever stands there cancels out.

enum {
  panel = vrlPanelChannels,
  four = 4,
  vectorFrames = 16,
  vectors = 4,
  tileFrames = vectors * vectorFrames,
  fewestTiles = 4,
  mostTiles = 16,
  /// Bytes of a block's signal: half of a small second cache.
  blockBytes = 192 * 1024,
  /// Pieces of work for all threads together: some more than cores, so that none waits long.
  lanes = 16,
  middle = 128,
};

#if VRL_X86

typedef struct {
  const VrlConvolution *c;
  VrlRange range;
  /// Inputs by fours.
  int64_t fours;
  int64_t halo;
  int64_t tiles;
  /// Frames from one four of a block to the next.
  int64_t stride;
  int64_t blocks;
  bool failed[lanes];
} Task;

typedef struct {
  uint8_t *signal;
  /// Sums of all inputs and taps, frame by frame, as 32 bits.
  int32_t *windows;
  /// Sums of all inputs, frame by frame.
  int32_t *columns;
  /// A panel's weights less 128: by four, tap, output, and input of the four.
  int8_t *weights;
} Scratch;

VRL_VNNI_BEGIN

/// Sixteen numbers of a row as whole numbers; those that `mask` leaves out are the zero.
static __m512i whole(const float *row, __mmask16 mask, VrlRange range) {
  __m512 value = _mm512_div_ps(_mm512_maskz_loadu_ps(mask, row), _mm512_set1_ps(range.step));
  __m512i number = _mm512_add_epi32(_mm512_cvtps_epi32(value), _mm512_set1_epi32(range.zero));
  return _mm512_min_epi32(_mm512_max_epi32(number, _mm512_setzero_si512()), _mm512_set1_epi32(255));
}

/// Four rows side by side, from frame `first` to `last` of the block, and their sums.
static void fillFour(const Task *t, const float *rows, int64_t count, int64_t first, int64_t last,
                     uint8_t *to, int32_t *columns) {
  const __m512i ones = _mm512_set1_epi8(1);
  for (int64_t i = first; i < last; i += vectorFrames) {
    __mmask16 mask = last - i < vectorFrames ? (__mmask16)((1u << (last - i)) - 1) : 0xffff;
    __m512i bytes = whole(rows + i, mask, t->range);
    for (int64_t r = 1; r < count; r++) {
      __m512i next = whole(rows + r * t->c->frames + i, mask, t->range);
      bytes = _mm512_or_si512(bytes, _mm512_sll_epi32(next, _mm_cvtsi64_si128(8 * r)));
    }
    _mm512_mask_storeu_epi32(to + four * i, mask, bytes);
    __m512i sums = _mm512_maskz_loadu_epi32(mask, columns + i);
    _mm512_mask_storeu_epi32(columns + i, mask, _mm512_dpbusd_epi32(sums, bytes, ones));
  }
}

/// A panel's weights less 128, and the sums of what they are more than their zero.
static void fillWeights(const Task *t, const uint8_t *packed, int8_t *to, int32_t sums[panel]) {
  const __m128i zero = _mm_set1_epi8((char)t->c->weightZero), sign = _mm_set1_epi8((char)middle);
  const __m128i ones = _mm_set1_epi8(1);
  const __mmask16 pair = (1 << 2 * panel) - 1;
  int64_t pairs = (t->c->inputs + 1) / 2, taps = t->c->kernel, size = 2 * panel;
  __m128i low = _mm_setzero_si128(), high = low;
  for (int64_t p = 0; p < t->fours; p++)
    for (int64_t k = 0; k < taps; k++, to += four * panel) {
      const uint8_t *from = packed + (2 * p * taps + k) * size;
      __m128i first = _mm_maskz_loadu_epi8(pair, from);
      __m128i second = 2 * p + 1 < pairs ? _mm_maskz_loadu_epi8(pair, from + taps * size) : zero;
      __m128i a = _mm_unpacklo_epi16(first, second), b = _mm_unpackhi_epi16(first, second);
      low = _mm_dpbusd_epi32(low, a, ones);
      high = _mm_dpbusd_epi32(high, b, ones);
      _mm_storeu_si128((__m128i *)to, _mm_xor_si128(a, sign));
      _mm_storel_epi64((__m128i *)(to + 16), _mm_xor_si128(b, sign));
    }
  int32_t whole[8];
  _mm_storeu_si128((__m128i *)whole, low);
  _mm_storeu_si128((__m128i *)(whole + 4), high);
  for (int r = 0; r < panel; r++) sums[r] = whole[r] - t->c->weightZero * (int32_t)(four * t->fours * taps);
}

static void tile(const uint8_t *x, int64_t stride, const int8_t *w, int64_t fours, int64_t kernel,
                 int64_t dilation, __m512i sums[panel][vectors]) {
  __m512i s[panel][vectors];
  for (int r = 0; r < panel; r++)
    for (int v = 0; v < vectors; v++) s[r][v] = _mm512_setzero_si512();
  for (int64_t p = 0; p < fours; p++) {
    const uint8_t *row = x + four * p * stride;
    for (int64_t k = 0; k < kernel; k++, row += four * dilation, w += four * panel) {
      __m512i a[vectors];
      for (int v = 0; v < vectors; v++) a[v] = _mm512_loadu_si512(row + 64 * v);
#pragma clang loop unroll(full)
      for (int r = 0; r < panel; r++) {
        int32_t all;
        memcpy(&all, w + four * r, sizeof all);
        __m512i weight = _mm512_set1_epi32(all);
#pragma clang loop unroll(full)
        for (int v = 0; v < vectors; v++) s[r][v] = _mm512_dpbusd_epi32(s[r][v], a[v], weight);
      }
    }
  }
  memcpy(sums, s, sizeof s);
}

static void store(const Task *t, int64_t channel, int64_t frame, const int32_t *windows,
                  const int32_t weightSums[panel], __m512i s[panel][vectors]) {
  const VrlConvolution *c = t->c;
  const __m512 scale = _mm512_set1_ps(t->range.step * c->weightScale);
  const __m512i difference = _mm512_set1_epi32(middle - c->weightZero);
  for (int v = 0; v < vectors && frame + v * vectorFrames < c->frames; v++) {
    int64_t left = c->frames - frame - v * vectorFrames;
    __mmask16 mask = left < vectorFrames ? (__mmask16)((1u << left) - 1) : 0xffff;
    __m512i window = _mm512_mullo_epi32(_mm512_loadu_si512(windows + v * vectorFrames), difference);
    for (int r = 0; r < panel && channel + r < c->outputs; r++) {
      __m512i other = _mm512_sub_epi32(window, _mm512_set1_epi32(t->range.zero * weightSums[r]));
      __m512 value = _mm512_cvtepi32_ps(_mm512_add_epi32(s[r][v], other));
      value = _mm512_add_ps(_mm512_mul_ps(value, scale), _mm512_set1_ps(c->bias[channel + r]));
      _mm512_mask_storeu_ps(c->result + (channel + r) * c->frames + frame + v * vectorFrames, mask, value);
    }
  }
}

static void convolveTiles(const Task *t, int64_t channel, int64_t start, Scratch scratch,
                          const int32_t weightSums[panel]) {
  for (int64_t i = 0; i < t->tiles; i++) {
    int64_t frame = start + i * tileFrames;
    if (frame >= t->c->frames) break;
    __m512i sums[panel][vectors];
    tile(scratch.signal + four * i * tileFrames, t->stride, scratch.weights, t->fours, t->c->kernel,
         t->c->dilation, sums);
    store(t, channel, frame, scratch.windows + i * tileFrames, weightSums, sums);
  }
}

VRL_END

/// The whole numbers of a block and of the frames around it that the kernel reaches, and their sums.
static void fillBlock(const Task *t, int64_t start, Scratch scratch) {
  const VrlConvolution *c = t->c;
  int64_t from = start - t->halo / 2;
  int64_t first = from < 0 ? -from : 0;
  int64_t last = c->frames - from < t->stride ? c->frames - from : t->stride;
  memset(scratch.signal, t->range.zero, (size_t)(t->fours * four * t->stride));
  for (int64_t i = 0; i < t->stride; i++)
    scratch.columns[i] = i < first || i >= last ? t->range.zero * (int32_t)(four * t->fours) : 0;
  for (int64_t p = 0; p < t->fours; p++) {
    int64_t left = c->inputs - p * four;
    fillFour(t, c->signal + p * four * c->frames + from, left < four ? left : four, first, last,
             scratch.signal + four * p * t->stride, scratch.columns);
  }
  for (int64_t i = 0; i < t->tiles * tileFrames; i++) {
    int32_t sum = 0;
    for (int64_t k = 0; k < c->kernel; k++) sum += scratch.columns[i + k * c->dilation];
    scratch.windows[i] = sum;
  }
}

static void convolveBlock(const Task *t, int64_t block, Scratch scratch) {
  const VrlConvolution *c = t->c;
  int64_t start = block * t->tiles * tileFrames, pairs = (c->inputs + 1) / 2;
  fillBlock(t, start, scratch);
  for (int64_t channel = 0; channel < c->outputs; channel += panel) {
    int32_t weightSums[panel];
    fillWeights(t, c->weights + channel / panel * pairs * c->kernel * panel * 2, scratch.weights, weightSums);
    convolveTiles(t, channel, start, scratch, weightSums);
  }
}

static void convolveLane(void *context, size_t lane) {
  Task *t = context;
  int64_t from = t->blocks * (int64_t)lane / lanes, to = t->blocks * (int64_t)(lane + 1) / lanes;
  if (from == to) return;
  size_t frames = (size_t)t->stride, signal = frames * four * (size_t)t->fours;
  size_t weights = (size_t)(t->fours * t->c->kernel * panel * four);
  uint8_t *memory = vrl_take_scratch(signal + 2 * frames * sizeof(int32_t) + weights);
  if (!memory) {
    t->failed[lane] = true;
    return;
  }
  int32_t *windows = (int32_t *)(memory + signal);
  Scratch scratch = {memory, windows, windows + frames, (int8_t *)(windows + 2 * frames)};
  for (int64_t block = from; block < to; block++) convolveBlock(t, block, scratch);
  vrl_give_scratch(memory);
}

bool vrl_vnni(const VrlConvolution *c, VrlRange range, VrlDivide divide, void *divider) {
  Task t = {.c = c, .range = range, .fours = (c->inputs + 3) / 4, .halo = (c->kernel - 1) * c->dilation};
  int64_t fitting = (blockBytes / (four * t.fours) - t.halo) / tileFrames;
  t.tiles = fitting < fewestTiles ? fewestTiles : fitting > mostTiles ? mostTiles : fitting;
  t.stride = t.tiles * tileFrames + t.halo;
  int64_t blockFrames = t.tiles * tileFrames;
  t.blocks = (c->frames + blockFrames - 1) / blockFrames;
  divide(divider, lanes, convolveLane, &t);
  for (int i = 0; i < lanes; i++)
    if (t.failed[i]) return false;
  return true;
}

#else

bool vrl_vnni(const VrlConvolution *c, VrlRange range, VrlDivide divide, void *divider) {
  return (void)c, (void)range, (void)divide, (void)divider, false;
}

#endif
