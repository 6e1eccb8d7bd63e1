#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// The part of SVOX Pico's public C interface that Vorleser calls, in our own words. Source: picoapi.h and picodefs.h of SVOX Pico.

#pragma clang assume_nonnull begin

typedef struct CPicoSystem CPicoSystem;
typedef struct CPicoResource CPicoResource;
typedef struct CPicoEngine CPicoEngine;

// The room for a message or a name (PICO_RETSTRINGSIZE; names take 32 bytes).
enum { cpico_text_size = 200 };
// What a call answers: PICO_OK, and PICO_STEP_IDLE and PICO_STEP_BUSY of pico_getData.
enum { cpico_ok = 0, cpico_idle = 200, cpico_busy = 201 };

typedef struct CPicoFunctions {
  int32_t (*pico_initialize)(void *memory, uint32_t size, CPicoSystem *_Nullable *_Nonnull out);
  int32_t (*pico_getSystemStatusMessage)(CPicoSystem *, int32_t status, char *out);
  int32_t (*pico_loadResource)(CPicoSystem *, const char *path, CPicoResource *_Nullable *_Nonnull out);
  int32_t (*pico_getResourceName)(CPicoSystem *, CPicoResource *, char *out);
  int32_t (*pico_createVoiceDefinition)(CPicoSystem *, const char *voice);
  int32_t (*pico_addResourceToVoiceDefinition)(CPicoSystem *, const char *voice, const char *resource);
  int32_t (*pico_newEngine)(CPicoSystem *, const char *voice, CPicoEngine *_Nullable *_Nonnull out);
  // Takes at most so many bytes, and says how many it took.
  int32_t (*pico_putTextUtf8)(CPicoEngine *, const char *_Nullable text, int16_t byteCount, int16_t *taken);
  // Mono PCM with 16 bits a sample, 16,000 samples a second.
  int32_t (*pico_getData)(CPicoEngine *, void *_Nullable out, int16_t size, int16_t *byteCount, int16_t *kind);
} CPicoFunctions;

// Finds every function; answers the name of one that is missing, or nothing.
static inline const char *_Nullable cpico_find(void *library, CPicoFunctions *out) {
#define CPICO_FIND(name) \
  if (!(out->name = (__typeof__(out->name))dlsym(library, #name))) return #name;
  CPICO_FIND(pico_initialize)
  CPICO_FIND(pico_getSystemStatusMessage)
  CPICO_FIND(pico_loadResource)
  CPICO_FIND(pico_getResourceName)
  CPICO_FIND(pico_createVoiceDefinition)
  CPICO_FIND(pico_addResourceToVoiceDefinition)
  CPICO_FIND(pico_newEngine)
  CPICO_FIND(pico_putTextUtf8)
  CPICO_FIND(pico_getData)
#undef CPICO_FIND
  return NULL;
}

#pragma clang assume_nonnull end
