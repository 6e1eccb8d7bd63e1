// @ts-check
// The side panel's tab with the table of contents.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { contentsFilter } from "./contents-filter.js";

/** @typedef {import("../model/types.js").ContentsEntry} ContentsEntry */

/** So many entries can be searched. */
const FILTERED = 20;

/** Events: `go` {offset, chapter}. */
export class ContentsPanel extends EventTarget {
  element;
  #entries;
  #address;
  /**
   * Made when it is first opened: there may be thousands.
   * @type {Map<ContentsEntry, HTMLElement>}
   */
  #links = new Map();
  /** @type {ContentsEntry | null} */
  #current = null;
  #list = h("div", { class: "contents-list" });
  #offset = 0;
  #progress = h("p", { class: "contents-progress" });
  /** @type {(offset: number) => string} */
  #placeOf;

  /**
   * @param {ContentsEntry[]} entries
   * @param {(offset: number) => string} address
   * @param {(offset: number) => string} placeOf how far into the book a place is, for people
   */
  constructor(entries, address, placeOf) {
    super();
    this.#entries = entries;
    this.#address = address;
    this.#placeOf = placeOf;
    this.element = h("nav", { class: "contents", "aria-label": texts.reader.contents }, this.#progress, this.#list);
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("click", (event) => this.#click(event));
  }

  /** Whether it can be seen. */
  get isShown() {
    return this.element.getClientRects().length > 0;
  }

  /** Makes it ready and gives the focus to where the reader is. */
  shown() {
    if (this.#links.size === 0) this.#fill();
    this.tellPlaces();
    this.#show(this.#current);
    const target = (this.#current && this.#links.get(this.#current)) ?? this.element.querySelector("a");
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
  }

  /**
   * Marks the entry that is being read.
   * @param {ContentsEntry | null} entry
   */
  mark(entry) {
    if (entry === this.#current) return;
    const before = this.#current && this.#links.get(this.#current);
    before?.removeAttribute("aria-current");
    this.#current = entry;
    if (!this.isShown) return;
    this.#show(entry);
    if (!this.element.contains(document.activeElement) && entry)
      this.#links.get(entry)?.scrollIntoView({ block: "nearest" });
  }

  /**
   * How much of the book was read.
   * @param {number} offset where the reader is
   * @param {number} fraction 0…1
   */
  read(offset, fraction) {
    this.#offset = offset;
    const said = texts.navigation.progress(fraction);
    if (this.#progress.textContent !== said) this.#progress.textContent = said;
  }

  /** Says at each entry where it is; pages change with the layout. */
  tellPlaces() {
    for (const [{ offset }, link] of this.#links) {
      if (offset === null) continue;
      const place = this.#placeOf(offset);
      const small = /** @type {HTMLElement} */ (link.lastElementChild);
      if (small.textContent !== place) small.textContent = place;
      link.toggleAttribute("data-read", offset < this.#offset);
    }
  }

  /** @param {ContentsEntry | null} entry */
  #show(entry) {
    const link = entry && this.#links.get(entry);
    link?.setAttribute("aria-current", "location");
    // One stop for the Tab key; arrows do the rest.
    for (const other of this.#list.querySelectorAll('a[tabindex="0"]')) other.setAttribute("tabindex", "-1");
    (link ?? this.#list.querySelector("a"))?.setAttribute("tabindex", "0");
  }

  #fill() {
    if (this.#entries.length > 0) this.#list.append(this.#branch(this.#entries));
    else this.#list.append(h("p", { class: "contents-none" }, texts.reader.noContents));
    if (this.#links.size >= FILTERED) this.#list.before(contentsFilter(this.#list));
  }

  /** @param {ContentsEntry[]} entries @returns {HTMLElement} */
  #branch(entries) {
    return h(
      "ol",
      { role: "list" },
      ...entries.map((entry) => {
        const link =
          entry.offset === null
            ? h("span", {}, entry.label)
            : h("a", { href: this.#address(entry.offset), tabindex: "-1" }, h("span", {}, entry.label), h("small"));
        this.#links.set(entry, link);
        return h("li", {}, link, entry.children.length > 0 && this.#branch(entry.children));
      }),
    );
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    for (const [{ offset, chapter }, other] of this.#links) {
      if (other !== link) continue;
      this.dispatchEvent(new CustomEvent("go", { detail: { offset, chapter } }));
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const links = [...this.#list.querySelectorAll("a")];
    const index = links.indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
    /** @type {Record<string, number>} */
    const goals = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: links.length - 1 };
    if (!(event.key in goals) || index < 0) return;
    links[goals[event.key]]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }
}
