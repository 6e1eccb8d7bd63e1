#pragma once
#include <libxml/xmlversion.h>
/* Debian's libxml2 includes ICU's headers, whose types Foundation declares once more, of its own ICU: a file that sees both isn't compiled.
   Without this macro, xmlCharEncodingHandler has no converters of ICU, and nobody here looks into that structure. */
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xpath.h>

/* Mutable globals, which Swift 6 lets nobody touch. */
static inline void cxml_set_max_depth(unsigned int depth) { xmlParserMaxDepth = depth; }
static inline void cxml_free(void *memory) { xmlFree(memory); }
