#pragma once
/* Not hb-icu.h: ICU's types are those of Foundation's own ICU once more. Not hb-ft.h: FreeType's types are CFreeType's. */
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
