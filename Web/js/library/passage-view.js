// @ts-check
// A passage of a large text that arrives or is read for the first time, and the ways to another one.

import { uploadPassage } from "../api/upload-pieces.js";
import { formatPercent } from "../basics/locale.js";
import { namedHighlight } from "../player/spoken-highlights.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { blockAt, byteAt, placeOf, shareOf } from "./passage-places.js";

/** @typedef {import("../model/types.js").Passage} Passage */
/** @typedef {import("../model/types.js").PassageMatch} PassageMatch */

/** Pixels below a match that was gone to: some lines of what follows it. */
const MARGIN = 96;

export class PassageView {
  #item;
  #upload;
  #shown;
  #asked = 0;
  #mark = namedHighlight("vorleser-passage", 4);
  #text;
  #range = h("input", { type: "range", min: "0", max: "1000", "aria-label": texts.library.placeInText });
  // What is scrolled is not said each time; a step is.
  #share = h("span", { class: "passage-share" });
  #said = h("p", { class: "visually-hidden", role: "status" });

  /** @param {import("./import-item.js").Import} item @param {string} upload @param {Passage} passage what is shown first */
  constructor(item, upload, passage) {
    this.#item = item;
    this.#upload = upload;
    this.#shown = passage;
    this.#text = h("div", { class: "chapter passage", tabindex: "0", role: "region", "aria-label": item.name });
    this.#text.addEventListener("scroll", () => this.#look(), { passive: true });
    const { size } = item.file;
    this.#range.addEventListener("change", () => this.#go(byteAt(Number(this.#range.value) / 1000, size)));
  }

  /** @returns {Node[]} */
  get elements() {
    const step = (/** @type {string} */ label, /** @type {() => number} */ byte) =>
      button(label, { class: "button button-small", onclick: () => this.#go(byte()) });
    const steps = h(
      "div",
      { class: "passage-steps" },
      step(texts.library.earlierPassage, () => earlier(this.#shown)),
      this.#range,
      this.#share,
      step(texts.library.laterPassage, () => this.#shown.end),
    );
    return [this.#text, steps, this.#said];
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
    const found = rangeOf(this.#text, match);
    if (!found) return;
    this.#mark.show([found]);
    // Of a line that is longer than the screen, the match is what is looked for.
    const below = found.getBoundingClientRect().bottom - this.#text.getBoundingClientRect().bottom + MARGIN;
    this.#text.scrollTop += Math.max(below, 0);
  }

  #fill() {
    this.#mark.clear();
    const template = document.createElement("template");
    // The server has sanitised it, as all chapters.
    template.innerHTML = this.#shown.html ?? "";
    this.#text.replaceChildren(template.content);
    this.#text.scrollTop = 0;
    this.#look();
  }

  #look() {
    const { size } = this.#item.file;
    const top = this.#text.getBoundingClientRect().top;
    const ends = Array.from(this.#text.children, (child) => child.getBoundingClientRect().bottom);
    this.#item.lookedAt = blockAt(this.#shown, ends, top);
    const share = shareOf(this.#item.lookedAt, size);
    this.#range.value = String(Math.round(share * 1000));
    this.#share.textContent = formatPercent(share);
    this.#range.setAttribute("aria-valuetext", this.#share.textContent);
  }

  /** @param {number} byte @returns {Promise<boolean>} whether it is shown now */
  async #go(byte) {
    this.#asked += 1;
    const number = this.#asked;
    const found = await uploadPassage(this.#upload, byte).catch((error) => {
      if (number === this.#asked) showProblem(error);
    });
    // The slider may have moved on, and the last passage of all has none behind it.
    if (number !== this.#asked || !found?.html) return false;
    this.#shown = found;
    this.#fill();
    this.#said.textContent = this.#share.textContent;
    return true;
  }
}

/** @param {Passage} passage @returns {number} a byte as far before it as it is long */
const earlier = ({ start, end }) => Math.max(0, start - (end - start));

/**
 * @param {HTMLElement} text
 * @param {PassageMatch} match
 * @returns {Range | null} where it stands in the text
 */
function rangeOf(text, match) {
  const place = placeOf(text.textContent ?? "", match);
  if (!place) return null;
  const range = new Range();
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let start = 0;
  while (nodes.nextNode()) {
    const node = /** @type {Text} */ (nodes.currentNode);
    const end = start + node.length;
    if (place.start >= start && place.start < end) range.setStart(node, place.start - start);
    if (place.end > start && place.end <= end) {
      range.setEnd(node, place.end - start);
      return range;
    }
    start = end;
  }
  return null;
}
