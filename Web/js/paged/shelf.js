// @ts-check
// The part that is read, and those before and after it, ready for the turn over the edge.

/**
 * @typedef {import("../reader/piece.js").Piece} Piece
 * @typedef {import("./chapters.js").Chapters} Chapters
 * @typedef {import("./part.js").Part} Part
 * @typedef {import("./strip.js").Strip} Strip
 */

/** A part that has nothing to be seen is passed over; more of them than this in a row are not looked through at once. */
const MOST_EMPTY = 20;

export class Shelf {
  #strip;
  #chapters;
  #told;
  #isClosed = false;
  /** Of two calls of `prepare` the later one counts. */
  #turn = 0;

  /** @param {Strip} strip @param {Chapters} chapters @param {(part: Part) => void} told of each part that was added */
  constructor(strip, chapters, told) {
    this.#strip = strip;
    this.#chapters = chapters;
    this.#told = told;
  }

  get parts() { return this.#strip.parts; }
  /** @returns {Piece[]} */
  get pieces() { return this.parts.flatMap((part) => part.pieces); }

  close() {
    this.#isClosed = true;
    this.#strip.clear();
  }

  clear() { this.#strip.clear(); }

  /**
   * The piece that holds a book offset.
   * @param {number} offset
   */
  pieceAt(offset) {
    const { pieces } = this;
    return pieces.find((piece) => piece.start <= offset && offset < piece.end)
      ?? pieces.find((piece) => piece.isLast && piece.start <= offset && piece.end === offset);
  }

  /** @param {number} offset @param {number} chapter */
  holding(offset, chapter) {
    return this.parts.find((part) => part.chapter === chapter && part.start <= offset && (offset < part.end || (part.isLast && offset === part.end)));
  }

  /**
   * The part with a place of a chapter that is ready.
   * @param {number} chapter
   * @param {number} offset
   * @returns {Part}
   */
  open(chapter, offset) {
    const there = this.holding(offset, chapter);
    if (there) return there;
    const index = this.#chapters.partAt(chapter, offset);
    this.#strip.clear();
    return this.#add(chapter, index, true);
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
    return last !== undefined && last.chapter === this.#chapters.count - 1 && last.isLast && rest.every(({ count }) => count === 0);
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
   * @returns {Promise<Part | null>} `null` at the end of the book
   */
  async load(part, step) {
    for (let tries = 0; tries < MOST_EMPTY; tries += 1) {
      const there = this.neighbour(part, step);
      if (there) return there;
      const edge = this.#edge(step);
      const next = edge && await this.#following(edge, step);
      if (!next || this.#isClosed || this.#edge(step) !== edge) return this.neighbour(part, step) ?? null;
      this.#add(next.chapter, next.index, step > 0);
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
        await this.load(part, step);
      }
      if (isOver()) return;
      for (const step of /** @type {const} */ ([1, -1])) {
        const next = this.neighbour(part, step);
        for (let edge = this.#edge(step); next && edge && edge !== next && edge !== part; edge = this.#edge(step)) this.#strip.remove(edge);
      }
    });
  }

  async #still() {
    while (this.#strip.isMoving) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** @param {1 | -1} step @returns {Part | undefined} */
  #edge(step) { return this.parts[step > 0 ? this.parts.length - 1 : 0]; }

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

  /** @param {number} chapter @param {number} index @param {boolean} isAfter */
  #add(chapter, index, isAfter) {
    const part = this.#chapters.make(chapter, index);
    this.#strip.add(part, isAfter);
    this.#told(part);
    return part;
  }
}

/** @param {() => void} run */
function whenIdle(run) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: 500 });
  else setTimeout(run, 50);
}
