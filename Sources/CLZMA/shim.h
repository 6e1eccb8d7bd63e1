#pragma once
#include <lzma.h>

/* Starts to decode .xz, several streams one after the other too; the flag is a macro with a cast. */
static inline lzma_ret clzma_start(lzma_stream *stream, uint64_t memory_limit) {
  return lzma_stream_decoder(stream, memory_limit, LZMA_CONCATENATED);
}
