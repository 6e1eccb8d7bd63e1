// @ts-check
// What the reader asks or offers above the text: the way back after a link, which of two places counts.

import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { Jumps } from "../navigation/jumps.js";

/** A way back that was not taken for so long is not wanted, in milliseconds. */
const BACK_DURATION = 90_000;

export class Notices {
  element = h("div", { class: "reader-notices", "data-bar": true });
  #backSlot = h("div");
  #askSlot = h("div", { role: "status" });
  /** The places that were left. */
  jumps = new Jumps();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #length;
  #go;
  #here;

  /** @param {number} length of the book @param {(offset: number) => void} go @param {() => number} here where one is */
  constructor(length, go, here) {
    this.#length = length;
    this.#go = go;
    this.#here = here;
    this.jumps.addEventListener("change", () => this.#showBack());
    this.element.append(this.#askSlot, this.#backSlot);
  }

  /**
   * Offers the way back to a place.
   * @param {number} offset
   */
  offerBack(offset) {
    this.jumps.left(offset);
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
    const offset = this.jumps.back;
    if (offset === null) return replace(this.#backSlot);
    const percent = Math.floor(offset / Math.max(1, this.#length) * 100);
    replace(this.#backSlot, h("div", { class: "reader-chip" },
      button(texts.reader.backTo(percent), { icon: "undo", kind: "quiet", onclick: () => {
        this.jumps.goBack(this.#here());
        this.#go(offset);
      } }),
      iconButton("close", texts.reader.backDismiss, { onclick: () => this.#forget() })));
    this.#timer = setTimeout(() => this.#forget(), BACK_DURATION);
    return undefined;
  }

  #forget() {
    clearTimeout(this.#timer);
    replace(this.#backSlot);
  }
}
