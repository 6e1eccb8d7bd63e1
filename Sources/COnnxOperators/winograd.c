#include "winograd.h"

#include <string.h>

#include "instructions.h"
#include "scratch.h"

// Winograd's convolution F(4, 3) in exact whole numbers: three taps and four frames at once take six
// products, not twelve. Longer kernels are sums of such threes.
//
// With x[0]...x[5] the signal and g[0]...g[2] the taps, six sums of each are multiplied:
//
//     x: 4a - 5c + e, -4b - 4c + d + e, 4b - 4c - d + e, -2b - c + 2d + e, 2b - c - 2d + e, 4b - 5d + f
//     g: a, a + b + c, a - b + c, a + 2b + 4c, a - 2b + 4c, c
//
// and the products m, after the factors 1/4, -1/6, -1/6, 1/24, 1/24, 1, give the frames
//
//     m0 + m1 + m2 + m3 + m4,  m1 - m2 + 2 m3 - 2 m4,  m1 + m2 + 4 m3 + 4 m4,  m1 - m2 + 8 m3 - 8 m4 + m5
//
// Source: Lavin and Gray, Fast Algorithms for Convolutional Neural Networks (2016), with the factors of
// the taps moved behind the products, where numbers have fractions again. Whoever packs the weights
// makes sure that no sum overflows.
//
// A kernel whose taps are `dilation` frames apart is one for each remainder of that division: frame
// (4 quad + j) · dilation + r is frame j of the quad, of the remainder r.

enum {
  panel = vrlPanelChannels,
  products = 6,
  taps = 3,
  quadFrames = 4,
  tileQuads = 16,
  mostTiles = 6,
  /// Bytes of a block's sums of the signal: half of a second cache, whose other half may be a neighbour's.
  blockBytes = 200 * 1024,
  /// Pieces of work for all threads together: some more than cores, so that none waits long.
  lanes = 16,
  /// What a vector's store may reach beyond the numbers that are meant, in numbers of 16 bits.
  slack = 16,
};

bool vrl_winograd_serves(const VrlConvolution *c) { return c->kernel >= taps; }

#if VRL_X86

typedef struct {
  const VrlConvolution *c;
  VrlRange range;
  int64_t pairs;
  int64_t threes;
  /// Quads of a block, and of the signal that its last threes reach.
  int64_t quads;
  int64_t signalQuads;
  int64_t blocks;
  bool failed[lanes];
} Task;

typedef struct {
  /// Two rows of the signal, frame by frame.
  int32_t *row;
  /// Those of one remainder by place in the quad and quad.
  int32_t *quads;
  /// Sums of the signal: by product, remainder and tile, pair, three, and quad.
  int32_t *signal;
  /// Sums of a panel's taps: by product, pair, and three.
  int16_t *taps;
} Scratch;

/// Numbers of a product's sums of a tile's signal, and of a block's.
static int64_t tileStride(const Task *t) { return t->pairs * t->threes * tileQuads; }
static int64_t signalStride(const Task *t) {
  return t->c->dilation * (t->quads / tileQuads) * tileStride(t);
}
static int64_t tapStride(const Task *t) { return t->pairs * t->threes * panel * 2 + slack; }

VRL_AVX2_BEGIN

static int32_t wholePair(float a, float b, VrlRange range) {
  __m128 values = _mm_div_ps(_mm_setr_ps(a, b, 0, 0), _mm_set1_ps(range.step));
  __m128i whole = _mm_cvtps_epi32(values);
  whole = _mm_max_epi32(whole, _mm_set1_epi32(-range.zero));
  whole = _mm_min_epi32(whole, _mm_set1_epi32(255 - range.zero));
  return (_mm_extract_epi32(whole, 0) & 0xffff) | (int32_t)((uint32_t)_mm_extract_epi32(whole, 1) << 16);
}

