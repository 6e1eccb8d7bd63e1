// @ts-check
// `ScrubberDisplay` shows and hides the scrubber, and keeps what it says of the place true while it is shown.

import { texts } from "../texts.js";

/**
 * @typedef {object} Parts
 * @property {Pick<import("./scrubber.js").Scrubber, "isShown" | "focus" | "show" | "showLeft" | "showJumps">} scrubber
 * @property {Pick<HTMLElement, "setAttribute" | "focus">} button opens and closes it
 * @property {Pick<import("../reader/book-view.js").BookView, "isAtEnd" | "firstVisibleOffset" | "chapter">} view
 * @property {import("../reader/jumps.js").Jumps} jumps
 * @property {Pick<import("./time-left.js").TimeLeft, "from" | "learn">} timeLeft
 * @property {number} length of the text
 * @property {() => number} fractionHere how much of the book was read, 0…1
 */

/** In milliseconds. */
const MINUTE = 60_000;

export class ScrubberDisplay {
  #parts;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #nextMinute;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** @param {boolean} isShown */
  set isShown(isShown) {
    const { scrubber, button, jumps } = this.#parts;
    if (scrubber.isShown === isShown) return;
    scrubber.isShown = isShown;
    button.setAttribute("aria-expanded", String(isShown));
    clearTimeout(this.#nextMinute);
    if (!isShown) return;
    this.tell();
    this.#learnPace();
    scrubber.showJumps(jumps);
  }

  /** The button was pressed. */
  toggle() {
    const { scrubber } = this.#parts;
    this.isShown = !scrubber.isShown;
    if (scrubber.isShown) scrubber.focus();
  }

  /** Hides it and returns the focus to its button. */
  leave() {
    this.isShown = false;
    this.#parts.button.focus({ preventScroll: true });
  }

  /** Says where the reader is. */
  tell() {
    const { scrubber, fractionHere } = this.#parts;
    if (!scrubber.isShown) return;
    scrubber.show(fractionHere());
    this.#tellTime();
  }

  /** Says how long the rest takes and what time it is, now and at the beginning of every minute. */
  #tellTime() {
    const { scrubber, view, timeLeft, length } = this.#parts;
    const now = Date.now();
    const left = timeLeft.from(view.isAtEnd ? length : view.firstVisibleOffset, view.chapter);
    scrubber.showLeft(texts.navigation.timeLeft(left.chapter, left.book, now));
    clearTimeout(this.#nextMinute);
    this.#nextMinute = setTimeout(() => this.#tellTime(), MINUTE - (now % MINUTE));
  }

  async #learnPace() {
    if (await this.#parts.timeLeft.learn()) this.tell();
  }
}
