#pragma once
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/unorm2.h>
#include <unicode/uregex.h>
#include <unicode/ustring.h>
#include <unicode/uscript.h>

/* ICU renames its functions by macros (ubrk_open becomes ubrk_open_72), which Swift cannot see;
   these carry plain names. */
static inline UBreakIterator *cicu_ubrk_open(UBreakIteratorType type, const char *locale,
                                             const UChar *text, int32_t length,
                                             UErrorCode *status) {
  return ubrk_open(type, locale, text, length, status);
}
static inline void cicu_ubrk_close(UBreakIterator *it) { ubrk_close(it); }
static inline void cicu_ubrk_set_text(UBreakIterator *it, const UChar *text, int32_t length,
                                      UErrorCode *status) {
  ubrk_setText(it, text, length, status);
}
static inline int32_t cicu_ubrk_first(UBreakIterator *it) { return ubrk_first(it); }
static inline int32_t cicu_ubrk_next(UBreakIterator *it) { return ubrk_next(it); }
static inline int32_t cicu_ubrk_rule_status(UBreakIterator *it) { return ubrk_getRuleStatus(it); }

static inline UBiDi *cicu_ubidi_open(void) { return ubidi_open(); }
static inline void cicu_ubidi_close(UBiDi *bidi) { ubidi_close(bidi); }
/* The direction of a paragraph is that of its first strong letter. */
static inline const UBiDiLevel *cicu_ubidi_levels(UBiDi *bidi, const UChar *text, int32_t length,
                                                  UErrorCode *status) {
  ubidi_setPara(bidi, text, length, UBIDI_DEFAULT_LTR, NULL, status);
  return U_FAILURE(*status) ? NULL : ubidi_getLevels(bidi, status);
}
static inline UBiDiLevel cicu_ubidi_paragraph_level(UBiDi *bidi) { return ubidi_getParaLevel(bidi); }

static inline UConverter *cicu_ucnv_open(const char *name, UErrorCode *status) {
  return ucnv_open(name, status);
}
static inline void cicu_ucnv_close(UConverter *converter) { ucnv_close(converter); }
static inline void cicu_ucnv_to_unicode(UConverter *converter, UChar **target,
                                        const UChar *target_limit, const char **source,
                                        const char *source_limit, UBool flush,
                                        UErrorCode *status) {
  ucnv_toUnicode(converter, target, target_limit, source, source_limit, NULL, flush, status);
}
static inline void cicu_ucnv_to_unicode_with_offsets(UConverter *converter, UChar **target,
                                                     const UChar *target_limit,
                                                     const char **source,
                                                     const char *source_limit, int32_t *offsets,
                                                     UBool flush, UErrorCode *status) {
  ucnv_toUnicode(converter, target, target_limit, source, source_limit, offsets, flush, status);
}
static inline int32_t cicu_ucnv_invalid_count(const UConverter *converter) {
  char bytes[32];
  int8_t count = sizeof bytes;
  UErrorCode status = U_ZERO_ERROR;
  ucnv_getInvalidChars(converter, bytes, &count, &status);
  return U_FAILURE(status) ? 1 : count;
}
/* The stop callback is a function pointer constant whose renamed symbol Swift cannot name. */
static inline void cicu_ucnv_stop_at_errors(UConverter *converter, UErrorCode *status) {
  ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, status);
}
static inline const char *cicu_error_name(UErrorCode code) { return u_errorName(code); }

/* Whether a character belongs to a script (ISO 15924), or is shared with it. */
static inline int cicu_has_script(UChar32 c, const char *script) {
  int32_t code = u_getPropertyValueEnum(UCHAR_SCRIPT, script);
  return code != UCHAR_INVALID_CODE && uscript_hasScript(c, (UScriptCode)code);
}

/* Character properties that Swift's standard library does not carry. */
static inline int32_t cicu_sentence_break(UChar32 c) {
  return u_getIntPropertyValue(c, UCHAR_SENTENCE_BREAK);
}
static inline int32_t cicu_grapheme_break(UChar32 c) {
  return u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK);
}
static inline int8_t cicu_general_category(UChar32 c) { return u_charType(c); }
static inline int32_t cicu_ucnv_pending(const UConverter *converter, UErrorCode *status) {
  return ucnv_toUCountPending(converter, status);
}
static inline void cicu_ucnv_reset(UConverter *converter) { ucnv_resetToUnicode(converter); }
static inline void cicu_ucnv_from_unicode(UConverter *converter, char **target,
                                          const char *target_limit, const UChar **source,
                                          const UChar *source_limit, UBool flush,
                                          UErrorCode *status) {
  ucnv_fromUnicode(converter, target, target_limit, source, source_limit, NULL, flush, status);
}
static inline void cicu_ucnv_stop_at_unmappable(UConverter *converter, UErrorCode *status) {
  ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL, status);
}
static inline UBool cicu_failed(UErrorCode status) { return U_FAILURE(status); }

