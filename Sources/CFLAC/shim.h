#pragma once
#include <FLAC/metadata.h>
#include <FLAC/stream_encoder.h>

/* A variable there, which Swift takes for one that anybody may change. */
static inline const char *cflac_vendor(void) {
  return FLAC__VENDOR_STRING;
}