/// Two rows as whole numbers less their zero. `second` may be NULL.
static void fillRow(const float *first, const float *second, int64_t count, VrlRange range, int32_t *to) {
  const __m256 by = _mm256_set1_ps(range.step);
  const __m256i low = _mm256_set1_epi32(-range.zero), high = _mm256_set1_epi32(255 - range.zero);
  const __m256i half = _mm256_set1_epi32(0xffff);
  int64_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i a = _mm256_cvtps_epi32(_mm256_div_ps(_mm256_loadu_ps(first + i), by));
    a = _mm256_and_si256(_mm256_min_epi32(_mm256_max_epi32(a, low), high), half);
    if (second) {
      __m256i b = _mm256_cvtps_epi32(_mm256_div_ps(_mm256_loadu_ps(second + i), by));
      b = _mm256_min_epi32(_mm256_max_epi32(b, low), high);
      a = _mm256_or_si256(a, _mm256_slli_epi32(b, 16));
    }
    _mm256_storeu_si256((__m256i *)(to + i), a);
  }
  for (; i < count; i++) to[i] = wholePair(first[i], second ? second[i] : 0, range);
}

/// The six sums of a tile's signal, for one three.
static void sumSignal(const int32_t *quads, int64_t signalQuads, int64_t three, int32_t *to,
                      int64_t stride) {
  const int32_t *x[products];
  for (int j = 0; j < products; j++) {
    int64_t place = taps * three + j;
    x[j] = quads + place % quadFrames * signalQuads + place / quadFrames;
  }
  for (int s = 0; s < tileQuads; s += 8) {
    __m256i v[products], y[products];
    for (int j = 0; j < products; j++) v[j] = _mm256_loadu_si256((const __m256i *)(x[j] + s));
    __m256i c4 = _mm256_slli_epi16(v[2], 2), b4 = _mm256_slli_epi16(v[1], 2);
    __m256i ec = _mm256_sub_epi16(v[4], v[2]), db = _mm256_sub_epi16(v[3], v[1]);
    __m256i ec4 = _mm256_sub_epi16(v[4], c4), db4 = _mm256_sub_epi16(v[3], b4);
    __m256i db2 = _mm256_slli_epi16(db, 1);
    y[0] = _mm256_add_epi16(_mm256_slli_epi16(_mm256_sub_epi16(v[0], v[2]), 2), ec);
    y[1] = _mm256_add_epi16(ec4, db4);
    y[2] = _mm256_sub_epi16(ec4, db4);
    y[3] = _mm256_add_epi16(ec, db2);
    y[4] = _mm256_sub_epi16(ec, db2);
    y[5] = _mm256_sub_epi16(_mm256_sub_epi16(v[5], v[3]), _mm256_slli_epi16(db, 2));
    for (int j = 0; j < products; j++) _mm256_storeu_si256((__m256i *)(to + j * stride + s), y[j]);
  }
}

static __m256i tapOf(const uint8_t *packed, __m256i zero) {
  int32_t last;
  memcpy(&last, packed + 8, sizeof last);
  __m128i bytes = _mm_insert_epi32(_mm_loadl_epi64((const __m128i *)packed), last, 2);
  return _mm256_sub_epi16(_mm256_cvtepu8_epi16(bytes), zero);
}

/// The six sums of a panel's taps.
static void sumTaps(const Task *t, const uint8_t *packed, int16_t *to) {
  const __m256i zero = _mm256_set1_epi16((int16_t)t->c->weightZero), none = _mm256_setzero_si256();
  int64_t stride = tapStride(t), kernel = t->c->kernel;
  for (int64_t p = 0; p < t->pairs; p++, packed += kernel * panel * 2)
    for (int64_t k = 0; k < kernel; k += taps, to += panel * 2) {
      const uint8_t *three = packed + k * panel * 2;
      __m256i a = tapOf(three, zero);
      __m256i b = k + 1 < kernel ? tapOf(three + panel * 2, zero) : none;
      __m256i c = k + 2 < kernel ? tapOf(three + panel * 4, zero) : none;
      __m256i ac = _mm256_add_epi16(a, c), ac4 = _mm256_add_epi16(a, _mm256_slli_epi16(c, 2));
      __m256i b2 = _mm256_slli_epi16(b, 1);
      const __m256i sums[products] = {a, _mm256_add_epi16(ac, b), _mm256_sub_epi16(ac, b),
                                      _mm256_add_epi16(ac4, b2), _mm256_sub_epi16(ac4, b2), c};
      for (int j = 0; j < products; j++) _mm256_storeu_si256((__m256i *)(to + j * stride), sums[j]);
    }
}

