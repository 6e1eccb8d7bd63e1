// @ts-check
// The sign in the margin beside a paragraph whose highlight has a note. It is an element without text at the
// paragraph's end, out of the flow, so that the text nodes and the lines stay as they are.

import { h } from "../ui/element.js";

/** @typedef {import("./paint.js").Painter} Painter */

/** What a sign can stand in. */
const BLOCKS = "p, li, h1, h2, h3, h4, h5, h6, blockquote, dd, dt, td, th, pre, figcaption, div";

export class NoteSigns {
  /** @type {Map<string, HTMLElement>} */
  #signs = new Map();
  #painter;

  /** @param {Painter} painter */
  constructor(painter) {
    this.#painter = painter;
  }

  /** Puts signs where notes are on the page, and takes the others away. */
  draw() {
    /** @type {Map<string, HTMLElement>} */
    const signs = new Map();
    for (const { mark, ranges } of this.#painter.drawn) {
      if (mark.note.trim() === "") continue;
      const block = ranges.at(-1)?.endContainer.parentElement?.closest(BLOCKS);
      if (!block?.closest("[data-chapter-index]")) continue;
      const sign = this.#signs.get(mark.id) ?? h("span", { class: "note-sign", "aria-hidden": "true" });
      sign.dataset.color = mark.color;
      if (sign.parentElement !== block) block.append(sign);
      signs.set(mark.id, sign);
    }
    for (const [id, sign] of this.#signs) if (!signs.has(id)) sign.remove();
    this.#signs = signs;
  }

  close() {
    for (const sign of this.#signs.values()) sign.remove();
  }
}
