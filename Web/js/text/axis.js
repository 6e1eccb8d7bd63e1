// @ts-check
// `Axis`: the direction in which the text goes on: down the page for horizontal lines, sideways in a box for vertical
// lines. Along it everything is measured as top and bottom, as if lines were horizontal.

/**
 * @typedef {import("./section.js").Writing} Writing
 * @typedef {{top: number, bottom: number, height: number}} Extent in pixels along the way, from where the window begins
 */

/** Between the text and the window's edge, where no bars are on the way, in pixels. */
const AIR = 24;
/** Pixels of a line, where a wheel counts in lines. */
const LINE = 16;

export class Axis {
  isSideways;
  #element;
  #writing;

  /**
   * @param {HTMLElement} element of the book's text
   * @param {Writing} writing
   */
  constructor(element, writing) {
    this.#element = element;
    this.#writing = writing;
    this.isSideways = writing !== "horizontal-tb";
  }

  /**
   * What tells of scrolling.
   * @type {EventTarget}
   */
  get target() {
    return this.isSideways ? this.#element : globalThis;
  }
  /** What the window shows. */
  get length() {
    return this.isSideways ? this.#element.clientWidth : innerHeight;
  }
  /** The most that can be scrolled. */
  get room() {
    const { scrollWidth, clientWidth } = this.#element;
    return this.isSideways ? scrollWidth - clientWidth : document.documentElement.scrollHeight - innerHeight;
  }
  /** How far it is scrolled. */
  get position() {
    return this.isSideways ? Math.abs(this.#element.scrollLeft) : scrollY;
  }

  /**
   * @param {number} position
   * @param {ScrollBehavior} behavior
   */
  scroll(position, behavior) {
    if (!this.isSideways) scrollTo({ top: position, behavior });
    else this.#element.scrollTo({ left: this.#writing === "vertical-rl" ? -position : position, behavior });
  }

  /**
   * The reader scrolls.
   * @param {number} share of what is seen
   */
  scrollBy(share) {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const goal = Math.max(0, Math.min(this.room, this.position + share * this.length));
    this.scroll(goal, /** @type {ScrollBehavior} */ (isCalm ? "instant" : "smooth"));
  }

  /**
   * A wheel goes up and down, and is to move the text to the side.
   * @param {AbortSignal} signal
   */
  listenToWheel(signal) {
    if (!this.isSideways) return;
    this.#element.addEventListener(
      "wheel",
      (event) => {
        if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
        event.preventDefault();
        const by = event.deltaMode === 0 ? event.deltaY : event.deltaY * LINE;
        this.scroll(this.position + by, /** @type {ScrollBehavior} */ ("instant"));
      },
      { signal, passive: false },
    );
  }

  /**
   * @param {DOMRect} box
   * @returns {Extent}
   */
  extent(box) {
    if (!this.isSideways) return box;
    const { left, right } = this.#element.getBoundingClientRect();
    const top = this.#writing === "vertical-rl" ? right - box.right : box.left - left;
    return { top, bottom: top + box.width, height: box.width };
  }

  /**
   * What is to be free at both ends.
   * @param {{top: number, bottom: number}} insets what bars cover of the window
   */
  insets(insets) {
    return this.isSideways ? { top: AIR, bottom: AIR } : insets;
  }
}
