// @ts-check
// The section "In the text" of the library: what was found in the texts of all books, by book.

import { searchLibrary } from "../api/search.js";
import { can } from "../model/capabilities.js";
import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { bookPath, navigate } from "../ui/navigation.js";
import { isAbort, sentenceOf } from "../ui/problem.js";
import { bookList } from "./book-list.js";

/**
 * @typedef {import("../model/types.js").FoundBook} FoundBook
 * @typedef {import("../model/types.js").FoundMatch} FoundMatch
 * @typedef {import("../model/types.js").LibrarySearch} LibrarySearch
 */

/** Milliseconds without another letter until something is searched. */
export const TYPING = 250;
/** While texts are still being read, the search is repeated this often, in milliseconds. */
const AGAIN = 3000;

/** Event: `shown` when results came or went. */
export class TextHits extends EventTarget {
  #status = h("p", { class: "text-hits-status", role: "status" });
  #list = h("div", { class: "text-hits-books" });
  #more = h("div", { class: "text-hits-more", hidden: true });
  element = h(
    "section",
    { class: "text-hits", hidden: true, "aria-labelledby": "text-hits" },
    h("h2", { class: "section-heading", id: "text-hits" }, texts.library.inTheText),
    this.#status,
    this.#list,
    this.#more,
  );
  #search = "";
  /** @type {AbortController | null} */
  #running = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {AbortSignal} signal aborted when the library closes */
  constructor(signal) {
    super();
    signal.addEventListener("abort", () => this.#stop());
  }

  get isEmpty() {
    return this.#list.childElementCount === 0;
  }

  /**
   * Searches soon, unless something else is asked for meanwhile.
   * @param {string} search
   */
  ask(search) {
    const text = search.trim();
    if (text === this.#search) return;
    this.#stop();
    this.#search = text;
    this.element.hidden = text === "";
    if (text === "") {
      this.#clear();
      return;
    }
    if (this.isEmpty) this.#status.textContent = texts.library.searchingTexts;
    this.#timer = setTimeout(() => this.#run(0), TYPING);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.#running = null;
  }

  #clear() {
    replace(this.#list);
    this.#more.hidden = true;
    this.#status.textContent = "";
    this.dispatchEvent(new Event("shown"));
  }

  /** @param {number} from how many books are shown already */
  async #run(from) {
    const running = new AbortController();
    this.#running = running;
    try {
      const found = await searchLibrary(this.#search, { from, signal: running.signal });
      if (running.signal.aborted) return;
      if (from === 0) replace(this.#list);
      this.#show(found);
    } catch (error) {
      if (running.signal.aborted || isAbort(error)) return;
      this.#clear();
      this.#status.textContent = sentenceOf(error);
    }
  }

  /** @param {LibrarySearch} found */
  #show({ books, next, index }) {
    this.#list.append(...books.map((book) => this.#book(book)));
    const none = this.isEmpty ? texts.library.textNotFound(this.#search) : "";
    const missing = index.complete ? "" : texts.library.notAllIndexed(index.indexed, index.books);
    this.#status.textContent = [none, missing].filter(Boolean).join(" ");
    this.#more.hidden = next === null;
    replace(
      this.#more,
      next !== null &&
        button(texts.library.moreBooks, { class: "button button-small", onclick: () => this.#run(next) }),
    );
    // Somebody who has asked for more is not thrown back to the first books.
    if (!index.complete && this.isEmpty) this.#timer = setTimeout(() => this.#run(0), AGAIN);
    this.dispatchEvent(new Event("shown"));
  }

  /** @param {FoundBook} found */
  #book(found) {
    const { book, title, authors, matches, more } = found;
    const known = bookList.book(book);
    return h(
      "article",
      { class: "text-hits-book", "data-book-id": book },
      h(
        "h3",
        { dir: "auto" },
        h("a", { href: bookPath(book) }, title),
        authors.length > 0 && h("span", { class: "text-hits-authors" }, authors.join(", ")),
      ),
      h("ol", { role: "list" }, ...matches.map((match) => hit(found, match, !known || can(known, "listen")))),
      more &&
        h(
          "a",
          { class: "text-hits-all", href: addressOfMatch(book, matches[0]), "aria-label": texts.library.moreIn(title) },
          texts.library.moreInShort,
        ),
    );
  }
}

/** @param {FoundBook} found @param {FoundMatch} match @param {boolean} mayListen */
function hit({ book, language }, match, mayListen) {
  const { heading, before, text, after } = match;
  const address = addressOfMatch(book, match);
  return h(
    "li",
    {},
    h(
      "a",
      { class: "search-hit", href: address, lang: language, dir: "auto" },
      heading && h("span", { class: "text-hits-heading" }, heading),
      before,
      h("mark", {}, text),
      after,
    ),
    mayListen && iconButton("play", texts.library.listenFromHere, { onclick: () => navigate(`${address}&listen`) }),
  );
}

/**
 * Where a match is opened: its words are marked there as the search in the book marks them.
 * @param {number} book
 * @param {FoundMatch} match
 */
function addressOfMatch(book, { start, text }) {
  return `${bookPath(book)}?${new URLSearchParams({ at: String(start), find: text })}`;
}
