// @ts-check
// A small sign in the margin beside a paragraph whose highlight has a note. It is an element without text at the paragraph's end,
// out of the flow: the text nodes and the lines stay as they are.

import { h } from "../ui/element.js";

/** @typedef {import("./paint.js").Painter} Painter @typedef {import("./store.js").MarkStore} MarkStore */

/** What a sign can stand in. */
const BLOCKS = "p, li, h1, h2, h3, h4, h5, h6, blockquote, dd, dt, td, th, pre, figcaption, div";

export class NoteSigns {
  /** @type {Map<string, HTMLElement>} */
  #signs = new Map();
  #painter;
  #store;

  /** @param {Painter} painter @param {MarkStore} store */
  constructor(painter, store) {
    this.#painter = painter;
    this.#store = store;
  }

  /** Puts signs where notes are on the page, and takes the others away. */
  draw() {
    const wanted = new Map(this.#store.index.marks.filter(({ kind, note }) => kind === "highlight" && note.trim() !== "").map((mark) => [mark.id, mark]));
    for (const [id, sign] of this.#signs) {
      if (wanted.has(id) && sign.isConnected) continue;
      sign.remove();
      this.#signs.delete(id);
    }
    for (const id of this.#painter.ids) {
      const mark = wanted.get(id);
      const last = this.#painter.rangesOf(id).at(-1);
      const block = last?.endContainer.parentElement?.closest(BLOCKS);
      if (!mark || !block?.closest("[data-chapter-index]")) continue;
      const sign = this.#signs.get(id) ?? h("span", { class: "note-sign", "aria-hidden": "true" });
      sign.dataset.color = mark.color;
      if (sign.parentElement !== block) block.append(sign);
      this.#signs.set(id, sign);
    }
  }

  close() { for (const sign of this.#signs.values()) sign.remove(); }
}
