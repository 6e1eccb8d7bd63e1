// @ts-check
// Pure: which links are references to notes, and which part of a chapter is the note.

import { TextIndex } from "../text/offsets.js";

/** A mark is a number, a letter, or signs: `12`, `[3]`, `*`, `†`, `a)`. */
const MARK = /^[\s[({]*(?:\d{1,4}|[ivxlc]{1,6}|[a-z]|[*†‡§¶#※]{1,4}|注?\d{1,4})[\s\])}.:]*$/iu;
/** UTF-16 units; what is longer is no note but a part of the book. */
const LONGEST_NOTE = 4000;
/** Elements that a note can be. */
const NOTES = "li, dd, aside, p, td, blockquote, div, section, dt";

/** @param {string} text of a link */
export const isMark = (text) => MARK.test(text);

/**
 * Whether the book says that the link leads to a note.
 * @param {Element} link
 */
export function isTypedReference(link) {
  return (
    link.getAttribute("role") === "doc-noteref" ||
    (link.getAttribute("data-type") ?? "").split(/\s+/).includes("noteref")
  );
}

/**
 * Whether it looks like one: raised, or in brackets, and short.
 * @param {Element} link
 */
export function looksLikeReference(link) {
  const text = link.textContent ?? "";
  if (!isMark(text)) return false;
  if (link.closest("sup") || link.querySelector("sup") || /[[*†‡※]/.test(text)) return true;
  const raised = [link, ...link.children, link.parentElement].filter((element) => element !== null);
  return raised.some((element) => element && ["super", "text-top"].includes(getComputedStyle(element).verticalAlign));
}

/**
 * The element of a chapter that is the note at an offset.
 * @param {ParentNode & Node} content the chapter
 * @param {number} offset chapter offset
 * @returns {Element | null}
 */
export function noteAt(content, offset) {
  const text = new TextIndex(content);
  /** @type {Node | null} */
  let node = null;
  for (let index = Math.max(0, text.indexAt(offset)); index < text.nodeCount && offset < text.length; index += 1) {
    // White space between two elements belongs to the note that follows it.
    const end = index + 1 < text.nodeCount ? text.offsetIn(index + 1, 0) : text.length;
    if (text.text(Math.max(offset, text.offsetIn(index, 0)), end).trim() === "") continue;
    node = text.node(index);
    break;
  }
  const from = node?.parentElement;
  if (!from) return null;
  const typed = from.closest(
    "[role='doc-footnote'], [role='doc-endnote'], [data-type~='footnote'], [data-type~='endnote'], [data-type~='rearnote']",
  );
  if (typed && length(typed) <= LONGEST_NOTE) return typed;
  const item = from.closest("li, dd, aside");
  if (item && length(item) <= LONGEST_NOTE) return item;
  const block = from.closest(NOTES);
  if (!block || length(block) > LONGEST_NOTE) return null;
  if (block.localName === "dt" && block.nextElementSibling?.localName === "dd") return block.nextElementSibling;
  return block;
}

/**
 * Whether a note leads back to near where it was asked for, as notes do.
 * @param {Element} note
 * @param {number} offset of the reference, a book offset
 */
export function leadsBack(note, offset) {
  const near = (/** @type {Element} */ link) => Math.abs(Number(link.getAttribute("data-offset")) - offset) < 3000;
  return [...note.querySelectorAll("a[data-offset]")].some(near);
}

/** @param {Element} element */
function length(element) {
  return element.textContent?.length ?? 0;
}
