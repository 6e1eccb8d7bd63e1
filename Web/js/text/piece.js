// @ts-check
// `Piece`: a slice of a chapter on the page, or the message in place of a chapter that could not be loaded.

import { keepWithin } from "./overflow.js";
import { insetPage } from "./designed-box.js";
import { h } from "../ui/element.js";
import { TextIndex } from "./offsets.js";
import { isInset } from "./section.js";

/**
 * @typedef {import("./book.js").Chapter} Chapter
 * @typedef {import("./slices.js").Slice} Slice
 */

export class Piece {
  /** Book offsets. */
  start;
  end;
  /** @type {TextIndex} */
  text;
  /** Whether it is a designed page, whose text stands where it was put. */
  isInset = false;

  /**
   * @param {number} chapter its index
   * @param {number} index of the slice in the chapter
   * @param {boolean} isLast in its chapter
   * @param {HTMLElement} element
   * @param {{start: number, end: number}} range
   */
  constructor(chapter, index, isLast, element, { start, end }) {
    this.chapter = chapter;
    this.index = index;
    this.isLast = isLast;
    this.element = element;
    this.start = start;
    this.end = end;
    this.text = new TextIndex(element);
  }

  get length() {
    return this.end - this.start;
  }
  get hasText() {
    return this.text.length > 0;
  }

  /** @param {Chapter} chapter @param {number} index @param {(offset: number) => string} address of a place in the book */
  static ofSlice(chapter, index, address) {
    const slice = chapter.slices[index];
    const element = h("div", { class: "slice" });
    const template = document.createElement("template");
    template.innerHTML = slice.html;
    linkUp(template.content, address);
    const { page } = chapter.style ?? {};
    const isPage = isInset(chapter) && page;
    if (isPage) {
      element.append(insetPage(chapter, template.content, page));
    } else {
      prepare(template.content);
      element.append(template.content);
      markContinued(element, slice.openCount);
      markStart(element, index > 0, slice.isAfterParagraph);
    }
    const range = { start: chapter.start + slice.start, end: chapter.start + slice.end };
    const piece = new Piece(chapter.index, index, index === chapter.slices.length - 1, element, range);
    piece.isInset = Boolean(isPage);
    if (piece.text.length !== piece.length) {
      console.error(
        `A slice of chapter ${chapter.index} at ${range.start} has ${piece.text.length} units, not ${piece.length}.`,
      );
    }
    return piece;
  }

  /** @param {{index: number, start: number, length: number}} chapter @param {HTMLElement} message */
  static ofMessage({ index, start, length }, message) {
    const piece = new Piece(index, 0, true, message, { start, end: start + length });
    // The message is no text of the book.
    piece.text = new TextIndex(document.createDocumentFragment());
    return piece;
  }

  /**
   * Keeps all of it within the column, and makes what scrolls in itself reachable by keyboard; asks for the layout.
   * @param {boolean} [isSideways] whether lines stand
   */
  settle(isSideways = false) {
    if (!isSideways && !this.isInset) {
      const { left, width } = this.element.getBoundingClientRect();
      keepWithin(this.element, { left, length: width, step: 0 });
    }
    const wide = [...this.element.querySelectorAll('.table-frame, pre, math[display="block"]')].filter(
      (element) => element.scrollWidth > element.clientWidth,
    );
    for (const element of wide) element.setAttribute("tabindex", "0");
  }
}

/** @param {DocumentFragment} content @param {(offset: number) => string} address */
function linkUp(content, address) {
  for (const link of content.querySelectorAll("a[data-offset]")) {
    link.setAttribute("href", address(Number(link.getAttribute("data-offset"))));
  }
}

/**
 * Attributes and frames only: the text must stay what it is.
 * @param {DocumentFragment} content
 */
function prepare(content) {
  for (const image of content.querySelectorAll("img")) image.decoding = "async";
  for (const paragraph of content.querySelectorAll("p")) {
    const own = ownLook(paragraph);
    if (own) paragraph.dataset.own = own;
  }
  for (const details of content.querySelectorAll("details")) details.open = true;
  for (const table of content.querySelectorAll("table")) {
    if (table.parentElement?.closest("table")) continue;
    const frame = h("div", { class: "table-frame" });
    table.replaceWith(frame);
    frame.append(table);
  }
}

/** Signs that stand for the end of a scene. */
const BREAK = /^[\s*∗＊⁂•·●○◆◇■□★☆~～–—―#-]{1,24}$/u;
/** White space at a line's beginning that does the work of an indent: what CJK texts have, and long spaces. */
const INDENT = /^[\u3000\u2001\u2003\u00a0]/;

/**
 * How a paragraph is set that is not set like the others: by its signs alone, its lines, its picture or its own indent.
 * @param {HTMLElement} paragraph
 * @returns {"break" | "lines" | "picture" | "indented" | null}
 */
function ownLook(paragraph) {
  const text = paragraph.textContent ?? "";
  if (INDENT.test(text)) return "indented";
  if (paragraph.children.length === 0) return BREAK.test(text) && /\S/.test(text) ? "break" : null;
  if (text.trim() === "" && paragraph.querySelector("img, svg, audio, video, a[data-media]")) return "picture";
  if (paragraph.matches(":is([data-space]:not([data-space='normal']), :has([data-line]))")) return "lines";
  // One line end may be an accident.
  return paragraph.querySelectorAll("br").length > 1 ? "lines" : null;
}

/** Stands in for what is before or after a cut; it is not seen. */
const GAP = "[data-gap]";

/**
 * Marks what a slice begins with, and the paragraph that follows one of the slice before.
 * @param {Element} root
 * @param {boolean} isInside whether other slices of the chapter come before
 * @param {boolean} isAfterParagraph
 */
function markStart(root, isInside, isAfterParagraph) {
  let element = firstIn(root);
  while (element?.hasAttribute("data-continues")) element = firstIn(element);
  if (isAfterParagraph && element?.localName === "p") element.setAttribute("data-after", "");
  if (!isInside) return;
  for (let start = element; start; start = firstIn(start)) start.setAttribute("data-starts", "");
}

/** @param {Element} parent @returns {Element | null} */
function firstIn(parent) {
  let child = parent.firstElementChild;
  while (child?.matches(GAP)) child = child.nextElementSibling;
  return child;
}

/**
 * Elements that go on in the next slice have no margin at their end.
 * @param {Element} root
 * @param {number} count
 */
function markContinued(root, count) {
  let element = root;
  for (let depth = 0; depth < count; depth += 1) {
    let last = element.lastElementChild;
    while (last?.matches(GAP)) last = last.previousElementSibling;
    if (!last) return;
    if (last.className !== "table-frame" && last.localName !== "tbody") last.setAttribute("data-continued", "");
    element = last;
  }
}
