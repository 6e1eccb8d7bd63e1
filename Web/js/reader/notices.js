// @ts-check
// What the reader asks or offers above the text: the way back after a link, which of two places counts.

import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { h, replace } from "../ui/element.js";

/** A way back that was not taken for so long is not wanted, in milliseconds. */
const BACK_DURATION = 90_000;
/** More steps back than this nobody goes. */
const LONGEST_TRAIL = 20;

export class Notices {
  element = h("div", { class: "reader-notices", "data-bar": true });
  #backSlot = h("div");
  #askSlot = h("div", { role: "status" });
  /** @type {number[]} */
  #trail = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #length;
  #go;

  /** @param {number} length of the book @param {(offset: number) => void} go */
  constructor(length, go) {
    this.#length = length;
    this.#go = go;
    this.element.append(this.#askSlot, this.#backSlot);
  }

  /**
   * Offers the way back to a place.
   * @param {number} offset
   */
  offerBack(offset) {
    this.#trail.push(offset);
    if (this.#trail.length > LONGEST_TRAIL) this.#trail.shift();
    this.#showBack();
  }

  /**
   * Asks which place counts.
   * @param {{text: string, there: string, goThere: () => void, stay: () => void}} question
   */
  ask({ text, there, goThere, stay }) {
    const close = () => replace(this.#askSlot);
    replace(this.#askSlot, h("div", { class: "reader-notice" }, h("p", {}, text),
      h("div", { class: "row" },
        button(texts.reader.stayHere, { kind: "quiet", onclick: () => { close(); stay(); } }),
        button(there, { kind: "primary", onclick: () => { close(); goThere(); } }))));
  }

  close() { clearTimeout(this.#timer); }

  #showBack() {
    clearTimeout(this.#timer);
    const offset = this.#trail[this.#trail.length - 1];
    if (offset === undefined) return replace(this.#backSlot);
    const percent = Math.floor(offset / Math.max(1, this.#length) * 100);
    replace(this.#backSlot, h("div", { class: "reader-chip" },
      button(texts.reader.backTo(percent), { icon: "undo", kind: "quiet", onclick: () => {
        this.#trail.pop();
        this.#showBack();
        this.#go(offset);
      } }),
      iconButton("close", texts.reader.backDismiss, { onclick: () => this.#forget() })));
    this.#timer = setTimeout(() => this.#forget(), BACK_DURATION);
    return undefined;
  }

  #forget() {
    this.#trail = [];
    this.#showBack();
  }
}
