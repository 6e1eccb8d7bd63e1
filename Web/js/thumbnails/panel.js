// @ts-check
// `ThumbnailPanel`: small pictures of all pages that a book's file draws, loaded when they come into view.

import { drawnPageAddress } from "../api/drawn-pages.js";
import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { LoadQueue } from "./queue.js";
import { stepOf } from "./steps.js";

/** @typedef {import("../model/types.js").DrawnPageInfo} DrawnPageInfo */

/** Pixels: wide enough for two of them beside each other on a sharp screen, and the least that pages are drawn in. */
const WIDTH = 256;
/** As many as the server draws at a time for all readers. */
const AT_ONCE = 2;
/** So much above and below the view is loaded, too. */
const MARGIN = "50% 0px";

export class ThumbnailPanel {
  #list = h("ol", { class: "thumbnail-list", role: "list" });
  element = h("div", { class: "thumbnails" }, this.#list);
  #book;
  #open;
  #turn;
  /** @type {HTMLButtonElement[]} */
  #buttons = [];
  /** @type {Set<number>} */
  #current = new Set();
  /** @type {LoadQueue<number>} */
  #queue = new LoadQueue((index) => this.#load(index), AT_ONCE);

  /**
   * @param {number} book its id
   * @param {{turn: number, open: (index: number) => void, signal: AbortSignal}} options `turn`: quarters by which pages are turned
   */
  constructor(book, { turn, open, signal }) {
    this.#book = book;
    this.#open = open;
    this.#turn = turn;
    this.#list.addEventListener("keydown", (event) => this.#pressed(event));
    signal.addEventListener("abort", () => {
      this.#queue.clear();
      this.#seen?.disconnect();
    });
  }

  /** @type {IntersectionObserver | null} */
  #seen = null;

  /** @param {DrawnPageInfo[]} pages */
  fill(pages) {
    this.#buttons = pages.map((page, index) => this.#button(page, index));
    this.#list.replaceChildren(...this.#buttons.map((button) => h("li", {}, button)));
    this.#seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = Number(/** @type {HTMLElement} */ (target).dataset.page);
          if (isIntersecting) this.#queue.want(index);
          else this.#queue.leave(index);
        }
      },
      { root: this.element.closest(".side-body"), rootMargin: MARGIN },
    );
    for (const button of this.#buttons) this.#seen.observe(button);
    this.tell([...this.#current]);
  }

  /** @param {number[]} pages the indexes of those in view */
  tell(pages) {
    this.#current = new Set(pages);
    const [first] = pages;
    this.#buttons.forEach((button, index) => {
      if (this.#current.has(index)) button.setAttribute("aria-current", "page");
      else button.removeAttribute("aria-current");
      button.tabIndex = index === (first ?? 0) ? 0 : -1;
    });
  }

  /** Brings the page in view into the panel's view, and gives it the focus. */
  focus() {
    const [first] = this.#current;
    const button = this.#buttons[first ?? 0];
    button?.scrollIntoView({ block: "center" });
    button?.focus({ preventScroll: true });
  }

  /** @param {DrawnPageInfo} page @param {number} index */
  #button({ label, width, height }, index) {
    const isSideways = this.#turn % 2 === 1;
    const picture = h("img", { alt: "", draggable: "false", "data-turn": this.#turn });
    const frame = h("span", { class: "thumbnail-frame" }, picture);
    frame.style.aspectRatio = isSideways ? `${height} / ${width}` : `${width} / ${height}`;
    // The picture is drawn upright, and turned in the middle of its frame.
    picture.style.width = isSideways ? `${(100 * width) / height}%` : "100%";
    picture.style.height = isSideways ? `${(100 * height) / width}%` : "100%";
    const name = label ?? String(index + 1);
    return /** @type {HTMLButtonElement} */ (
      h(
        "button",
        {
          type: "button",
          class: "thumbnail",
          "data-page": index,
          tabindex: index === 0 ? "0" : "-1",
          "aria-label": texts.thumbnails.page(name),
          onclick: () => this.#open(index),
        },
        frame,
        h("span", { class: "thumbnail-label", "aria-hidden": "true" }, name),
      )
    );
  }

  /** @param {number} index */
  async #load(index) {
    const picture = this.#buttons[index]?.querySelector("img");
    if (!picture) return false;
    picture.src = drawnPageAddress(this.#book, index, WIDTH);
    try {
      await picture.decode();
      return true;
    } catch {
      picture.removeAttribute("src");
      return false;
    }
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const focused = this.#buttons.findIndex((button) => button === document.activeElement);
    if (focused < 0) return;
    const top = this.#buttons[0].offsetTop;
    const columns = Math.max(
      1,
      this.#buttons.findIndex((button) => button.offsetTop > top),
    );
    const next = stepOf(event.key, focused, {
      count: this.#buttons.length,
      columns,
      isRightToLeft: getComputedStyle(this.#list).direction === "rtl",
    });
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#buttons[focused].tabIndex = -1;
    this.#buttons[next].tabIndex = 0;
    this.#buttons[next].focus();
  }
}
