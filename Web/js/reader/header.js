// @ts-check
// `ReaderHeader`: the bar at the top with the way back, the book and its chapter, progress, contents.

import { texts } from "../texts.js";
import { addressOf } from "../basics/address.js";
import { iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { formatNumber } from "../basics/locale.js";
import { openMenu } from "../ui/menu.js";

/** @typedef {import("../model/types.js").BookDetails} BookDetails */

export class ReaderHeader {
  element;
  contentsButton;
  /** How far one is; opens the bar that stands for the whole book. */
  placeButton;
  #end = h("div", { class: "reader-end" });
  /**
   * Buttons that are entries of the menu where the bar is too narrow for them.
   * @type {{element: HTMLElement, item: import("../ui/menu.js").MenuItem}[]}
   */
  #folding = [];
  /** @type {HTMLElement | null} */
  #more = null;
  /** @type {import("../ui/menu.js").MenuItem[]} */
  #items = [];
  #chapter = h("p", { class: "reader-chapter" });
  #percent = h("span", { class: "reader-percent" });
  #page = h("span", { class: "reader-page" });
  #line = h("div", { class: "reader-progress", "aria-hidden": "true" });
  #shown = "";

  /** @param {BookDetails} details @param {() => void} openContents */
  constructor(details, openContents) {
    this.contentsButton = iconButton("contents", texts.reader.contents, {
      onclick: openContents,
      "aria-expanded": false,
    });
    this.placeButton = h(
      "button",
      { type: "button", class: "reader-place", "aria-expanded": false },
      this.#percent,
      this.#page,
    );
    const language = details.language;
    this.element = h(
      "header",
      { class: "reader-header" },
      h(
        "a",
        {
          class: "icon-button",
          href: addressOf("/"),
          "aria-label": texts.reader.toLibrary,
          title: texts.reader.toLibrary,
        },
        icon("back"),
      ),
      this.contentsButton,
      h(
        "div",
        { class: "reader-about" },
        h(
          "div",
          { class: "reader-titles" },
          h(
            "h1",
            { class: "reader-title", "data-view-heading": true, tabindex: "-1", lang: language, dir: "auto" },
            details.title,
          ),
          this.#chapter,
        ),
        this.placeButton,
      ),
      this.#end,
      this.#line,
    );
    this.#chapter.lang = language ?? "";
    this.#chapter.dir = "auto";
  }

  /**
   * Puts a button at the header's end.
   * @param {HTMLElement} element
   * @param {{fold: "narrow" | "narrowest", item: import("../ui/menu.js").MenuItem}} [folded] how narrow the window is where it is an entry
   *   of the menu instead
   */
  addButton(element, folded) {
    if (folded) {
      element.dataset.fold = folded.fold;
      this.#folding.push({ element, item: folded.item });
    }
    if (this.#more) this.#more.before(element);
    else this.#end.append(element);
  }

  /**
   * What stands in the bar for a button: itself, or the menu that it is an entry of.
   * @param {HTMLElement} element
   */
  anchorFor(element) {
    return isSeen(element) ? element : (this.#more ?? element);
  }

  /**
   * Puts an entry into the menu at the header's end.
   * @param {import("../ui/menu.js").MenuItem} item
   */
  addMenuItem(item) {
    this.#items.push(item);
    if (this.#more) return;
    const items = () => [
      ...this.#folding.filter(({ element }) => !isSeen(element)).map((folded) => folded.item),
      ...this.#items,
    ];
    const more = iconButton("more", texts.reader.more, {
      onclick: () => openMenu(more, items(), { label: texts.reader.more }),
    });
    this.#more = more;
    this.#end.append(more);
  }

  /**
   * @param {{title: string, percent: number, fraction: number, number: number, count: number, page: number, pages: number, isExact: boolean}} progress
   *   `number` of `count` chapters, `page` of `pages`; `isExact` says that these are counted
   */
  show({ title, percent, fraction, number, count, page, pages, isExact }) {
    this.#line.style.setProperty("--fraction", fraction.toFixed(4));
    const shown = [title, percent, number, page, pages, isExact].join("\n");
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#chapter.textContent = title;
    this.#percent.textContent = texts.reader.progress(percent);
    this.#page.textContent = `${isExact ? "" : "~"}${formatNumber(page)}/${formatNumber(pages)}`;
    this.placeButton.setAttribute(
      "aria-label",
      texts.navigation.showBar(texts.reader.progress(percent), page, pages, isExact),
    );
    this.placeButton.title = texts.reader.chapterOf(number, count);
  }
}

/** @param {HTMLElement} element */
function isSeen(element) {
  return element.getClientRects().length > 0;
}
