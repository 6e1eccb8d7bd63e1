// @ts-check
// The contents as one list, and which entry a place belongs to.

import { texts } from "../texts.js";
import { lastAtMost } from "./search.js";

/**
 * @typedef {import("../api.js").BookDetails} BookDetails
 * @typedef {import("../api.js").ContentsEntry} ContentsEntry
 */

/**
 * The author's contents, else the chapters.
 * @param {BookDetails} details
 * @returns {ContentsEntry[]}
 */
export function contentsOf({ contents, chapters }) {
  if (contents.length > 0) return contents;
  return chapters.filter(({ linear, length }) => linear && length > 0).map(({ title, start, index }) => ({
    label: title ?? texts.reader.chapterName(index + 1), offset: start, chapter: index, children: [],
  }));
}

/** Those that lead somewhere, in the order of their places. */
export class Entries {
  /** @type {ContentsEntry[]} */
  #ordered = [];

  /** @param {ContentsEntry[]} entries */
  constructor(entries) {
    const collect = (/** @type {ContentsEntry[]} */ list) => {
      for (const entry of list) {
        if (entry.offset !== null) this.#ordered.push(entry);
        collect(entry.children);
      }
    };
    collect(entries);
    // Sorting keeps the order of entries at one place: the innermost is the last.
    this.#ordered.sort((one, other) => (one.offset ?? 0) - (other.offset ?? 0) || (one.chapter ?? 0) - (other.chapter ?? 0));
  }

  /**
   * The last entry at a place or before.
   * @param {number} offset
   * @param {number} chapter the chapter in view
   * @returns {ContentsEntry | null}
   */
  at(offset, chapter) {
    const isBefore = (/** @type {ContentsEntry} */ entry) => (entry.offset ?? 0) < offset
      || (entry.offset === offset && (entry.chapter ?? 0) <= chapter);
    return this.#ordered[lastAtMost(this.#ordered.length, (index) => (isBefore(this.#ordered[index]) ? 0 : 1), 0)] ?? null;
  }
}
