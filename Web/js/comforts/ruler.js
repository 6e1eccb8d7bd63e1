// @ts-check
// The reading ruler underlines one line, or dims all but a few. It follows the pointer, the voice and keys.

import { caretAt } from "../text/hit-testing.js";
import { boxesIn } from "../text/offsets.js";
import { h } from "../ui/element.js";

/** @typedef {"off" | "line" | "focus"} RulerKind */
/** @typedef {import("../reader/reader.js").Reader} Reader */

/** Lines that stay clear when the others are dimmed. */
const FOCUS_LINES = 3;

export class Ruler {
  #reader;
  #x = innerWidth / 2;
  #y = innerHeight / 3;
  #frame = 0;
  #element = h(
    "div",
    { class: "ruler", "aria-hidden": "true", hidden: true },
    h("div", { class: "ruler-above" }),
    h("div", { class: "ruler-line" }),
    h("div", { class: "ruler-below" }),
  );
  /** @type {RulerKind} */
  #kind = "off";

  /** @param {Reader} reader */
  constructor(reader) {
    this.#reader = reader;
    const { signal, root, text } = reader;
    root.append(this.#element);
    const point = (/** @type {PointerEvent} */ event) => {
      if (this.#kind === "off" || (event.pointerType === "touch" && event.type === "pointermove")) return;
      this.#x = event.clientX;
      this.#to(event.clientY);
    };
    text.addEventListener("pointermove", point, { signal, passive: true });
    text.addEventListener("pointerdown", point, { signal, passive: true });
    addEventListener("resize", () => this.#place(), { signal });
    // It stays where it is in the window, at the line that is there now.
    addEventListener(
      "scroll",
      () => {
        if (this.#kind !== "off" && this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#place());
      },
      { signal, passive: true, capture: true },
    );
  }

  get kind() {
    return this.#kind;
  }
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
  step(direction) {
    this.#to(this.#y + direction * this.#lineHeight);
  }

  /**
   * To where the voice is.
   * @param {number} start
   * @param {number} end
   */
  follow(start, end) {
    if (this.#kind === "off") return;
    const box = this.#reader.view.ranges(start, end)[0]?.getBoundingClientRect();
    if (!box || box.height === 0 || box.bottom <= 0 || box.top >= innerHeight) return;
    this.#x = box.left + Math.min(box.width, 1) / 2;
    this.#to(box.top + box.height / 2);
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

  /**
   * The letters of the line at a height, as a line.
   * @param {number} y
   * @returns {DOMRect | null} `null` between lines
   */
  #lineAt(y) {
    for (const x of [this.#x, innerWidth * 0.3, innerWidth * 0.7]) {
      const { node, offset } = caretAt(x, y) ?? { node: null, offset: 0 };
      if (!(node instanceof Text) || !this.#reader.text.contains(node)) continue;
      for (const box of boxesIn(node, Math.max(0, offset - 1), Math.min(node.length, offset + 1))) {
        if (box.height > 0 && box.top <= y && y <= box.bottom) return box;
      }
    }
    return null;
  }

  /** Around whole lines: an edge that would cut letters is moved to theirs. */
  #place() {
    this.#frame = 0;
    if (this.#kind === "off") return;
    const half = (this.#lineHeight * (this.#kind === "focus" ? FOCUS_LINES : 1)) / 2;
    const line = this.#lineAt(this.#y);
    const middle = line ? (line.top + line.bottom) / 2 : this.#y;
    const top = this.#lineAt(middle - half)?.top ?? middle - half;
    const bottom = this.#lineAt(middle + half)?.bottom ?? middle + half;
    this.#element.style.setProperty("--ruler-top", `${top.toFixed(1)}px`);
    this.#element.style.setProperty("--ruler-height", `${(bottom - top).toFixed(1)}px`);
  }
}
