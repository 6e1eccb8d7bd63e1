#pragma once
#include <avif/avif.h>
#include <dlfcn.h>
#include <stddef.h>

/* The functions of libavif that are called. The library is loaded when a picture needs it, since it brings five codecs of
   video along, which no other start of the program should pay for. */
typedef struct CAVIFFunctions {
  avifDecoder *(*avifDecoderCreate)(void);
  void (*avifDecoderDestroy)(avifDecoder *);
  avifResult (*avifDecoderSetIOMemory)(avifDecoder *, const uint8_t *bytes, size_t count);
  avifResult (*avifDecoderParse)(avifDecoder *);
  avifResult (*avifDecoderNextImage)(avifDecoder *);
  void (*avifRGBImageSetDefaults)(avifRGBImage *, const avifImage *);
  avifResult (*avifImageYUVToRGB)(const avifImage *, avifRGBImage *);
} CAVIFFunctions;

/* Finds the functions in a loaded library; names the first one that is missing, or answers NULL. */
static inline const char *cavif_find(void *library, CAVIFFunctions *found) {
#define CAVIF_FIND(name) \
  if (!(*(void **)&found->name = dlsym(library, #name))) return #name
  CAVIF_FIND(avifDecoderCreate);
  CAVIF_FIND(avifDecoderDestroy);
  CAVIF_FIND(avifDecoderSetIOMemory);
  CAVIF_FIND(avifDecoderParse);
  CAVIF_FIND(avifDecoderNextImage);
  CAVIF_FIND(avifRGBImageSetDefaults);
  CAVIF_FIND(avifImageYUVToRGB);
#undef CAVIF_FIND
  return NULL;
}
