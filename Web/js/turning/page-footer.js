// @ts-check
// `PageFooter`: the chapter above the pages, and below them their numbers and how much of the chapter is left.

import { texts } from "../texts.js";
import { formatNumber } from "../basics/locale.js";
import { h } from "../ui/element.js";

export class PageFooter {
  head = h("p", { class: "paged-head", "aria-hidden": "true", dir: "auto" });
  element = h("p", { class: "paged-foot" });

  /** @param {import("../paged/geometry.js").Geometry} geometry */
  fit({ left, width, inset }) {
    for (const { style } of [this.head, this.element]) {
      style.left = `${left + inset}px`;
      style.width = `${width - 2 * inset}px`;
    }
  }

  /**
   * @param {{title: string, language: string | null, page: number, last: number, count: number, isExact: boolean, isPageExact: boolean,
   *   left: number, isLeftExact: boolean}} place `page` to `last` are open
   */
  show({ title, language, page, last, count, isExact, isPageExact, left, isLeftExact }) {
    set(this.head, title);
    this.head.lang = language ?? "";
    const about = (/** @type {boolean} */ isTrue, /** @type {string} */ number) => (isTrue ? "" : "~") + number;
    const open = last > page ? `${formatNumber(page)}–${formatNumber(last)}` : formatNumber(page);
    const number = texts.paged.pageOf(about(isPageExact, open), about(isExact, formatNumber(count)));
    set(
      this.element,
      `${number} · ${left === 0 ? texts.paged.lastPage : texts.paged.left(about(isLeftExact, formatNumber(left)))}`,
    );
  }
}

/** @param {HTMLElement} element @param {string} text */
function set(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
