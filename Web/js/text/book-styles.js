// @ts-check
// `BookStyles` puts a book's style sheets on the page before the text that uses them, and removes them with the book.
// The server has made the sheets harmless: each rule begins with a class that only the chapters of this book have.

/** @typedef {import("../model/types.js").Chapter} Chapter */

/** Milliseconds that a chapter waits for its sheets; after that it is shown without. */
const PATIENCE = 2000;
/** Chapters whose own rules are kept. */
const KEPT = 100;

export class BookStyles {
  /** @type {Map<string, {link: HTMLLinkElement, ready: Promise<void>}>} */
  #links = new Map();
  /**
   * Least recently loaded first.
   * @type {Map<number, CSSStyleSheet>}
   */
  #own = new Map();
  #isClosed = false;

  /**
   * Puts on the page what a chapter's style needs, and waits for it.
   * @param {Chapter} chapter
   */
  async ready({ index, style }) {
    if (!style || this.#isClosed) return;
    const sheets = style.sheets.map(({ href }) => this.#link(href));
    if (style.rules && !this.#own.has(index)) this.#adopt(index, style.rules);
    if (sheets.length === 0) return;
    await Promise.race([Promise.all(sheets), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }

  close() {
    this.#isClosed = true;
    for (const { link } of this.#links.values()) link.remove();
    const own = new Set(this.#own.values());
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !own.has(sheet));
    this.#links.clear();
    this.#own.clear();
  }

  /** @param {string} href @returns {Promise<void>} */
  #link(href) {
    const known = this.#links.get(href);
    if (known) return known.ready;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    const ready = new Promise((/** @type {(value: void) => void} */ resolve) => {
      link.addEventListener("load", () => resolve(), { once: true });
      link.addEventListener("error", () => resolve(), { once: true });
    });
    this.#links.set(href, { link, ready });
    // Behind the page's own sheet, which stands in the body.
    document.body.append(link);
    return ready;
  }

  /** @param {number} index @param {string} rules */
  #adopt(index, rules) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    this.#own.set(index, sheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (const [oldest, old] of this.#own) {
      if (this.#own.size <= KEPT) return;
      if (document.querySelector(`.chapter-${oldest}`)) continue;
      this.#own.delete(oldest);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== old);
    }
  }
}

/**
 * The element that stands for the book's body: the rules are about what is in it.
 * @param {Node} content
 */
export function bookBody(content) {
  const body = document.createElement("book-body");
  body.append(content);
  return body;
}

/**
 * Gives the element around a chapter the classes that its style goes by.
 * @param {Element} element
 * @param {Chapter | undefined} chapter
 */
export function addStyleClasses(element, chapter) {
  const style = chapter?.style;
  if (!style) return;
  element.classList.add(style.scope, ...style.sheets.map(({ scope }) => scope));
  // Only then the page leaves its paragraphs to the book.
  if (style.sheets.length > 0) element.classList.add("own-style");
}
