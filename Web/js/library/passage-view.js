// @ts-check
// A passage of a large text that arrives or is read for the first time, and the ways to another one.

import { uploadPassage } from "../api/upload-pieces.js";
import { formatPercent } from "../basics/locale.js";
import { namedHighlight } from "../player/spoken-highlights.js";
import { letterAt } from "../text/hit-testing.js";
import { TextIndex } from "../text/offsets.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { blockAt, byteAt, firstSeen, placeOf, shareOf } from "./passage-places.js";

/** @typedef {import("../model/types.js").Passage} Passage */
/** @typedef {import("../model/types.js").PassageMatch} PassageMatch */

/** @typedef {import("../player/comfort-zone.js").Extent} Extent */
/** @typedef {import("../player/timeline.js").Span} Span in the text of the passage */

/** Pixels below a match that was gone to: some lines of what follows it. */
const MARGIN = 96;
/** The share of the height above what is scrolled to for the voice. */
const ABOVE_VOICE = 0.2;

/** Events: `leaving` (another passage is on its way), then `loaded` (it is shown) or `stayed`; `gone`, the byte as `detail`, where the text is a book by
 * now; `userscroll`; `tap` and `untap` (text/taps.js). */
export class PassageView extends EventTarget {
  #item;
  #upload;
  #shown;
  #asked = 0;
  /** @type {TextIndex | null} */
  #index = null;
  /** The height at which the text is because it was scrolled there from here. */
  #scrolledTo = 0;
  #mark = namedHighlight("vorleser-passage", 4);
  text;
  #range = h("input", { type: "range", min: "0", max: "1000", "aria-label": texts.library.placeInText });
  // What is scrolled is not said each time; a step is.
  #share = h("span", { class: "passage-share" });
  #said = h("p", { class: "visually-hidden", role: "status" });

  /** @param {import("./import-item.js").Import} item @param {string} upload @param {Passage} passage what is shown first */
  constructor(item, upload, passage) {
    super();
    this.#item = item;
    this.#upload = upload;
    this.#shown = passage;
    this.text = h("div", { class: "chapter passage", tabindex: "0", role: "region", "aria-label": item.name });
    this.text.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    const { size } = item;
    this.#range.addEventListener("change", () => this.#go(byteAt(Number(this.#range.value) / 1000, size)));
  }

  /** What the text is called. */
  get name() {
    return this.#item.book?.title ?? this.#item.name;
  }

  /** The passage that is shown. */
  get shown() {
    return this.#shown;
  }

  /** What of the text can be seen. @returns {Extent} */
  get area() {
    return this.text.getBoundingClientRect();
  }

  /** Where the first paragraph that can be seen begins in the text. */
  get firstVisibleOffset() {
    const first = firstSeen(this.#ends, this.area.top);
    const seen = first < 0 ? [] : Array.from(this.text.children).slice(first);
    for (const block of seen) {
      // A rule or a picture has no letters.
      const node = document.createTreeWalker(block, NodeFilter.SHOW_TEXT).nextNode();
      if (node) return this.#index?.offsetOf(node, 0) ?? 0;
    }
    return 0;
  }

  /** @param {HTMLElement} play stands before the ways to other passages @returns {Node[]} */
  elements(play) {
    const step = (/** @type {string} */ label, /** @type {() => number} */ byte) =>
      button(label, { class: "button button-small", onclick: () => this.#go(byte()) });
    const steps = h(
      "div",
      { class: "passage-steps" },
      play,
      step(texts.library.earlierPassage, () => earlier(this.#shown)),
      step(texts.library.laterPassage, () => this.#shown.end),
      this.#range,
      this.#share,
    );
    return [this.text, steps, this.#said];
  }

  /** Shows the first passage, when the elements are on the page. */
  begin() {
    this.#fill();
  }

  close() {
    // An answer that is still to come has nowhere to go.
    this.#asked += 1;
    this.#mark.destroy();
  }

  /** @param {PassageMatch} match is shown and marked */
  async goTo(match) {
    if (!(await this.#go(match.start))) return;
    const place = placeOf(this.text.textContent ?? "", match);
    const extent = place && this.extent(place);
    if (!place || !extent) return;
    this.#mark.show(this.ranges(place.start, place.end));
    // Of a line that is longer than the screen, the match is what is looked for.
    this.text.scrollTop += Math.max(extent.bottom - this.area.bottom + MARGIN, 0);
  }

  /** @param {Passage} passage is shown from its beginning */
  show(passage) {
    this.#asked += 1;
    this.#shown = passage;
    this.#fill();
  }

  /** @param {number} start @param {number} end @returns {Range[]} a part of the text */
  ranges(start, end) {
    return this.#index?.ranges(start, end) ?? [];
  }

  /** @param {Span} span @returns {Extent | null} where it stands; `null` without letters */
  extent({ start, end }) {
    const boxes = this.ranges(start, end).map((range) => range.getBoundingClientRect());
    if (boxes.length === 0) return null;
    return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
  }

  /** @param {number} x in the window @param {number} y @returns {number | null} the offset of the letter there */
  offsetAt(x, y) {
    const letter = letterAt(x, y);
    return letter && (this.#index?.offsetOf(letter.node, letter.offset) ?? null);
  }

  /** @param {Extent} extent is brought to where it is read with ease */
  scrollTo({ top }) {
    const { area } = this;
    this.text.scrollTop += top - area.top - ABOVE_VOICE * (area.bottom - area.top);
    this.#scrolledTo = this.text.scrollTop;
  }

  #fill() {
    this.#mark.clear();
    const template = document.createElement("template");
    // The server has sanitised it, as all chapters.
    template.innerHTML = this.#shown.html ?? "";
    this.text.replaceChildren(template.content);
    this.#index = new TextIndex(this.text);
    this.text.scrollTop = 0;
    this.#scrolledTo = 0;
    this.#look();
    this.dispatchEvent(new Event("loaded"));
  }

  #scrolled() {
    this.#look();
    if (this.text.scrollTop !== this.#scrolledTo) this.dispatchEvent(new Event("userscroll"));
    this.#scrolledTo = this.text.scrollTop;
  }

  get #ends() {
    return Array.from(this.text.children, (child) => child.getBoundingClientRect().bottom);
  }

  #look() {
    const { size } = this.#item;
    this.#item.lookedAt = blockAt(this.#shown, this.#ends, this.area.top);
    const share = shareOf(this.#item.lookedAt, size);
    this.#range.value = String(Math.round(share * 1000));
    this.#share.textContent = formatPercent(share);
    this.#range.setAttribute("aria-valuetext", this.#share.textContent);
  }

  /** @param {number} byte @returns {Promise<boolean>} whether it is shown now */
  async #go(byte) {
    this.#asked += 1;
    const number = this.#asked;
    this.dispatchEvent(new Event("leaving"));
    const found = await uploadPassage(this.#upload, byte).catch((error) => {
      if (number !== this.#asked) return;
      if (this.#item.book) this.dispatchEvent(new CustomEvent("gone", { detail: byte }));
      else showProblem(error);
    });
    // The slider may have moved on, and the last passage of all has none behind it.
    if (number !== this.#asked) return false;
    if (!found?.html) {
      this.dispatchEvent(new Event("stayed"));
      return false;
    }
    this.#shown = found;
    this.#fill();
    this.#said.textContent = this.#share.textContent;
    return true;
  }
}

/** @param {Passage} passage @returns {number} a byte as far before it as it is long */
const earlier = ({ start, end }) => Math.max(0, start - (end - start));