/// One product of a panel and of a tile.
static void multiply(const int32_t *x, const int16_t *w, int64_t count, int32_t sums[panel][tileQuads]) {
  __m256i s[panel][2];
  for (int r = 0; r < panel; r++) s[r][0] = s[r][1] = _mm256_setzero_si256();
  for (int64_t n = 0; n < count; n++, x += tileQuads, w += 2 * panel) {
    __m256i a = _mm256_loadu_si256((const __m256i *)x);
    __m256i b = _mm256_loadu_si256((const __m256i *)(x + 8));
#pragma clang loop unroll(full)
    for (int r = 0; r < panel; r++) {
      int32_t both;
      memcpy(&both, w + 2 * r, sizeof both);
      __m256i weight = _mm256_set1_epi32(both);
      s[r][0] = _mm256_add_epi32(s[r][0], _mm256_madd_epi16(a, weight));
      s[r][1] = _mm256_add_epi32(s[r][1], _mm256_madd_epi16(b, weight));
    }
  }
  for (int r = 0; r < panel; r++) {
    _mm256_storeu_si256((__m256i *)sums[r], s[r][0]);
    _mm256_storeu_si256((__m256i *)(sums[r] + 8), s[r][1]);
  }
}

static __m256 number(const int32_t *from) {
  return _mm256_cvtepi32_ps(_mm256_loadu_si256((const __m256i *)from));
}

/// Four frames of `tileQuads` quads of one output.
static void frames(int32_t sums[products][panel][tileQuads], int row, float scale, float bias,
                   float to[quadFrames][tileQuads]) {
  const __m256 first = _mm256_set1_ps(scale / 4), middle = _mm256_set1_ps(scale / -6);
  const __m256 outer = _mm256_set1_ps(scale / 24), last = _mm256_set1_ps(scale);
  const __m256 b = _mm256_set1_ps(bias);
  for (int i = 0; i < tileQuads; i += 8) {
    __m256 m1 = number(sums[1][row] + i), m2 = number(sums[2][row] + i);
    __m256 m3 = number(sums[3][row] + i), m4 = number(sums[4][row] + i);
    __m256 even = _mm256_fmadd_ps(_mm256_add_ps(m1, m2), middle, b);
    __m256 odd = _mm256_fmadd_ps(_mm256_sub_ps(m1, m2), middle, b);
    __m256 sum = _mm256_mul_ps(_mm256_add_ps(m3, m4), outer);
    __m256 difference = _mm256_mul_ps(_mm256_sub_ps(m3, m4), outer);
    __m256 y0 = _mm256_fmadd_ps(number(sums[0][row] + i), first, _mm256_add_ps(even, sum));
    __m256 y1 = _mm256_fmadd_ps(difference, _mm256_set1_ps(2), odd);
    __m256 y2 = _mm256_fmadd_ps(sum, _mm256_set1_ps(4), even);
    __m256 y3 = _mm256_fmadd_ps(difference, _mm256_set1_ps(8), odd);
    y3 = _mm256_fmadd_ps(number(sums[5][row] + i), last, y3);
    _mm256_storeu_ps(to[0] + i, y0);
    _mm256_storeu_ps(to[1] + i, y1);
    _mm256_storeu_ps(to[2] + i, y2);
    _mm256_storeu_ps(to[3] + i, y3);
  }
}

