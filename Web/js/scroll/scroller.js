// @ts-check
// `Scroller` tells the person's scrolling from the program's, and when scrolling has come to rest.

/** Milliseconds without a scroll event that count as rest. */
const REST = 160;
/** Keys by which browsers scroll. */
const KEYS = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);

export class Scroller {
  #given = new AbortController();
  #axis;
  #told;
  /** Where the program scrolled to. */
  #expected = NaN;
  /** At the last look. */
  #last;
  #isGliding = false;
  #touches = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {import("../text/axis.js").Axis} axis @param {{moved: (isByUser: boolean) => void, rested: () => void}} told */
  constructor(axis, told) {
    this.#axis = axis;
    this.#last = axis.position;
    this.#told = told;
    const options = { signal: this.#given.signal, passive: true };
    axis.target.addEventListener("scroll", () => this.#scrolled(), options);
    axis.target.addEventListener("scrollend", () => this.#glided(), options);
    for (const name of ["wheel", "touchmove"])
      addEventListener(
        name,
        () => {
          this.#isGliding = false;
        },
        options,
      );
    addEventListener(
      "keydown",
      ({ key }) => {
        if (KEYS.has(key)) this.#isGliding = false;
      },
      options,
    );
    for (const name of ["touchstart", "touchend", "touchcancel"]) {
      addEventListener(
        name,
        (event) => {
          this.#touches = /** @type {TouchEvent} */ (event).touches.length;
          if (this.#touches === 0) this.#wait();
        },
        options,
      );
    }
  }

  close() {
    this.#given.abort();
    clearTimeout(this.#timer);
  }

  /** @param {number} y @param {boolean} isSmooth */
  to(y, isSmooth) {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isSmooth && !isCalm && Math.abs(y - this.#axis.position) > 1) {
      this.#isGliding = true;
      this.#axis.scroll(y, "smooth");
      return;
    }
    this.#isGliding = false;
    this.#axis.scroll(y, /** @type {ScrollBehavior} */ ("instant"));
    this.#expected = this.#axis.position;
    this.#last = this.#axis.position;
  }

  /** After the page has changed: that the browser scrolled, because there was no more room, was not the reader. */
  accept() {
    const y = this.#axis.position;
    if (y !== this.#last && !this.#isGliding) this.#expected = y;
    this.#last = y;
  }

  #scrolled() {
    this.#last = this.#axis.position;
    const isOurs = this.#isGliding || Math.abs(this.#axis.position - this.#expected) < 1;
    if (!isOurs) this.#expected = NaN;
    this.#told.moved(!isOurs);
    this.#wait();
  }

  #glided() {
    if (!this.#isGliding) return;
    this.#isGliding = false;
    this.#expected = this.#axis.position;
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#touches === 0 && !this.#isGliding) this.#told.rested();
    }, REST);
  }
}
