// @ts-check
// Pure: the contents as one list, the entry of a place, and the name of a place.

import { texts } from "../texts.js";
import { lastAtMost } from "../basics/binary-search.js";

/**
 * @typedef {import("../model/types.js").BookDetails} BookDetails
 * @typedef {import("../model/types.js").ContentsEntry} ContentsEntry
 */

/**
 * The author's contents, else the chapters.
 * @param {BookDetails} details
 * @returns {ContentsEntry[]}
 */
export function contentsOf(details) {
  if (details.contents.length > 0) return details.contents;
  return details.chapters
    .filter(({ linear, length }) => linear && length > 0)
    .map(({ start, index }) => ({ label: chapterName(details, index), offset: start, chapter: index, children: [] }));
}

/** @param {BookDetails} details @param {number} index */
function chapterName({ title, chapters }, index) {
  return chapters[index]?.title ?? (chapters.length > 1 ? texts.reader.untitledChapter(index + 1) : title);
}

/** Those that lead somewhere, in the order of their places. */
export class Entries {
  #details;
  /** @type {ContentsEntry[]} */
  #ordered = [];

  /** @param {ContentsEntry[]} entries @param {BookDetails} details */
  constructor(entries, details) {
    this.#details = details;
    const collect = (/** @type {ContentsEntry[]} */ list, /** @type {number} */ depth) => {
      for (const entry of list) {
        if (entry.offset !== null) {
          this.#ordered.push(entry);
          this.entries.push({ label: entry.label, offset: entry.offset, depth });
        }
        collect(entry.children, depth + 1);
      }
    };
    collect(entries, 0);
    // Sorting keeps the order of entries at one place: the innermost is the last.
    this.#ordered.sort(
      (one, other) => (one.offset ?? 0) - (other.offset ?? 0) || (one.chapter ?? 0) - (other.chapter ?? 0),
    );
  }

  /**
   * The last entry at a place or before.
   * @param {number} offset
   * @param {number} chapter the chapter in view
   * @returns {ContentsEntry | null}
   */
  at(offset, chapter) {
    const isBefore = (/** @type {ContentsEntry} */ entry) =>
      (entry.offset ?? 0) < offset || (entry.offset === offset && (entry.chapter ?? 0) <= chapter);
    return (
      this.#ordered[lastAtMost(this.#ordered.length, (index) => (isBefore(this.#ordered[index]) ? 0 : 1), 0)] ?? null
    );
  }

  /**
   * Every entry that leads somewhere, in the order of the contents; `depth` 0 is outermost.
   * @type {{label: string, offset: number, depth: number}[]}
   */
  entries = [];

  /**
   * What a place is called wherever it is named: after its innermost entry in the chapter, else after the chapter; one
   * without a title goes on what the entry before it began.
   * @param {number} offset
   * @param {number} chapter
   */
  nameAt(offset, chapter) {
    const entry = this.at(offset, chapter);
    const isNamed = entry?.chapter === chapter || (entry && this.#details.chapters[chapter]?.title === null);
    return isNamed ? entry.label : chapterName(this.#details, chapter);
  }
}
