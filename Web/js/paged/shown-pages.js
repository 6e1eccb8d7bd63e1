// @ts-check
// Pure: `ShownPages`, the pages on the screen: a part of the book and its page that the screen begins with.

import { screenStart } from "./geometry.js";

/**
 * @typedef {import("./part.js").Part} Part
 * @typedef {{part: Part | null, page: number, ready: Part[]}} Screen the part and page that the screen begins with, and all
 *   parts that are set
 * @typedef {Pick<Part, "count" | "start" | "end" | "isFirst" | "isLast" | "partCount" | "pageOf">} Pages
 */

/** @template {Pages} [One=Part] */
export class ShownPages {
  /** @type {One | null} */
  part = null;
  page = 0;
  #columns;

  /** @param {() => number} columns how many pages stand side by side */
  constructor(columns) {
    this.#columns = columns;
  }

  /** How many pages stand side by side. */
  get columns() {
    return this.#columns();
  }

  /** Whether the last page of the part is on the screen. */
  get isLast() {
    return this.page + this.columns >= (this.part?.count ?? 0);
  }

  /** @param {One} part @param {number} page one that comes onto the screen */
  put(part, page) {
    this.part = part;
    this.page = screenStart(page, this.columns);
  }

  /** @param {One} part @param {number} page */
  has(part, page) {
    return part === this.part && page >= this.page && page < this.page + this.columns;
  }

  /** @param {number} start of a text, a book offset; whether it begins on these pages */
  shows(start) {
    const part = this.part;
    if (!part || start < part.start || start > part.end || (start === part.end && !part.isLast)) return false;
    return this.has(part, part.pageOf(start));
  }
}

/**
 * The page of a place.
 * @param {Pages} part
 * @param {number} offset a book offset
 * @param {number} [page] of the chapter, for pages without text
 */
export function pageFor(part, offset, page) {
  if (page !== undefined && part.partCount === 1) return Math.min(page, Math.max(0, part.count - 1));
  // A chapter's first line is shown with what stands above it, such as a picture.
  return offset <= part.start && part.isFirst ? 0 : part.pageOf(offset);
}
