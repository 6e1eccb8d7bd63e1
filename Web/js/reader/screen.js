// @ts-check
// `ReaderScreen`: the reader's elements on the page, and how much of the window its bars cover.

import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { sentenceOf } from "../ui/problem.js";

/** Between the header and the first line, in pixels. */
const AIR = 12;

export class ReaderScreen {
  /** The element with the book's text. */
  text = h("main", { class: "reader-text", id: "text", tabindex: "-1", "aria-label": texts.reader.text });
  /** The player's bar at the foot. */
  bar = h("div", { class: "reader-bar", id: "player", "data-bar": true });
  #root;
  #header;
  /** @type {ResizeObserver | null} */
  #sizes = null;

  /** @param {HTMLElement} root @param {HTMLElement} header */
  constructor(root, header) {
    this.#root = root;
    this.#header = header;
    header.dataset.bar = "";
    root.classList.add("reader");
  }

  /** @param {HTMLElement} panels @param {HTMLElement} notices */
  fill(panels, notices) {
    this.#root.append(
      skipLink("#text", texts.reader.skipToText, () => this.focusText()),
      skipLink("#player", texts.reader.skipToPlayer, () => this.#focusPlayer()),
      this.#header,
      panels,
      this.text,
      h("div", { class: "reader-foot" }, notices, this.bar),
    );
  }

  focusText() {
    this.text.focus({ preventScroll: true });
  }

  /** On the button that most people want. */
  #focusPlayer() {
    const play = this.bar.querySelector(".player-play");
    if (play instanceof HTMLElement) play.focus({ preventScroll: true });
  }

  /**
   * Tells a view what the bars cover, and tells it again whenever that changes.
   * @param {import("./book-view.js").BookView} view
   */
  measureFor(view) {
    const measure = () => {
      const foot = this.bar.offsetHeight;
      view.insets = { top: this.#header.offsetHeight + AIR, bottom: foot };
      this.#root.style.setProperty("--bar-height", `${foot}px`);
      document.documentElement.style.setProperty("--toast-lift", `${foot}px`);
    };
    this.#sizes = new ResizeObserver(measure);
    this.#sizes.observe(this.bar);
    this.#sizes.observe(this.#header);
    // By pages the bar is another one.
    view.addEventListener("mode", () => requestAnimationFrame(measure));
    measure();
  }

  close() {
    this.#sizes?.disconnect();
    document.documentElement.style.removeProperty("--toast-lift");
  }
}

/**
 * A link for keyboards past what lies before a part of the page.
 * @param {string} href
 * @param {string} label
 * @param {() => void} run
 */
function skipLink(href, label, run) {
  const skip = (/** @type {Event} */ event) => {
    event.preventDefault();
    run();
  };
  return h("a", { class: "skip-link", href, onclick: skip }, label);
}

/**
 * What stands in place of a chapter that could not be loaded.
 * @param {unknown} error
 * @param {() => void} retry
 */
export function chapterMessage(error, retry) {
  return h(
    "div",
    { class: "chapter-message", role: "group" },
    h("h2", {}, texts.reader.chapterFailed),
    h("p", {}, sentenceOf(error)),
    button(texts.common.tryAgain, { icon: "refresh", onclick: retry }),
  );
}
