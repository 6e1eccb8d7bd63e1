// @ts-check
// The focus in a list of books of which only a part is on the page: which book has it, also when its card was scrolled away.

/**
 * What a key does to the book with the focus.
 * @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">} event
 * @returns {"remove" | "menu" | "move" | null} `null` for keys that are somebody else's
 */
export function keyAction({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "Delete") return "remove";
  return key === "ContextMenu" || (key === "F10" && shiftKey) ? "menu" : "move";
}

export class GridFocus {
  #element;
  #cards;
  #books;

  /**
   * @param {HTMLElement} element of the list
   * @param {import("./drawn-cards.js").DrawnCards} cards
   * @param {import("./shown-books.js").ShownBooks} books
   */
  constructor(element, cards, books) {
    this.#element = element;
    this.#cards = cards;
    this.#books = books;
    element.addEventListener("focusin", (event) => this.#entered(event));
    element.addEventListener("focusout", () => element.removeAttribute("tabindex"));
  }

  /** The key of the book with the focus; when it has been scrolled away, the list has the focus for it. */
  get key() {
    const { activeElement } = document;
    if (activeElement === this.#element) return this.#books.current;
    const item = activeElement?.closest("[data-key]");
    return item instanceof HTMLElement && this.#element.contains(item) ? (item.dataset.key ?? null) : null;
  }

  /**
   * Other cards are drawn: whoever scrolls away from the book with the focus goes on from there with the next key.
   * @param {string | null} key of the book that had the focus
   */
  hold(key) {
    this.#cards.setStop(this.#books.current);
    if (key === null || this.#cards.get(key) || document.activeElement === this.#element) return;
    this.#element.tabIndex = -1;
    this.#element.focus({ preventScroll: true });
  }

  /**
   * The book that a key leads to.
   * @param {string} pressed the name of the key
   * @param {string} key of the book with the focus
   * @param {import("./lines.js").Lines} lines
   * @returns {string | null | undefined} its key; `undefined` for keys that move nothing
   */
  after(pressed, key, lines) {
    const isReversed = getComputedStyle(this.#element).direction === "rtl";
    return this.#books.keyAfter(pressed, key, { lines, isReversed });
  }

  /** @param {FocusEvent} event */
  #entered({ target }) {
    const item = target instanceof Element ? target.closest("[data-key]") : null;
    if (!(item instanceof HTMLElement)) return;
    this.#books.current = item.dataset.key ?? null;
    this.#cards.setStop(this.#books.current);
  }
}