/* Normalisation: decomposed with what looks alike made alike (NFKD), and with case folded too. */
static inline int32_t cicu_nfkd(const UChar *text, int32_t length, UChar *room, int32_t capacity,
                                UErrorCode *status) {
  const UNormalizer2 *form = unorm2_getNFKDInstance(status);
  return U_FAILURE(*status) ? 0 : unorm2_normalize(form, text, length, room, capacity, status);
}
static inline int32_t cicu_nfkc_casefold(const UChar *text, int32_t length, UChar *room,
                                         int32_t capacity, UErrorCode *status) {
  const UNormalizer2 *form = unorm2_getNFKCCasefoldInstance(status);
  return U_FAILURE(*status) ? 0 : unorm2_normalize(form, text, length, room, capacity, status);
}

static inline URegularExpression *cicu_uregex_open(const UChar *pattern, int32_t length,
                                                   uint32_t flags, UParseError *place,
                                                   UErrorCode *status) {
  return uregex_open(pattern, length, flags, place, status);
}
static inline void cicu_uregex_close(URegularExpression *regex) { uregex_close(regex); }
static inline void cicu_uregex_set_text(URegularExpression *regex, const UChar *text,
                                        int32_t length, UErrorCode *status) {
  uregex_setText(regex, text, length, status);
}
static inline void cicu_uregex_set_stack_limit(URegularExpression *regex, int32_t bytes,
                                               UErrorCode *status) {
  uregex_setStackLimit(regex, bytes, status);
}
static inline void cicu_uregex_set_callbacks(URegularExpression *regex,
                                             URegexMatchCallback *match,
                                             URegexFindProgressCallback *find,
                                             const void *context, UErrorCode *status) {
  uregex_setMatchCallback(regex, match, context, status);
  uregex_setFindProgressCallback(regex, find, context, status);
}
static inline UBool cicu_uregex_find(URegularExpression *regex, int32_t start,
                                     UErrorCode *status) {
  return uregex_find(regex, start, status);
}
static inline UBool cicu_uregex_find_next(URegularExpression *regex, UErrorCode *status) {
  return uregex_findNext(regex, status);
}
static inline int32_t cicu_uregex_start(URegularExpression *regex, UErrorCode *status) {
  return uregex_start(regex, 0, status);
}
static inline int32_t cicu_uregex_end(URegularExpression *regex, UErrorCode *status) {
  return uregex_end(regex, 0, status);
}

/* Regular expressions. A match that takes too many steps or too much stack ends with an error. */
static inline URegularExpression *cicu_pattern_open(const UChar *pattern, int32_t length,
                                                    uint32_t flags, UErrorCode *status) {
  UParseError place;
  return uregex_open(pattern, length, flags, &place, status);
}
static inline void cicu_pattern_close(URegularExpression *pattern) { uregex_close(pattern); }
static inline void cicu_pattern_limit(URegularExpression *pattern, int32_t steps, int32_t stack,
                                      UErrorCode *status) {
  uregex_setTimeLimit(pattern, steps, status);
  uregex_setStackLimit(pattern, stack, status);
}
static inline int32_t cicu_pattern_group_count(URegularExpression *pattern, UErrorCode *status) {
  return uregex_groupCount(pattern, status);
}
static inline void cicu_pattern_set_text(URegularExpression *pattern, const UChar *text,
                                         int32_t length, UErrorCode *status) {
  uregex_setText(pattern, text, length, status);
}
static inline UBool cicu_pattern_next(URegularExpression *pattern, UErrorCode *status) {
  return uregex_findNext(pattern, status);
}
static inline int32_t cicu_pattern_start(URegularExpression *pattern, int32_t group,
                                         UErrorCode *status) {
  return uregex_start(pattern, group, status);
}
static inline int32_t cicu_pattern_end(URegularExpression *pattern, int32_t group,
                                       UErrorCode *status) {
  return uregex_end(pattern, group, status);
}
