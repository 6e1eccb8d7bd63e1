// @ts-check
// `LoadedParts` keeps the part in view and those before and after it on the page, ready for a turn past the edge.

import { nextFrame } from "../text/short-tasks.js";

/**
 * @typedef {import("../text/piece.js").Piece} Piece
 * @typedef {import("./chapters.js").Chapters} Chapters
 * @typedef {import("./part.js").Part} Part
 * @typedef {import("./strip.js").Strip} Strip
 */

/** A part that has nothing to be seen is passed over; more of them than this in a row are not looked through at once. */
const MOST_EMPTY = 20;
/** Milliseconds of work after which the page gets its turn: the reader waits for it, or does not. */
const URGENT_TURN = 20;
const IDLE_TURN = 5;

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
    const { pieces } = this;
    return (
      pieces.find((piece) => piece.start <= offset && offset < piece.end) ??
      pieces.find((piece) => piece.isLast && piece.start <= offset && piece.end === offset)
    );
  }

  /** @param {number} offset @param {number} chapter */
  holding(offset, chapter) {
    return this.parts.find(
      (part) =>
        part.chapter === chapter && part.start <= offset && (offset < part.end || (part.isLast && offset === part.end)),
    );
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
    if (
      !(await this.#grow(
        part,
        true,
        () => true,
        () => isOver() || this.#isClosed,
      ))
    )
      return null;
    this.#strip.clear();
    this.#add(part, true);
    return part;
  }

  /**
   * Whether nothing of the book comes after a part.
   * @param {Part} part
   */
  isLast(part) {
    if (part.chapter === this.#chapters.count - 1) return part.isLast;
    // What comes may be empty.
    const rest = this.parts.slice(this.parts.indexOf(part) + 1);
    const last = rest[rest.length - 1];
    return (
      last !== undefined &&
      last.chapter === this.#chapters.count - 1 &&
      last.isLast &&
      rest.every(({ count }) => count === 0)
    );
  }

  /**
   * The next part with something to be seen, if it is there already.
   * @param {Part} part
   * @param {1 | -1} step
   */
  neighbour(part, step) {
    let index = this.parts.indexOf(part) + step;
    while (this.parts[index]?.count === 0) index += step;
    return this.parts[index];
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
        if (await this.#grow(part, step > 0, () => growth.isUrgent, isOver)) this.#add(part, step > 0);
      } finally {
        if (this.#growths.get(step) === growth) this.#growths.delete(step);
      }
    };
    this.#growths.set(step, growth);
    growth.done = grow();
    return growth.done;
  }

  /**
   * Sets a part out of sight, some milliseconds at a time.
   * @param {Part} part
   * @param {boolean} isAfter
   * @param {() => boolean} isUrgent
   * @param {() => boolean} isOver
   * @returns {Promise<boolean>} whether it is set
   */
  async #grow(part, isAfter, isUrgent, isOver) {
    this.#strip.stage(part, isAfter);
    let since = performance.now();
    for (const piece of this.#chapters.pieces(part.chapter, part.index)) {
      part.grow(piece);
      if (performance.now() - since < (isUrgent() ? URGENT_TURN : IDLE_TURN)) continue;
      await (isUrgent() ? nextFrame() : new Promise((resolve) => whenIdle(() => resolve(undefined), 100)));
      if (isOver()) {
        part.element.remove();
        return false;
      }
      since = performance.now();
    }
    return true;
  }

  /** @param {Part} part that was set @param {boolean} isAfter */
  #add(part, isAfter) {
    this.#strip.add(part, isAfter);
    this.#told(part);
  }
}

/** @param {() => void} run @param {number} [timeout] milliseconds */
function whenIdle(run, timeout = 500) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout });
  else setTimeout(run, 50);
}