/// A row by place in the quad, without remainders. `count` is a multiple of four.
static void divideRow(const int32_t *row, int64_t count, int32_t *to) {
  for (int64_t s = 0; s < count; s += 4) {
    __m128 v[quadFrames];
    for (int i = 0; i < 4; i++) v[i] = _mm_loadu_ps((const float *)(row + quadFrames * (s + i)));
    _MM_TRANSPOSE4_PS(v[0], v[1], v[2], v[3]);
    for (int i = 0; i < quadFrames; i++) _mm_storeu_ps((float *)(to + i * count + s), v[i]);
  }
}

/// The frames of a tile's quads, one after the other.
static void joinFrames(float y[quadFrames][tileQuads], float *to) {
  for (int s = 0; s < tileQuads; s += 4) {
    __m128 v[quadFrames];
    for (int i = 0; i < quadFrames; i++) v[i] = _mm_loadu_ps(y[i] + s);
    _MM_TRANSPOSE4_PS(v[0], v[1], v[2], v[3]);
    for (int i = 0; i < 4; i++) _mm_storeu_ps(to + quadFrames * (s + i), v[i]);
  }
}

VRL_END

/// A row by remainder, place in the quad, and quad.
static void divideRemainder(const Task *t, int64_t remainder, Scratch scratch) {
  int64_t step = t->c->dilation;
  if (step == 1) return divideRow(scratch.row, t->signalQuads, scratch.quads);
  for (int64_t place = 0; place < quadFrames; place++) {
    const int32_t *source = scratch.row + place * step + remainder;
    int32_t *to = scratch.quads + place * t->signalQuads;
    for (int64_t s = 0; s < t->signalQuads; s++) to[s] = source[s * quadFrames * step];
  }
}

/// Sums of a block's signal.
static void fillBlock(const Task *t, int64_t quad, Scratch scratch) {
  const VrlConvolution *c = t->c;
  int64_t width = t->signalQuads * quadFrames * c->dilation;
  int64_t from = (quadFrames * quad - (c->kernel - 1) / 2) * c->dilation;
  int64_t first = from < 0 ? -from : 0;
  int64_t last = c->frames - from < width ? c->frames - from : width;
  if (last < first) last = first;
  memset(scratch.row, 0, sizeof(int32_t) * (size_t)first);
  memset(scratch.row + last, 0, sizeof(int32_t) * (size_t)(width - last));
  for (int64_t p = 0; p < t->pairs; p++) {
    const float *row = c->signal + 2 * p * c->frames + from + first;
    fillRow(row, 2 * p + 1 < c->inputs ? row + c->frames : NULL, last - first, t->range,
            scratch.row + first);
    for (int64_t r = 0; r < c->dilation; r++) {
      divideRemainder(t, r, scratch);
      for (int64_t i = 0; i < t->quads / tileQuads; i++)
        for (int64_t g = 0; g < t->threes; g++)
          sumSignal(scratch.quads + i * tileQuads, t->signalQuads, g,
                    scratch.signal + (r * (t->quads / tileQuads) + i) * tileStride(t) +
                        (p * t->threes + g) * tileQuads,
                    signalStride(t));
    }
  }
}

static void store(const Task *t, int64_t channel, int64_t quad, int64_t remainder,
                  int32_t sums[products][panel][tileQuads]) {
  const VrlConvolution *c = t->c;
  float scale = t->range.step * c->weightScale;
  int64_t start = quadFrames * quad * c->dilation + remainder;
  for (int row = 0; row < panel && channel + row < c->outputs; row++) {
    float y[quadFrames][tileQuads];
    frames(sums, row, scale, c->bias[channel + row], y);
    float *to = c->result + (channel + row) * c->frames + start;
    int64_t left = c->frames - start;
    int64_t step = c->dilation;
    if (left >= quadFrames * tileQuads && step == 1) {
      joinFrames(y, to);
    } else if (left >= quadFrames * tileQuads * step) {
      for (int i = 0; i < tileQuads; i++, to += quadFrames * step)
        for (int j = 0; j < quadFrames; j++) to[j * step] = y[j][i];
    } else {
      for (int64_t n = 0; n * step < left && n < quadFrames * tileQuads; n++)
        to[n * step] = y[n % quadFrames][n / quadFrames];
    }
  }
}

