// @ts-check
// `Chapters` makes the parts of chapters, or the message in place of a chapter that could not be loaded.

import { Attempts } from "../text/attempts.js";
import { Piece } from "../text/piece.js";
import { chapterSection, turnsLeft } from "../text/section.js";
import { Part } from "./part.js";
import { partsOf } from "./parts.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("../text/book.js").Chapter} Chapter
 * @typedef {import("./parts.js").PartRange} PartRange
 * @typedef {{address: (offset: number) => string, message: (chapter: number, error: unknown) => HTMLElement}} Options
 */

export class Chapters {
  #model;
  #options;
  #attempts;
  /** @type {WeakMap<Chapter, PartRange[]>} */
  #ranges = new WeakMap();

  /** @param {BookModel} model @param {Options} options */
  constructor(model, options) {
    this.#model = model;
    this.#attempts = new Attempts(model);
    this.#options = options;
  }

  get count() {
    return this.#model.chapterCount;
  }
  /** The chapters that could not be loaded. */
  get failed() {
    return this.#attempts.failed;
  }

  /**
   * Whether a chapter is at hand, or is known not to be.
   * @param {number} chapter
   */
  isReady(chapter) {
    return this.#attempts.isOver(chapter);
  }

  /**
   * Waits for a chapter; that it could not be loaded is kept.
   * @param {number} chapter
   */
  ready(chapter) {
    return this.#attempts.ready(chapter);
  }

  /** @param {Chapter | undefined} chapter @returns {PartRange[]} */
  rangesOf(chapter) {
    if (!chapter) return [{ from: 0, to: 1 }];
    const known = this.#ranges.get(chapter) ?? partsOf(chapter.slices);
    this.#ranges.set(chapter, known);
    return known;
  }

  /**
   * How many parts a chapter has that is ready.
   * @param {number} chapter
   */
  partCount(chapter) {
    return this.rangesOf(this.#model.loaded(chapter)).length;
  }

  /**
   * The part with a place of a chapter that is ready.
   * @param {number} chapter
   * @param {number} offset of the book
   */
  partAt(chapter, offset) {
    const loaded = this.#model.loaded(chapter);
    if (!loaded) return 0;
    const ranges = this.rangesOf(loaded);
    const found = ranges.findIndex(({ to }) => loaded.start + loaded.slices[to - 1].end > offset);
    return found < 0 ? ranges.length - 1 : found;
  }

  /**
   * A part without pieces.
   * @param {number} chapter
   * @param {number} index
   * @param {Chapter} [loaded]
   */
  begin(chapter, index, loaded = this.#model.loaded(chapter)) {
    const { details } = this.#model;
    return new Part(chapterSection(details, chapter, loaded), {
      chapter,
      index,
      count: this.rangesOf(loaded).length,
      language: loaded?.language ?? details.language,
      isLeftward: turnsLeft(details),
    });
  }

  /**
   * Its pieces, made one at a time.
   * @param {number} chapter
   * @param {number} index
   * @param {Chapter} [loaded]
   * @returns {Generator<Piece, void>}
   */
  *pieces(chapter, index, loaded = this.#model.loaded(chapter)) {
    if (!loaded) {
      yield Piece.ofMessage(
        this.#model.details.chapters[chapter],
        this.#options.message(chapter, this.#attempts.errorOf(chapter)),
      );
      return;
    }
    const { from, to } = this.rangesOf(loaded)[index];
    for (let slice = from; slice < to; slice += 1) yield Piece.ofSlice(loaded, slice, this.#options.address);
  }
}
