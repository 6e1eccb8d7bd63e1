#include <math.h>

#include "include/onnx_operators.h"
#include "instructions.h"

// Frames that are summed with few digits before they join a sum with many.
enum { chunk = 1024 };

// sin(x)² has the period π, so that the angle less the nearest multiple of π is enough. π is taken off in
// three parts: the first two have few digits, so that their multiples are exact.
static const float piFirst = 3.140625f, piSecond = 9.67502593994140625e-4f, piThird = 1.509957990978376432e-7f;
// sin(x) = x + x³ (c3 + x² (c5 + x² (c7 + x² c9))) on -π/2...π/2: Taylor's series, the last factor
// chosen for the least error (4e-9).
static const float c3 = -1.6666666e-1f, c5 = 8.333332e-3f, c7 = -1.9840874e-4f, c9 = 2.7525562e-6f, c11 = -2.3889859e-8f;

static float snakeOf(float h, float frequency, float reciprocal) {
  float sine = sinf(frequency * h);
  return h + sine * sine * reciprocal;
}

#if VRL_X86
VRL_AVX2_BEGIN

static float total(__m256 v) {
  float parts[8];
  _mm256_storeu_ps(parts, v);
  float sum = 0;
  for (int i = 0; i < 8; i++) sum += parts[i];
  return sum;
}

/// The sum of a row less `centre`, or of its squares.
static double sumFast(const float *row, int64_t count, float centre, bool squares) {
  const __m256 c = _mm256_set1_ps(centre);
  double sum = 0;
  for (int64_t start = 0; start < count; start += chunk) {
    int64_t end = count - start < chunk ? count : start + chunk;
    __m256 part = _mm256_setzero_ps();
    int64_t i = start;
    for (; i + 8 <= end; i += 8) {
      __m256 v = _mm256_sub_ps(_mm256_loadu_ps(row + i), c);
      part = squares ? _mm256_fmadd_ps(v, v, part) : _mm256_add_ps(part, v);
    }
    sum += (double)total(part);
    for (; i < end; i++) {
      double v = (double)(row[i] - centre);
      sum += squares ? v * v : v;
    }
  }
  return sum;
}

static int64_t activateFast(const float *row, int64_t count, float factor, float offset,
                            float frequency, float reciprocal, float *to) {
  const __m256 f = _mm256_set1_ps(factor), o = _mm256_set1_ps(offset);
  const __m256 a = _mm256_set1_ps(frequency), r = _mm256_set1_ps(reciprocal);
  const __m256 inverse = _mm256_set1_ps(0.318309886183790671538f);
  int64_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256 h = _mm256_fmadd_ps(_mm256_loadu_ps(row + i), f, o);
    __m256 x = _mm256_mul_ps(a, h);
    __m256 n = _mm256_round_ps(_mm256_mul_ps(x, inverse), _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
    x = _mm256_fnmadd_ps(n, _mm256_set1_ps(piFirst), x);
    x = _mm256_fnmadd_ps(n, _mm256_set1_ps(piSecond), x);
    x = _mm256_fnmadd_ps(n, _mm256_set1_ps(piThird), x);
    __m256 q = _mm256_mul_ps(x, x);
    __m256 p = _mm256_fmadd_ps(q, _mm256_set1_ps(c11), _mm256_set1_ps(c9));
    p = _mm256_fmadd_ps(q, p, _mm256_set1_ps(c7));
    p = _mm256_fmadd_ps(q, p, _mm256_set1_ps(c5));
    p = _mm256_fmadd_ps(q, p, _mm256_set1_ps(c3));
    __m256 sine = _mm256_fmadd_ps(_mm256_mul_ps(q, x), p, x);
    __m256 y = _mm256_fmadd_ps(_mm256_mul_ps(sine, sine), r, h);
    _mm256_storeu_ps(to + i, y);
  }
  return i;
}

VRL_END
#endif

static double sum(const float *row, int64_t count, float centre, bool squares) {
#if VRL_X86
  if (vrl_instructions() >= vrlAVX2) return sumFast(row, count, centre, squares);
#endif
  double sum = 0;
  for (int64_t i = 0; i < count; i++) {
    double v = (double)(row[i] - centre);
    sum += squares ? v * v : v;
  }
  return sum;
}

static void snakeChannel(void *context, size_t channel) {
  const VrlSnake *s = context;
  const float *row = s->signal + (int64_t)channel * s->frames;
  float *to = s->result + (int64_t)channel * s->frames;
  float mean = (float)(sum(row, s->frames, 0, false) / (double)s->frames);
  double variance = sum(row, s->frames, mean, true) / (double)s->frames;
  float factor = (float)((double)s->gain[channel] / sqrt(variance + (double)s->epsilon));
  float offset = s->shift[channel] - mean * factor;
  float frequency = s->frequency[channel], reciprocal = 1 / frequency;
  int64_t i = 0;
#if VRL_X86
  if (vrl_instructions() >= vrlAVX2)
    i = activateFast(row, s->frames, factor, offset, frequency, reciprocal, to);
#endif
  for (; i < s->frames; i++) to[i] = snakeOf(row[i] * factor + offset, frequency, reciprocal);
}

void vrl_snake(const VrlSnake *snake, VrlDivide divide, void *divider) {
  if (!snake->frames) return;
  divide(divider, (size_t)snake->channels, snakeChannel, (void *)snake);
}
