// @ts-check
// Pure: `Mark`, a highlight with a colour, a style and perhaps a note, or a bookmark.

/**
 * @typedef {"yellow" | "green" | "blue" | "pink" | "purple" | "orange"} Color
 * @typedef {"solid" | "underline" | "strikethrough" | "outline"} Style
 * @typedef {"highlight" | "bookmark"} Kind
 * @typedef {{start: number, end: number}} Span in book offsets
 * @typedef {{exact: string, prefix: string, suffix: string, tail?: string}} Quote `tail` is the end of one that is too long to be
 *   quoted whole
 * @typedef {{kind: Kind, start: number, end: number, style: Style, color: Color, note: string}} Content what the reader decides
 * @typedef {Content & {id: string, book: number, quote: Quote, chapter: string | null, created: string, updated: string,
 *   version: number, removed: string | null, isPlaced: boolean}} Mark
 */

/** @type {readonly Color[]} */
export const COLORS = ["yellow", "green", "blue", "pink", "purple", "orange"];

/** @type {readonly Style[]} */
export const STYLES = ["solid", "underline", "strikethrough", "outline"];

/** What two devices may change apart from each other. */
export const FIELDS = /** @type {const} */ (["kind", "start", "end", "style", "color", "note"]);

/** More of a text than this is not kept as the quote of a mark that waits to be sent, in UTF-16 units. */
export const LONGEST_WAITING_QUOTE = 2000;

/** Units around a passage that tell it from others alike. */
const CONTEXT = 64;
/** Units of the end of a passage that is too long to be quoted whole. */
const TAIL = 256;

/**
 * What stands at a place, for a server that may have another edition of the text.
 * @param {Span} span
 * @param {(span: Span) => string} textOf the book's own text between two offsets, as far as it is at hand; more where a piece is
 *   shown as another text
 * @returns {Quote}
 */
export function quoteOf({ start, end }, textOf) {
  const exact = textOf({ start, end });
  const quote = {
    exact: exact.slice(0, LONGEST_WAITING_QUOTE),
    prefix: start > 0 ? textOf({ start: Math.max(0, start - CONTEXT), end: start }).slice(-CONTEXT) : "",
    suffix: textOf({ start: end, end: end + CONTEXT }).slice(0, CONTEXT),
  };
  return exact.length > LONGEST_WAITING_QUOTE ? { ...quote, tail: exact.slice(-TAIL) } : quote;
}

/**
 * The text that a place is of, with what stands there; `undefined` for a book that an older version has kept, which does not say it.
 * @param {string | undefined} edition
 * @param {Span} span
 * @param {(span: Span) => string} textOf
 */
export function seenAt(edition, span, textOf) {
  return edition ? { edition, quote: quoteOf(span, textOf) } : undefined;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** 126 bits: nobody makes the same twice. */
const ID_LETTERS = 21;

/** An id for a new mark: made here, so that sending it twice makes one. */
export function newMarkId() {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LETTERS));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/**
 * The part of a mark that the reader decides.
 * @param {Content} mark
 * @returns {Content}
 */
export function contentOf({ kind, start, end, style, color, note }) {
  return { kind, start, end, style, color, note };
}

/** @param {Content} a @param {Content} b */
export function isSameContent(a, b) {
  return FIELDS.every((field) => a[field] === b[field]);
}
