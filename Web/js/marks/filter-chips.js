// @ts-check
// `FilterChips`: the buttons that say which kinds and colours of marks a list shows.

import { COLORS } from "../model/mark.js";
import { texts } from "../texts.js";
import { h, replace } from "../ui/element.js";

/** @typedef {import("./order.js").Filter} Filter */

const words = texts.marks;
const KINDS = /** @type {const} */ (["highlight", "bookmark"]);

export class FilterChips {
  element = h("div", { class: "marks-chips", hidden: true });
  #change;

  /** @param {(change: Partial<Filter>) => void} change what was pressed asks for this */
  constructor(change) {
    this.#change = change;
  }

  /** @param {Filter} filter */
  show(filter) {
    const focused = this.element.contains(document.activeElement)
      ? document.activeElement?.getAttribute("data-chip")
      : null;
    replace(this.element, this.#kinds(filter), this.#colors(filter));
    if (focused) /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-chip="${focused}"]`))?.focus();
  }

  /** @param {Filter} filter */
  #kinds({ kind, hasNote }) {
    const text = (/** @type {string} */ label) => h("span", {}, label);
    return row(words.filterKind, [
      ...KINDS.map((name) => {
        const label = words.filterKinds[name];
        return chip({ name, label, isOn: kind === name }, text(label), () =>
          this.#change({ kind: kind === name ? "" : name }),
        );
      }),
      chip({ name: "note", label: words.filterNote, isOn: hasNote }, text(words.filterNote), () =>
        this.#change({ hasNote: !hasNote }),
      ),
    ]);
  }

  /** @param {Filter} filter */
  #colors({ colors }) {
    return row(
      words.colorGroup,
      COLORS.map((color) => {
        const isOn = colors.includes(color);
        const changed = isOn ? colors.filter((other) => other !== color) : [...colors, color];
        return chip(
          { name: color, label: words.colors[color], isOn },
          h("span", { class: "swatch", "data-color": color }),
          () => this.#change({ colors: changed }),
        );
      }),
    );
  }
}

/** @param {string} label @param {HTMLElement[]} chips */
function row(label, chips) {
  return h("div", { class: "chip-row", role: "group", "aria-label": label }, ...chips);
}

/** @param {{name: string, label: string, isOn: boolean}} about @param {Node} drawn @param {() => void} run */
function chip({ name, label, isOn }, drawn, run) {
  return h(
    "button",
    {
      type: "button",
      class: "chip",
      "data-chip": name,
      "aria-pressed": isOn,
      "aria-label": label,
      title: label,
      onclick: run,
    },
    drawn,
  );
}
