// @ts-check
// The contents: a panel at the side.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";

/** @typedef {import("../api.js").ContentsEntry} ContentsEntry */

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

  /** @param {ContentsEntry[]} entries @param {(offset: number) => string} address */
  constructor(entries, address) {
    super();
    this.#entries = entries;
    this.#address = address;
    this.element = h("nav", { class: "contents", "aria-label": texts.reader.contents }, this.#list);
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("click", (event) => this.#click(event));
  }

  /** Whether it can be seen. */
  get isShown() { return this.element.getClientRects().length > 0; }

  /** Makes it ready and gives the focus to where one is. */
  shown() {
    if (this.#links.size === 0) this.#fill();
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
    if (!this.element.contains(document.activeElement) && entry) this.#links.get(entry)?.scrollIntoView({ block: "nearest" });
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
  }

  /** @param {ContentsEntry[]} entries @returns {HTMLElement} */
  #branch(entries) {
    return h("ol", { role: "list" }, ...entries.map((entry) => {
      const link = entry.offset === null ? h("span", {}, entry.label)
        : h("a", { href: this.#address(entry.offset), tabindex: "-1" }, entry.label);
      this.#links.set(entry, link);
      return h("li", {}, link, entry.children.length > 0 && this.#branch(entry.children));
    }));
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
