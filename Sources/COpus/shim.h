#pragma once
#include <ogg/ogg.h>
#include <opus/opus.h>

/* opus_encoder_ctl is variadic, which Swift cannot call; one function for each request we make. */
static inline int copus_set_bitrate(OpusEncoder *encoder, opus_int32 bits_per_second) {
  return opus_encoder_ctl(encoder, OPUS_SET_BITRATE(bits_per_second));
}
static inline int copus_set_constant_bitrate(OpusEncoder *encoder) {
  return opus_encoder_ctl(encoder, OPUS_SET_VBR(0));
}
static inline int copus_set_complexity(OpusEncoder *encoder, opus_int32 complexity) {
  return opus_encoder_ctl(encoder, OPUS_SET_COMPLEXITY(complexity));
}
static inline int copus_set_voice_signal(OpusEncoder *encoder) {
  return opus_encoder_ctl(encoder, OPUS_SET_SIGNAL(OPUS_SIGNAL_VOICE));
}
static inline int copus_get_lookahead(OpusEncoder *encoder, opus_int32 *samples) {
  return opus_encoder_ctl(encoder, OPUS_GET_LOOKAHEAD(samples));
}
