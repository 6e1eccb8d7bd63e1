// @ts-check
// What was found in a large text before it is a book: a list with one stop for the Tab key, in which the arrow keys lead on.

import { texts } from "../texts.js";
import { h, replace } from "../ui/element.js";

/** @typedef {import("../model/types.js").PassageMatch} PassageMatch */

/** Event: `chosen`, a match as `detail`. */
export class PassageHits extends EventTarget {
  element;
  /** @type {HTMLElement[]} */
  #items = [];
  /** @type {HTMLElement | undefined} the one that Tab leads to */
  #stop;

  /** @param {string} [label] what the list is called */
  constructor(label = texts.search.list) {
    super();
    this.element = h("ol", { class: "passage-hits", role: "list", "aria-label": label });
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("focusin", ({ target }) => {
      if (this.#items.includes(/** @type {HTMLElement} */ (target))) this.#setStop(/** @type {HTMLElement} */ (target));
    });
  }

  get count() {
    return this.#items.length;
  }

  clear() {
    this.#items = [];
    this.#stop = undefined;
    replace(this.element);
  }

  /** @param {PassageMatch[]} matches of which the first are there already */
  show(matches) {
    for (const match of matches.slice(this.#items.length)) {
      const { before, text, after } = match;
      const item = h(
        "button",
        { type: "button", class: "search-hit", tabindex: "-1", dir: "auto", onclick: () => this.#choose(match, item) },
        before,
        h("mark", {}, text),
        after,
      );
      this.#items.push(item);
      this.element.append(h("li", {}, item));
    }
    if (!this.#stop) this.#setStop(this.#items[0]);
  }

  /** @param {number} index @returns {boolean} whether there is such a match, which has the focus now */
  focus(index) {
    this.#items[index]?.focus();
    return index < this.#items.length;
  }

  /** @param {PassageMatch} match @param {HTMLElement} item */
  #choose(match, item) {
    this.element.querySelector("[aria-current]")?.removeAttribute("aria-current");
    item.setAttribute("aria-current", "true");
    this.#setStop(item);
    this.dispatchEvent(new CustomEvent("chosen", { detail: match }));
  }

  /** @param {HTMLElement | undefined} item */
  #setStop(item) {
    this.#stop?.setAttribute("tabindex", "-1");
    item?.setAttribute("tabindex", "0");
    this.#stop = item;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const index = this.#items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    /** @type {Record<string, number>} */
    const goals = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: this.#items.length - 1 };
    if (index < 0 || !(event.key in goals)) return;
    event.preventDefault();
    this.focus(goals[event.key]);
  }
}
