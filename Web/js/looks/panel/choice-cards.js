// @ts-check
// Cards of which one is chosen: a setting's values that are shown as samples, the person's own files among them.

import { iconButton } from "../../ui/button.js";
import { h, newId, replace } from "../../ui/element.js";

/** @typedef {import("../choice.js").Choice} Choice */

export class ChoiceCards {
  #choice;
  #setting;
  #group = newId("look");
  /** @type {HTMLInputElement[]} */
  #inputs = [];

  /**
   * @param {Choice} choice
   * @param {"background" | "fontFamily"} setting
   * @param {HTMLElement} list the element that the cards are in
   */
  constructor(choice, setting, list) {
    this.#choice = choice;
    this.#setting = setting;
    this.element = list;
  }

  /** @param {() => (Node | string)[]} make the cards, by `card` and `ownCard`; the focus stays on the card of its value */
  draw(make) {
    const focused = this.#inputs.find((input) => input === document.activeElement)?.value;
    this.#inputs = [];
    replace(this.element, ...make());
    if (focused) this.focus(focused);
  }

  /** @param {string} value @param {{class: string, title: string}} props @param {...Node} content */
  card(value, props, ...content) {
    const input = h("input", {
      type: "radio",
      name: this.#group,
      class: "visually-hidden",
      "data-setting": this.#setting,
      value,
      onchange: () => this.#choice.set(this.#setting, value),
    });
    this.#inputs.push(input);
    return h("label", props, input, ...content);
  }

  /** One of the person's own, with a button that removes it.
   * @param {HTMLElement} card @param {string} label of the button @param {() => void} remove */
  ownCard(card, label, remove) {
    return h("div", { class: "font-own" }, card, iconButton("close", label, { class: "font-remove", onclick: remove }));
  }

  /** @param {string} chosen */
  show(chosen) {
    for (const input of this.#inputs) input.checked = input.value === chosen;
  }

  /** @param {string} [value] the first card if not given */
  focus(value) {
    this.#inputs.find((input) => value === undefined || input.value === value)?.focus();
  }
}

/** @param {{accept: string, multiple?: boolean}} props @param {(files: File[]) => void} then */
export function pickFiles(props, then) {
  const picker = h("input", { type: "file", ...props });
  picker.addEventListener("change", () => then([...(picker.files ?? [])]));
  picker.click();
}
