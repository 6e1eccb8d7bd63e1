#pragma once
#include <alsa/asoundlib.h>

/* ALSA prints to standard error whenever it looks for a card in vain. The handler that replaces
   its own is variadic, which Swift cannot write. */
static inline void calsa_say_nothing(const char *file, int line, const char *function, int error,
                                     const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}
static inline void calsa_silence(void) { snd_lib_error_set_handler(calsa_say_nothing); }
