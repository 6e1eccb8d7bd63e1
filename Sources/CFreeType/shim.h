#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_IMAGE_H
#include FT_OUTLINE_H
#include FT_STROKER_H

/* Values of macros whose types or casts Swift can't see. */
static inline FT_Int32 cfreetype_load_outline(void) {
  return FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP | FT_LOAD_NO_HINTING;
}
