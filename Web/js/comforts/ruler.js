// @ts-check
// A ruler for the eye: a line under what one reads, or all but some lines dimmed. It follows the pointer, the voice and keys.

import { h } from "../ui/element.js";

/** @typedef {"off" | "line" | "focus"} RulerKind */
/** @typedef {import("../reader/features.js").Reader} Reader */

/** Lines that stay clear when the others are dimmed. */
const FOCUS_LINES = 3;

export class Ruler {
  #reader;
  #y = innerHeight / 3;
  #element = h("div", { class: "ruler", "aria-hidden": "true", hidden: true }, h("div", { class: "ruler-above" }), h("div", { class: "ruler-line" }),
    h("div", { class: "ruler-below" }));
  /** @type {RulerKind} */
  #kind = "off";

  /** @param {Reader} reader */
  constructor(reader) {
    this.#reader = reader;
    const { signal, root, text } = reader;
    root.append(this.#element);
    const point = (/** @type {PointerEvent} */ event) => {
      if (this.#kind === "off" || (event.pointerType === "touch" && event.type === "pointermove")) return;
      this.#to(event.clientY);
    };
    text.addEventListener("pointermove", point, { signal, passive: true });
    text.addEventListener("pointerdown", point, { signal, passive: true });
    addEventListener("resize", () => this.#place(), { signal });
  }

  get kind() { return this.#kind; }
  set kind(kind) {
    this.#kind = kind;
    this.#element.hidden = kind === "off";
    this.#element.dataset.kind = kind;
    this.#place();
  }

  /**
   * A line further.
   * @param {1 | -1} direction
   */
  step(direction) { this.#to(this.#y + direction * this.#lineHeight); }

  /**
   * To where the voice is.
   * @param {number} start
   * @param {number} end
   */
  follow(start, end) {
    if (this.#kind === "off") return;
    const box = this.#reader.view.ranges(start, end)[0]?.getBoundingClientRect();
    if (box && box.height > 0 && box.bottom > 0 && box.top < innerHeight) this.#to(box.top + box.height / 2);
  }

  get #lineHeight() {
    const { lineHeight, fontSize } = getComputedStyle(this.#reader.text);
    return parseFloat(lineHeight) || parseFloat(fontSize) * 1.5 || 28;
  }

  /** @param {number} y */
  #to(y) {
    this.#y = Math.max(0, Math.min(innerHeight, y));
    this.#place();
  }

  #place() {
    const lines = this.#kind === "focus" ? FOCUS_LINES : 1;
    const height = this.#lineHeight * lines;
    this.#element.style.setProperty("--ruler-top", `${(this.#y - height / 2).toFixed(1)}px`);
    this.#element.style.setProperty("--ruler-height", `${height.toFixed(1)}px`);
  }
}
