// @ts-check
// The scrubber: a slider over the whole book with a tick for each chapter. Dragging previews a place, letting go leads
// there.

import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { h, newId } from "../ui/element.js";
import { formatPercent } from "../basics/locale.js";

/** @typedef {{name: string, fraction: number, page: number | null, pages: number | null}} Shown */

const words = texts.navigation;
/** Steps of the bar: a keyboard's step is one of them, a page key's ten. */
const STEPS = 1000;

/** Events: `go` {fraction}; `back`, `forward`, `goto`. */
export class Scrubber extends EventTarget {
  element;
  #back = iconButton("undo", words.back, { onclick: () => this.dispatchEvent(new Event("back")) });
  #forward = iconButton("redo", words.forward, { onclick: () => this.dispatchEvent(new Event("forward")) });
  #bubble = h("div", { class: "scrubber-bubble", hidden: true }, h("strong"), h("span"));
  #input;
  #line = h("p", { class: "scrubber-line" });
  #left = h("p", { class: "scrubber-left" });
  #describe;
  #fraction = 0;
  #isDragged = false;

  /**
   * @param {readonly number[]} ticks fractions
   * @param {(fraction: number) => Shown} describe what is at a place
   * @param {"ltr" | "rtl"} direction of the book
   */
  constructor(ticks, describe, direction) {
    super();
    this.#describe = describe;
    this.#input = /** @type {HTMLInputElement} */ (
      h("input", {
        type: "range",
        class: "slider scrubber-slider",
        min: 0,
        max: STEPS,
        step: 1,
        value: 0,
        dir: direction,
        id: newId("scrubber"),
        "aria-label": words.bar,
        oninput: () => this.#preview(),
        onchange: () => this.#leave(),
        onblur: () => {
          this.#bubble.hidden = true;
        },
      })
    );
    const marks = h(
      "div",
      { class: "scrubber-ticks", "aria-hidden": "true", dir: direction },
      ...ticks.map((fraction) => {
        const tick = h("i");
        tick.style.setProperty("--at", String(fraction));
        return tick;
      }),
    );
    this.element = h(
      "div",
      { class: "scrubber", role: "region", "aria-label": words.bar, "data-bar": true, hidden: true },
      h(
        "div",
        { class: "scrubber-row" },
        this.#back,
        h("div", { class: "scrubber-track", dir: direction }, marks, this.#input, this.#bubble),
        this.#forward,
      ),
      h(
        "div",
        { class: "scrubber-foot" },
        h("div", { class: "scrubber-words" }, this.#line, this.#left),
        button(words.goTo, { kind: "quiet", onclick: () => this.dispatchEvent(new Event("goto")) }),
      ),
    );
  }

  get isShown() {
    return !this.element.hidden;
  }
  set isShown(isShown) {
    this.element.hidden = !isShown;
  }

  focus() {
    this.#input.focus({ preventScroll: true });
  }

  /** @param {number} fraction where the reader is, 0…1 */
  show(fraction) {
    this.#fraction = fraction;
    if (this.#isDragged) return;
    this.#input.value = String(Math.round(fraction * STEPS));
    this.#say(fraction);
  }

  /** @param {string} remaining how long the book still takes, and the time of day; lines end between its parts */
  showLeft(remaining) {
    const parts = remaining.split(" · ");
    const last = parts.pop();
    this.#left.replaceChildren(
      ...parts.flatMap((part) => [h("span", {}, `${part} ·`), " "]),
      h("span", {}, last ?? ""),
    );
  }

  /** @param {{back: number | null, forward: number | null}} jumps */
  showJumps({ back, forward }) {
    this.#back.toggleAttribute("disabled", back === null);
    this.#forward.toggleAttribute("disabled", forward === null);
  }

  #preview() {
    this.#isDragged = true;
    const fraction = Number(this.#input.value) / STEPS;
    const { name, page } = this.#describe(fraction);
    const [title, detail] = this.#bubble.children;
    title.textContent = name;
    detail.textContent = page ? `${words.page(page)} · ${formatPercent(fraction)}` : formatPercent(fraction);
    this.#bubble.style.setProperty("--at", String(fraction));
    this.#bubble.hidden = false;
    this.#say(fraction);
  }

  #leave() {
    this.#isDragged = false;
    this.#bubble.hidden = true;
    const fraction = Number(this.#input.value) / STEPS;
    if (Math.abs(fraction - this.#fraction) < 1 / STEPS / 2) return;
    this.dispatchEvent(new CustomEvent("go", { detail: { fraction } }));
  }

  /** @param {number} fraction */
  #say(fraction) {
    const { name, page, pages } = this.#describe(fraction);
    const said = words.placeSaid(name, fraction, page, pages);
    this.#input.setAttribute("aria-valuetext", said);
    this.#input.style.setProperty("--value", String(fraction));
    this.#line.textContent = said;
  }
}
