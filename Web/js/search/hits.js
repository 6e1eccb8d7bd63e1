// @ts-check
// The list of matches, by chapter and in context, with one stop for the Tab key.

import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, newId, replace } from "../ui/element.js";
import { formatNumber } from "../basics/locale.js";

/** @typedef {import("./results.js").Placed} Placed */
/** @typedef {import("./results.js").Results} Results */
/** @typedef {{section: HTMLElement, count: HTMLElement, list: HTMLElement, counted: number}} Group */

/** Events: `chosen` (the index as `detail`); `more`. */
export class Hits extends EventTarget {
  element = h("div", { class: "search-hits" });
  #nameAt;
  #language;
  /** @type {Map<number, Group>} */
  #groups = new Map();
  /** @type {HTMLButtonElement[]} */
  #items = [];
  #more = h("div", { class: "search-more", hidden: true });
  #moreText = h("p", {});
  #current = -1;

  /** @param {(offset: number, chapter: number) => string} nameAt @param {string | null} language of the book */
  constructor(nameAt, language) {
    super();
    this.#nameAt = nameAt;
    this.#language = language;
    this.#more.append(
      this.#moreText,
      button(texts.search.more, { class: "button button-small", onclick: () => this.dispatchEvent(new Event("more")) }),
    );
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.clear();
  }

  get isEmpty() {
    return this.#items.length === 0;
  }

  clear() {
    this.#groups.clear();
    this.#items = [];
    this.#current = -1;
    this.element.replaceChildren(this.#more);
    this.#more.hidden = true;
    this.element.scrollTop = 0;
  }

  /**
   * Adds what is new.
   * @param {Results} results
   */
  show(results) {
    for (let index = this.#items.length; index < results.matches.length; index += 1)
      this.#add(results.matches[index], index);
    for (const [chapter, count] of results.counts) {
      const group = this.#groups.get(chapter);
      if (!group || group.counted === count) continue;
      group.counted = count;
      replace(
        group.count,
        h("span", { "aria-hidden": "true" }, formatNumber(count)),
        h("span", { class: "visually-hidden" }, texts.search.matches(count)),
      );
    }
    this.#more.hidden = results.next === null;
    if (results.next !== null) this.#moreText.textContent = texts.search.showing(results.matches.length, results.count);
    this.#setStop(this.#items[Math.max(0, this.#current)]);
  }

  /** @param {number} index -1 for none */
  mark(index) {
    this.#items[this.#current]?.removeAttribute("aria-current");
    this.#current = index;
    const item = this.#items[index];
    if (!item) return;
    item.setAttribute("aria-current", "true");
    this.#setStop(item);
    item.scrollIntoView({ block: "nearest" });
  }

  focus() {
    this.#items[Math.max(0, this.#current)]?.focus();
  }

  /** @param {Placed} match @param {number} index */
  #add({ chapter, start, before, text, after }, index) {
    const item = /** @type {HTMLButtonElement} */ (
      h(
        "button",
        {
          type: "button",
          class: "search-hit",
          tabindex: "-1",
          lang: this.#language,
          dir: "auto",
          onclick: () => this.dispatchEvent(new CustomEvent("chosen", { detail: index })),
        },
        before,
        h("mark", {}, text),
        after,
      )
    );
    this.#items.push(item);
    this.#group(chapter, start).list.append(h("li", {}, item));
  }

  /** @param {number} chapter @param {number} start @returns {Group} */
  #group(chapter, start) {
    const known = this.#groups.get(chapter);
    if (known) return known;
    const id = newId("search-chapter");
    const count = h("span", { class: "search-count" });
    const list = h("ol", { role: "list", "aria-labelledby": id });
    const section = h(
      "section",
      { class: "search-chapter" },
      h("h3", { id, lang: this.#language, dir: "auto" }, h("span", {}, this.#nameAt(start, chapter)), count),
      list,
    );
    this.#more.before(section);
    const group = { section, count, list, counted: 0 };
    this.#groups.set(chapter, group);
    return group;
  }

  /** @param {HTMLElement | undefined} item */
  #setStop(item) {
    for (const other of this.element.querySelectorAll('.search-hit[tabindex="0"]'))
      other.setAttribute("tabindex", "-1");
    item?.setAttribute("tabindex", "0");
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const index = this.#items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    /** @type {Record<string, number>} */
    const goals = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: this.#items.length - 1 };
    if (index < 0 || !(event.key in goals)) return;
    event.preventDefault();
    const goal = this.#items[goals[event.key]];
    if (goal) {
      this.#setStop(goal);
      goal.focus();
    } else if (event.key === "ArrowUp") {
      this.dispatchEvent(new Event("leave"));
    }
  }
}
