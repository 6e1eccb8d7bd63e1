// @ts-check
// What stands around the pages, as in a book: the chapter above, the page's number below.

import { texts } from "../texts.js";
import { formatNumber } from "../ui/locale.js";
import { h } from "../ui/element.js";

export class Foot {
  head = h("p", { class: "paged-head", "aria-hidden": "true", dir: "auto" });
  element = h("p", { class: "paged-foot" });
  #left = h("span", { class: "paged-left" });
  #number = h("span", { class: "paged-number" });

  /** @param {boolean} isLeftward whether the next page is to the left */
  constructor(isLeftward) {
    this.element.append(this.#left, this.#number);
    this.element.toggleAttribute("data-leftward", isLeftward);
  }

  /** @param {import("./geometry.js").Geometry} geometry */
  fit({ left, width, inset }) {
    for (const { style } of [this.head, this.element]) {
      style.left = `${left + inset}px`;
      style.width = `${width - 2 * inset}px`;
    }
  }

  /** @param {{title: string, language: string | null, page: number, count: number, isExact: boolean, isPageExact: boolean, left: number, isLeftExact: boolean}} place */
  show({ title, language, page, count, isExact, isPageExact, left, isLeftExact }) {
    set(this.head, title);
    this.head.lang = language ?? "";
    const about = (/** @type {boolean} */ isTrue, /** @type {number} */ number) => (isTrue ? "" : "~") + formatNumber(number);
    set(this.#number, texts.paged.pageOf(about(isPageExact, page), about(isExact, count)));
    set(this.#left, left === 0 ? texts.paged.lastPage : texts.paged.left(about(isLeftExact, left), left));
  }
}

/** @param {HTMLElement} element @param {string} text */
function set(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
