// @ts-check
// `LoadedParts` keeps the part in view and those before and after it on the page, ready for a turn past the edge.

import { isLastSeen, neighbourOf, partHolding, pieceAt } from "./part-order.js";
import { setPart, whenIdle } from "./part-setting.js";

/**
 * @typedef {import("../text/piece.js").Piece} Piece
 * @typedef {import("./chapters.js").Chapters} Chapters
 * @typedef {import("./part.js").Part} Part
 * @typedef {import("./strip.js").Strip} Strip
 */

/** A part that has nothing to be seen is passed over; more of them than this in a row are not looked through at once. */
const MOST_EMPTY = 20;

/** @typedef {{edge: Part, isUrgent: boolean, done: Promise<void>}} Growth of the part beside `edge` */

export class LoadedParts {
  #strip;
  #chapters;
  #told;
  #isClosed = false;
  /**
   * What is being set before and after those that are there.
   * @type {Map<1 | -1, Growth>}
   */
  #growths = new Map();
  /** Of two calls of `prepare` the later one counts. */
  #turn = 0;

  /** @param {Strip} strip @param {Chapters} chapters @param {(part: Part) => void} told of each part that was added */
  constructor(strip, chapters, told) {
    this.#strip = strip;
    this.#chapters = chapters;
    this.#told = told;
  }

  get parts() {
    return this.#strip.parts;
  }
  /** @returns {Piece[]} */
  get pieces() {
    return this.parts.flatMap((part) => part.pieces);
  }

  close() {
    this.#isClosed = true;
    this.#strip.clear();
  }

  clear() {
    this.#strip.clear();
  }

  /**
   * The piece that holds a book offset.
   * @param {number} offset
   */
  pieceAt(offset) {
    return pieceAt(this.pieces, offset);
  }

  /** @param {number} offset @param {number} chapter */
  holding(offset, chapter) {
    return partHolding(this.parts, offset, chapter);
  }

  /**
   * The part with a place of a chapter that is ready; what was there stays until it is set.
   * @param {number} chapter
   * @param {number} offset
   * @param {() => boolean} isOver whether nobody waits for it any more
   * @returns {Promise<Part | null>} `null` then
   */
  async open(chapter, offset, isOver) {
    const there = this.holding(offset, chapter);
    if (there) return there;
    // What is beside the old place is not needed now.
    this.#turn += 1;
    const part = this.#chapters.begin(chapter, this.#chapters.partAt(chapter, offset));
    const isGivenUp = () => isOver() || this.#isClosed;
    if (!(await this.#set(part, { isAfter: true, isUrgent: () => true, isOver: isGivenUp }))) return null;
    this.#strip.clear();
    this.#add(part, true);
    return part;
  }

  /**
   * Whether nothing of the book comes after a part.
   * @param {Part} part
   */
  isLast(part) {
    return isLastSeen(this.parts, part, this.#chapters.count - 1);
  }

  /**
   * The next part with something to be seen, if it is there already.
   * @param {Part} part
   * @param {1 | -1} step
   */
  neighbour(part, step) {
    return neighbourOf(this.parts, part, step);
  }

  /**
   * Waits for the next part with something to be seen.
   * @param {Part} part
   * @param {1 | -1} step
   * @param {boolean} [isUrgent] whether the reader waits for it
   * @returns {Promise<Part | null>} `null` at the end of the book
   */
  async load(part, step, isUrgent = true) {
    for (let tries = 0; tries < MOST_EMPTY; tries += 1) {
      const there = this.neighbour(part, step);
      if (there) return there;
      const edge = this.#edge(step);
      const next = edge && (await this.#following(edge, step));
      if (!next || this.#isClosed || this.#edge(step) !== edge) return this.neighbour(part, step) ?? null;
      await this.#growBeside(edge, next, step, isUrgent);
    }
    return null;
  }

  /**
   * Makes ready what is beside a part, when there is time for it, and takes away the rest.
   * @param {Part} part
   */
  prepare(part) {
    this.#turn += 1;
    const mine = this.#turn;
    const isOver = () => mine !== this.#turn || this.#isClosed || !this.parts.includes(part);
    whenIdle(async () => {
      for (const step of /** @type {const} */ ([1, -1])) {
        if (isOver()) return;
        // A turn that is seen is not disturbed.
        await this.#still();
        if (isOver()) return;
        await this.load(part, step, false);
      }
      if (isOver()) return;
      for (const step of /** @type {const} */ ([1, -1])) {
        const next = this.neighbour(part, step);
        for (let edge = this.#edge(step); next && edge && edge !== next && edge !== part; edge = this.#edge(step))
          this.#strip.remove(edge);
      }
    });
  }

  async #still() {
    while (this.#strip.isMoving) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** @param {1 | -1} step @returns {Part | undefined} */
  #edge(step) {
    return this.parts[step > 0 ? this.parts.length - 1 : 0];
  }

  /** @param {Part} edge @param {1 | -1} step @returns {Promise<{chapter: number, index: number} | null>} */
  async #following(edge, step) {
    if (step > 0 ? !edge.isLast : !edge.isFirst) {
      await this.#chapters.ready(edge.chapter);
      return { chapter: edge.chapter, index: edge.index + step };
    }
    const chapter = edge.chapter + step;
    if (chapter < 0 || chapter >= this.#chapters.count) return null;
    if (!this.#chapters.isReady(chapter)) await this.#chapters.ready(chapter);
    return { chapter, index: step > 0 ? 0 : this.#chapters.partCount(chapter) - 1 };
  }

  /**
   * Does so once for all calls, and more quickly once a turn waits for it.
   * @param {Part} edge
   * @param {{chapter: number, index: number}} next
   * @param {1 | -1} step
   * @param {boolean} isUrgent
   */
  #growBeside(edge, next, step, isUrgent) {
    const under = this.#growths.get(step);
    if (under?.edge === edge) {
      under.isUrgent ||= isUrgent;
      return under.done;
    }
    /** @type {Growth} */
    const growth = { edge, isUrgent, done: Promise.resolve() };
    const grow = async () => {
      const part = this.#chapters.begin(next.chapter, next.index);
      const isOver = () => this.#isClosed || this.#edge(step) !== edge;
      try {
        const isSet = await this.#set(part, { isAfter: step > 0, isUrgent: () => growth.isUrgent, isOver });
        if (isSet) this.#add(part, step > 0);
      } finally {
        if (this.#growths.get(step) === growth) this.#growths.delete(step);
      }
    };
    this.#growths.set(step, growth);
    growth.done = grow();
    return growth.done;
  }

  /** @param {Part} part @param {{isAfter: boolean, isUrgent: () => boolean, isOver: () => boolean}} options */
  #set(part, options) {
    return setPart(part, { strip: this.#strip, chapters: this.#chapters, ...options });
  }

  /** @param {Part} part that was set @param {boolean} isAfter */
  #add(part, isAfter) {
    this.#strip.add(part, isAfter);
    this.#told(part);
  }
}
