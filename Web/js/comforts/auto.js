// @ts-check
// `Auto` moves the text on without a voice: it scrolls, or it turns pages.

import { nextPace, pageStay, scrollSpeed } from "../model/auto-pace.js";
import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { announce } from "../ui/announce.js";
import { h } from "../ui/element.js";
import { concerns, settings } from "../settings/settings.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

const words = texts.comforts;
/** After a touch or a wheel the text rests for so long, in ms. */
const REST = 2500;
/** A frame later than this, in seconds, was not one of scrolling: the page was not seen. */
const LONGEST_FRAME = 0.2;

export class Auto {
  #reader;
  #given = new AbortController();
  #frame = 0;
  #last = 0;
  #y = 0;
  #restUntil = 0;
  #turnAt = 0;
  #countedAt = -Infinity;
  #units = 0;
  #said = h("output", { class: "auto-pace" });
  #ended;
  element = h(
    "div",
    { class: "auto-bar", role: "group", "aria-label": words.auto },
    iconButton("minus", words.slower, { onclick: () => this.step(-1) }),
    this.#said,
    iconButton("plus", words.faster, { onclick: () => this.step(1) }),
    iconButton("close", words.autoStop, { onclick: () => this.stop() }),
  );

  /** @param {Reader} reader @param {() => void} ended */
  constructor(reader, ended) {
    this.#reader = reader;
    this.#ended = ended;
    const { signal } = this.#given;
    const rest = () => {
      this.#restUntil = performance.now() + REST;
    };
    for (const name of ["wheel", "touchmove", "touchstart"]) addEventListener(name, rest, { signal, passive: true });
    addEventListener(
      "keydown",
      ({ key }) => {
        if (["ArrowUp", "ArrowDown", "PageUp", "PageDown"].includes(key)) rest();
      },
      { signal },
    );
    reader.signal.addEventListener("abort", () => this.stop(), { signal });
    settings.addEventListener(
      "change",
      (event) => {
        if (!concerns(event, ["autoPace"])) return;
        this.#turnAt = 0;
        this.#show();
      },
      { signal },
    );
    this.#show();
    this.#again();
    announce(this.#reader.view.turns ? words.autoTurn : words.autoScroll);
  }

  /** @param {1 | -1} direction */
  step(direction) {
    settings.set("autoPace", nextPace(this.#pace, direction));
  }

  stop() {
    if (this.#given.signal.aborted) return;
    this.#given.abort();
    cancelAnimationFrame(this.#frame);
    const hadFocus = this.element.contains(document.activeElement);
    this.element.remove();
    if (hadFocus) this.#reader.text.focus({ preventScroll: true });
    this.#ended();
  }

  get #pace() {
    return settings.value("autoPace");
  }

  #show() {
    this.#said.textContent = words.pace(this.#pace);
  }

  #again() {
    this.#frame = requestAnimationFrame((now) => {
      if (this.#given.signal.aborted) return;
      this.#step(now);
      this.#again();
    });
  }

  /** @param {number} now */
  #step(now) {
    const { view } = this.#reader;
    const seconds = Math.min(LONGEST_FRAME, (now - this.#last) / 1000);
    this.#last = now;
    if (view.isAtEnd) {
      announce(words.autoEnded);
      return this.stop();
    }
    const isResting = now < this.#restUntil || document.querySelector("dialog:modal, .menu") !== null;
    if (view.turns) this.#turn(now, isResting);
    else if (!isResting) this.#scroll(seconds);
    else this.#y = scrollY;
    return undefined;
  }

  /** @param {number} seconds */
  #scroll(seconds) {
    const { view, details } = this.#reader;
    const { top, bottom } = view.insets;
    const height = innerHeight - top - bottom;
    const speed = scrollSpeed({
      pace: this.#pace,
      units: this.#unitsInView(height),
      height,
      language: details.language,
    });
    // Browsers round the scroll position: what is left over is kept here.
    if (Math.abs(this.#y - scrollY) > 2) this.#y = scrollY;
    this.#y += speed * seconds;
    scrollTo({ top: this.#y, behavior: /** @type {ScrollBehavior} */ ("instant") });
  }

  /** @param {number} now @param {boolean} isResting */
  #turn(now, isResting) {
    const { view, details } = this.#reader;
    if (this.#turnAt === 0 || isResting)
      this.#turnAt =
        now + 1000 * pageStay({ pace: this.#pace, units: this.#unitsOnPage(), language: details.language });
    if (now < this.#turnAt) return;
    this.#turnAt = 0;
    view.turn(1).catch(() => {});
  }

  /**
   * Estimated from the lines, once a second.
   * @param {number} height
   */
  #unitsInView(height) {
    const { view, details } = this.#reader;
    const now = performance.now();
    if (now - this.#countedAt > 1000) {
      this.#countedAt = now;
      const last = view.offsetAt(innerWidth / 2, view.insets.top + height - 8);
      const first = view.firstVisibleOffset;
      // Between paragraphs there is no letter; then what was counted before holds.
      if (last !== null && last > first) this.#units = last - first;
      else if (this.#units === 0) this.#units = Math.min(details.length, 1500);
    }
    return this.#units;
  }

  #unitsOnPage() {
    const { view, details } = this.#reader;
    const { pages } = view;
    const page = pages.pageAt(view.firstVisibleOffset);
    const end = page < pages.count ? pages.offsetOf(page + 1) : details.length;
    return Math.max(0, end - view.firstVisibleOffset);
  }
}
