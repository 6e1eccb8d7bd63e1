#pragma once
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xpath.h>

/* Mutable globals, which Swift 6 lets nobody touch. */
static inline void cxml_set_max_depth(unsigned int depth) { xmlParserMaxDepth = depth; }
static inline void cxml_free(void *memory) { xmlFree(memory); }