static void convolveBlock(const Task *t, int64_t block, Scratch scratch) {
  const VrlConvolution *c = t->c;
  int64_t quad = block * t->quads;
  int64_t tiles = t->quads / tileQuads;
  fillBlock(t, quad, scratch);
  for (int64_t channel = 0; channel < c->outputs; channel += panel) {
    sumTaps(t, c->weights + channel / panel * t->pairs * c->kernel * panel * 2, scratch.taps);
    for (int64_t r = 0; r < c->dilation; r++)
      for (int64_t i = 0; i < tiles; i++) {
        if (quadFrames * (quad + i * tileQuads) * c->dilation + r >= c->frames) break;
        int32_t sums[products][panel][tileQuads];
        for (int j = 0; j < products; j++)
          multiply(scratch.signal + j * signalStride(t) + (r * tiles + i) * tileStride(t),
                   scratch.taps + j * tapStride(t), t->pairs * t->threes, sums[j]);
        store(t, channel, quad + i * tileQuads, r, sums);
      }
  }
}

static void convolveLane(void *context, size_t lane) {
  Task *t = context;
  int64_t from = t->blocks * (int64_t)lane / lanes, to = t->blocks * (int64_t)(lane + 1) / lanes;
  if (from == to) return;
  // Vectors read up to eight numbers beyond the ends.
  size_t row = (size_t)(t->signalQuads * quadFrames * t->c->dilation) + slack;
  size_t quads = (size_t)(t->signalQuads * quadFrames) + slack;
  size_t signal = (size_t)(products * signalStride(t)) + slack;
  size_t weights = (size_t)(products * tapStride(t));
  int32_t *memory = vrl_take_scratch((row + quads + signal) * sizeof(int32_t) + weights * sizeof(int16_t));
  if (!memory) {
    t->failed[lane] = true;
    return;
  }
  Scratch scratch = {memory, memory + row, memory + row + quads,
                     (int16_t *)(memory + row + quads + signal)};
  for (int64_t block = from; block < to; block++) convolveBlock(t, block, scratch);
  vrl_give_scratch(memory);
}

bool vrl_winograd(const VrlConvolution *c, VrlRange range, VrlDivide divide, void *divider) {
  Task t = {.c = c, .range = range, .pairs = (c->inputs + 1) / 2, .threes = (c->kernel + taps - 1) / taps};
  int64_t fitting = blockBytes / (4 * products * t.pairs * t.threes * tileQuads * c->dilation);
  // Each block makes the sums of all taps anew: that must serve more than one tile.
  int64_t fewest = c->dilation > 1 ? 1 : 2;
  t.quads = tileQuads * (fitting < fewest ? fewest : fitting > mostTiles ? mostTiles : fitting);
  t.signalQuads = t.quads + (taps * (t.threes - 1) + products) / quadFrames;
  t.signalQuads = (t.signalQuads + 3) / 4 * 4;
  int64_t quads = (c->frames + quadFrames * c->dilation - 1) / (quadFrames * c->dilation);
  t.blocks = (quads + t.quads - 1) / t.quads;
  divide(divider, lanes, convolveLane, &t);
  for (int i = 0; i < lanes; i++)
    if (t.failed[i]) return false;
  return true;
}

#else

bool vrl_winograd(const VrlConvolution *c, VrlRange range, VrlDivide divide, void *divider) {
  (void)c, (void)range, (void)divide, (void)divider;
  return false;
}

#endif
