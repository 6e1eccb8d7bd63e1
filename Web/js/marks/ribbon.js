// @ts-check
// The bookmark ribbon in the corner of the text is also the button that sets a bookmark.

import { texts } from "../texts.js";
import { setButtonName } from "../ui/button.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { seenAt } from "../model/mark.js";
import { withPlainSpaces } from "./quote.js";
import { sourceTextOf, textOf } from "../text/selection.js";
import { lastStyle } from "./last-style.js";

/**
 * @typedef {import("../model/mark.js").Mark} Mark
 * @typedef {import("../reader/reader.js").Reader} Reader
 */

const words = texts.marks;
/** No screen has more text than this, in UTF-16 units. */
const SCREEN = 30_000;
/** So much of the text is shown for a bookmark until the server has said it. */
const SHOWN = 120;

export class Ribbon {
  element = h("button", { type: "button", class: "mark-ribbon", onclick: () => this.toggle() }, icon("bookmark"));
  #reader;
  #store;
  #editor;
  #frame = 0;

  /** @param {Reader} reader @param {import("./store.js").MarkStore} store @param {import("./mark-editor.js").MarkEditor} editor */
  constructor(reader, store, editor) {
    this.#reader = reader;
    this.#store = store;
    this.#editor = editor;
    const soon = () => {
      cancelAnimationFrame(this.#frame);
      this.#frame = requestAnimationFrame(() => this.#draw());
    };
    const { signal } = reader;
    reader.view.addEventListener("moved", soon, { signal });
    reader.view.addEventListener("loaded", soon, { signal });
    store.addEventListener("change", soon, { signal });
    signal.addEventListener("abort", () => cancelAnimationFrame(this.#frame));
    this.#draw();
  }

  /**
   * The bookmarks in view.
   * @returns {Mark[]}
   */
  get #inView() {
    const { view } = this.#reader;
    const first = view.firstVisibleOffset;
    return this.#store.index.between(first, first + SCREEN).filter(({ kind, start }) => {
      if (kind !== "bookmark") return false;
      const word = view.wordAt(start);
      return view.isVisible(word.start, Math.max(word.end, word.start + 1));
    });
  }

  /** Sets a bookmark at the first word in view, or removes those in view. */
  toggle() {
    const there = this.#inView;
    if (there.length > 0) {
      for (const mark of there) this.#editor.remove(mark);
      return;
    }
    const { view, finder, id, details } = this.#reader;
    const start = Math.min(view.firstVisibleOffset, details.length);
    const exact = withPlainSpaces(textOf(view, { start, end: start + SHOWN })).split("\n")[0] ?? "";
    const seen = seenAt(details.edition, { start, end: start }, (span) => sourceTextOf(view, span));
    this.#editor.add(
      id,
      { kind: "bookmark", start, end: start, ...lastStyle(), note: "" },
      { exact, chapter: finder.nameAt(start, view.chapter), seen },
    );
  }

  #draw() {
    const isThere = this.#inView.length > 0;
    this.element.setAttribute("aria-pressed", String(isThere));
    setButtonName(this.element, isThere ? words.removeBookmark : words.addBookmark);
  }
}
