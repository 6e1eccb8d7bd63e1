// @ts-check
// The page's scrolling: tells the reader's own from the program's, and when it has come to rest.

/** Milliseconds without a scroll event that count as rest. */
const REST = 160;
/** Keys by which browsers scroll. */
const KEYS = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);

export class Scroller {
  #given = new AbortController();
  #told;
  /** Where the program scrolled to. */
  #expected = NaN;
  /** At the last look. */
  #last = scrollY;
  #isGliding = false;
  #touches = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {{moved: (isByUser: boolean) => void, rested: () => void}} told */
  constructor(told) {
    this.#told = told;
    const options = { signal: this.#given.signal, passive: true };
    addEventListener("scroll", () => this.#scrolled(), options);
    addEventListener("scrollend", () => this.#glided(), options);
    for (const name of ["wheel", "touchmove"]) addEventListener(name, () => { this.#isGliding = false; }, options);
    addEventListener("keydown", ({ key }) => { if (KEYS.has(key)) this.#isGliding = false; }, options);
    for (const name of ["touchstart", "touchend", "touchcancel"]) {
      addEventListener(name, (event) => {
        this.#touches = /** @type {TouchEvent} */ (event).touches.length;
        if (this.#touches === 0) this.#wait();
      }, options);
    }
  }

  close() {
    this.#given.abort();
    clearTimeout(this.#timer);
  }

  /** @param {number} y @param {boolean} isSmooth */
  to(y, isSmooth) {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isSmooth && !isCalm && Math.abs(y - scrollY) > 1) {
      this.#isGliding = true;
      scrollTo({ top: y, behavior: "smooth" });
      return;
    }
    this.#isGliding = false;
    scrollTo({ top: y, behavior: /** @type {ScrollBehavior} */ ("instant") });
    this.#expected = scrollY;
    this.#last = scrollY;
  }

  /** After the page has changed: that the browser scrolled, because there was no more room, was not the reader. */
  accept() {
    const y = scrollY;
    if (y !== this.#last && !this.#isGliding) this.#expected = y;
    this.#last = y;
  }

  #scrolled() {
    this.#last = scrollY;
    const isOurs = this.#isGliding || Math.abs(scrollY - this.#expected) < 1;
    if (!isOurs) this.#expected = NaN;
    this.#told.moved(!isOurs);
    this.#wait();
  }

  #glided() {
    if (!this.#isGliding) return;
    this.#isGliding = false;
    this.#expected = scrollY;
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#touches === 0 && !this.#isGliding) this.#told.rested();
    }, REST);
  }
}
