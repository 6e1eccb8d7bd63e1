// @ts-check
// `Strip`: the parts beside each other behind a frame of one screen. A turn moves all parts at once.

import { h } from "../ui/element.js";
import { screensFor } from "./geometry.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./part.js").Part} Part */

/** Milliseconds of a turn. */
const TURN = 240;
const FADE = 140;
/** Where nothing is seen of the frame. */
const AWAY = "translateY(300vh)";
const EASE = "cubic-bezier(0.25, 0.7, 0.2, 1)";

export class Strip {
  /**
   * In the order of the book.
   * @type {Part[]}
   */
  parts = [];
  element;
  isAnimated = true;
  #strip = h("div", { class: "paged-strip" });
  /** @type {Geometry | null} */ #geometry = null;
  #isLeftward;
  /**
   * The screen at which each part begins; numbers of no meaning but their difference.
   * @type {Map<Part, number>}
   */
  #at = new Map();
  #screen = 0;
  #dragged = 0;

  /** @param {boolean} isLeftward whether the next page is to the left */
  constructor(isLeftward) {
    this.#isLeftward = isLeftward;
    this.element = h("div", { class: "paged-frame" }, this.#strip);
  }

  /** Whether a finger can move it. */
  get isMovable() {
    return this.#geometry !== null && !this.#geometry.isVertical;
  }
  get isMoving() {
    return this.#strip.getAnimations?.().length > 0;
  }

  /** @param {Geometry} geometry */
  set geometry(geometry) {
    this.#geometry = geometry;
    const { style } = this.element;
    style.left = `${geometry.left}px`;
    style.top = `${geometry.top}px`;
    style.width = `${geometry.width}px`;
    style.height = `${geometry.height}px`;
  }

  clear() {
    for (const part of Array.from(this.parts)) this.remove(part);
    this.#screen = 0;
  }

  /**
   * Puts a part without pieces where it will be, out of sight.
   * @param {Part} part
   * @param {boolean} isAfter
   */
  stage(part, isAfter) {
    if (isAfter) this.#strip.append(part.element);
    else this.#strip.prepend(part.element);
    // Not by its style: that of all that it holds would be worked out again.
    part.element.style.transform = AWAY;
    if (this.#geometry) part.fit(this.#geometry);
  }

  /** @param {Part} part that was staged, and follows or precedes those that are there @param {boolean} isAfter */
  add(part, isAfter) {
    const edge = this.parts[isAfter ? this.parts.length - 1 : 0];
    if (isAfter) this.parts.push(part);
    else this.parts.unshift(part);
    // What was laid out piece by piece is only counted.
    if (part.geometry === this.#geometry) part.recount();
    else if (this.#geometry) part.fit(this.#geometry);
    const at = edge
      ? /** @type {number} */ (this.#at.get(edge)) + (isAfter ? this.#screens(edge) : -this.#screens(part))
      : 0;
    this.#at.set(part, at);
    this.#place(part);
  }

  /** @param {Part} part */
  remove(part) {
    if (part.element.contains(document.activeElement)) this.element.closest("main")?.focus({ preventScroll: true });
    this.parts.splice(this.parts.indexOf(part), 1);
    this.#at.delete(part);
    part.element.remove();
  }

  /**
   * The parts were set anew, or have more or fewer pages: the others keep their distance from one.
   * @param {Part} fixed
   */
  arrange(fixed) {
    const index = this.parts.indexOf(fixed);
    for (let next = index + 1; next < this.parts.length; next += 1) {
      const before = this.parts[next - 1];
      this.#at.set(this.parts[next], /** @type {number} */ (this.#at.get(before)) + this.#screens(before));
    }
    for (let next = index - 1; next >= 0; next -= 1) {
      this.#at.set(
        this.parts[next],
        /** @type {number} */ (this.#at.get(this.parts[next + 1])) - this.#screens(this.parts[next]),
      );
    }
    for (const part of this.parts) this.#place(part);
  }

  /**
   * Shows a screen of a part.
   * @param {Part} part
   * @param {number} page the first on that screen
   * @param {boolean} isTurn whether it may be seen to turn
   */
  show(part, page, isTurn) {
    if (!this.#geometry) return;
    const screen = /** @type {number} */ (this.#at.get(part)) + page / this.#geometry.columns;
    const from = this.#now();
    const isNear = Math.abs(screen - this.#screen) <= 1;
    this.#screen = screen;
    this.#dragged = 0;
    const to = this.#shift(screen, 0);
    for (const animation of this.#strip.getAnimations?.() ?? []) animation.cancel();
    this.#strip.style.transform = to;
    if (!isTurn || !this.isAnimated || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // Vertical lines: pages are above each other, and a page does not turn upwards.
    if (isNear && this.isMovable)
      this.#strip.animate([{ transform: from }, { transform: to }], { duration: TURN, easing: EASE });
    else this.#strip.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: "ease-out" });
  }

  /**
   * A finger moves it.
   * @param {number} by pixels to the right of where the screen belongs
   */
  drag(by) {
    if (!this.isMovable) return;
    this.#dragged = by;
    for (const animation of this.#strip.getAnimations?.() ?? []) animation.cancel();
    this.#strip.style.transform = this.#shift(this.#screen, by);
  }

  /** @param {Part} part */
  #screens(part) {
    return screensFor(part.count, this.#geometry?.columns ?? 1);
  }

  /** @param {Part} part */
  #place(part) {
    const { inset = 0, isVertical = false } = this.#geometry ?? {};
    const { style } = part.element;
    style.left = !isVertical && !this.#isLeftward ? `${inset}px` : "auto";
    style.right = isVertical ? "0" : this.#isLeftward ? `${inset}px` : "auto";
    style.transform = this.#shift(-(/** @type {number} */ (this.#at.get(part))), 0);
  }

  /** @param {number} screen @param {number} dragged */
  #shift(screen, dragged) {
    const { stride = 0, isVertical = false } = this.#geometry ?? {};
    if (isVertical) return `translateY(${-screen * stride}px)`;
    return `translateX(${(this.#isLeftward ? screen : -screen) * stride + dragged}px)`;
  }

  /** Where it is at this moment of a movement. */
  #now() {
    if (this.#dragged === 0 && !this.isMoving) return this.#strip.style.transform || "none";
    return getComputedStyle(this.#strip).transform;
  }
}
