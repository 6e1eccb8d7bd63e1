// @ts-check
// `LongList` keeps only a part of a list of thousands on the page, and adds more as the person scrolls.

import { h } from "../ui/element.js";

/** So many entries are put on the page at once: some screens. */
const CHUNK = 40;

/**
 * @template T
 * @typedef {{key: (item: T) => string, draw: (item: T) => HTMLElement, scroller: () => Element | null}} Drawing `key` differs when
 *   an entry must be drawn anew; `scroller` is what scrolls the list, `null` for the window
 */

/** @template T */
export class LongList {
  element;
  #drawing;
  /** @type {readonly T[]} */
  #items = [];
  #from = 0;
  #to = 0;
  /** @type {Map<string, HTMLElement>} */
  #drawn = new Map();
  #above = h("li", { class: "list-edge", "aria-hidden": "true" });
  #below = h("li", { class: "list-edge", "aria-hidden": "true" });
  /** @type {IntersectionObserver | null} */
  #observer = null;

  /** @param {Drawing<T>} drawing @param {import("../ui/element.js").Props} props */
  constructor(drawing, props) {
    this.#drawing = drawing;
    this.element = h("ul", { role: "list", ...props });
  }

  /**
   * Shows other entries; what is on the page and the same stays what it is.
   * @param {readonly T[]} items
   * @param {number | null} [at] the entry to begin near, `null` to stay where it is
   */
  show(items, at = null) {
    const count = Math.max(CHUNK, this.#to - this.#from);
    if (at !== null) {
      this.#from = Math.max(0, Math.min(at, items.length) - CHUNK / 4);
      this.#to = this.#from + CHUNK;
    } else {
      this.#from = Math.max(0, Math.min(this.#from, items.length - CHUNK));
      this.#to = this.#from + count;
    }
    this.#to = Math.min(this.#to, items.length);
    this.#items = items;
    this.#draw();
  }

  /**
   * The element of an entry, if it is on the page.
   * @param {T} item
   */
  elementOf(item) {
    return this.#drawn.get(this.#drawing.key(item));
  }

  /** @param {boolean} isAbove */
  #grow(isAbove) {
    const from = isAbove ? Math.max(0, this.#from - CHUNK) : this.#from;
    const to = isAbove ? this.#to : Math.min(this.#items.length, this.#to + CHUNK);
    if (from === this.#from && to === this.#to) return;
    this.#from = from;
    this.#to = to;
    this.#draw();
  }

  #draw() {
    const focused = this.element.contains(document.activeElement)
      ? /** @type {HTMLElement} */ (document.activeElement)
      : null;
    const place = focused ? { id: focused.closest("li")?.dataset.markId, part: focused.dataset.part } : null;
    /** @type {Map<string, HTMLElement>} */
    const drawn = new Map();
    for (let index = this.#from; index < this.#to; index += 1) {
      const item = this.#items[index];
      const key = this.#drawing.key(item);
      drawn.set(key, this.#drawn.get(key) ?? this.#drawing.draw(item));
    }
    this.#drawn = drawn;
    this.#arrange([this.#above, ...drawn.values(), this.#below]);
    if (place?.id && document.activeElement !== focused) {
      const again = this.element.querySelector(
        `li[data-mark-id="${CSS.escape(place.id)}"] [data-part="${place.part ?? "jump"}"]`,
      );
      /** @type {HTMLElement | null} */ (again)?.focus({ preventScroll: true });
    }
    // Observed anew, they tell again whether they are near.
    this.#observer ??= new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) this.#grow(target === this.#above);
      },
      { root: this.#drawing.scroller(), rootMargin: "600px 0px" },
    );
    this.#observer.disconnect();
    if (this.#from > 0) this.#observer.observe(this.#above);
    if (this.#to < this.#items.length) this.#observer.observe(this.#below);
  }

  /**
   * Moves as few as can be: what is moved loses the focus.
   * @param {HTMLElement[]} wanted
   */
  #arrange(wanted) {
    const kept = new Set(wanted);
    for (const child of Array.from(this.element.children))
      if (!kept.has(/** @type {HTMLElement} */ (child))) child.remove();
    let at = this.element.firstElementChild;
    for (const element of wanted) {
      if (element === at) at = at?.nextElementSibling ?? null;
      else this.element.insertBefore(element, at);
    }
  }

  close() {
    this.#observer?.disconnect();
  }
}
