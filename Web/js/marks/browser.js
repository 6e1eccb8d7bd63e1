// @ts-check
// `Browser`: a list of marks with search, filter and order, for one book or for all.

import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { menuButton } from "../ui/menu-button.js";
import { entriesOf } from "./entries.js";
import { FilterChips } from "./filter-chips.js";
import { itemElement, itemKey } from "./item.js";
import { LongList } from "./long-list.js";
import { NO_FILTER, ORDERS, isFiltering } from "./order.js";

/**
 * @typedef {import("./item.js").Mark} Mark
 * @typedef {import("./order.js").Order} Order
 * @typedef {import("./order.js").Filter} Filter
 * @typedef {import("./entries.js").Heading} Heading
 * @typedef {import("./item.js").Uses & {marks: () => readonly Mark[], headingOf: (mark: Mark) => Heading | null,
 *   orders: Record<Order, string>, moreItems: () => (import("../ui/menu.js").MenuItem | "separator")[], label: string, empty: string,
 *   scroller: () => Element | null, isGrouped: boolean}} Uses `isGrouped`: by book before all else
 * @typedef {import("./entries.js").Entry} Entry
 */

const words = texts.marks;
/** Milliseconds after the last letter until the list follows. */
const TYPING = 120;

export class Browser {
  element;
  #uses;
  /** @type {LongList<Entry>} */
  #list;
  /** @type {Filter} */
  #filter = { ...NO_FILTER };
  /** @type {Order} */
  #order = "place";
  #count = h("p", { class: "marks-count", role: "status" });
  #message = h("div", { class: "marks-none" });
  #chips = new FilterChips((change) => this.#set(change));
  #filterButton;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  field;

  /** @param {Uses} uses */
  constructor(uses) {
    this.#uses = uses;
    this.#list = new LongList(
      {
        scroller: uses.scroller,
        key: (entry) =>
          "heading" in entry ? `h ${entry.heading} ${entry.href ?? ""}` : itemKey(entry, uses.isWaiting(entry)),
        draw: (entry) =>
          "heading" in entry ? headingElement(entry, uses.isGrouped ? "h2" : "h3") : itemElement(entry, uses),
      },
      { class: "marks-list", "aria-label": uses.label },
    );
    this.field = this.#searchField();
    this.#filterButton = iconButton("filter", words.filter, {
      "aria-expanded": false,
      onclick: () => this.#toggleChips(),
    });
    const bar = h(
      "div",
      { class: "marks-bar" },
      h("div", { class: "search" }, icon("search"), this.field),
      this.#filterButton,
      menuButton("sort", words.order, () => this.#orderItems()),
      menuButton("more", words.more, () => uses.moreItems()),
    );
    this.#chips.show(this.#filter);
    this.element = h(
      "div",
      { class: "marks" },
      h("div", { class: "marks-tools" }, bar, this.#chips.element, this.#count),
      this.#message,
      this.#list.element,
    );
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  #searchField() {
    const field = h("input", {
      class: "field",
      type: "search",
      "aria-label": words.searchLabel,
      placeholder: words.searchPlaceholder,
      autocomplete: "off",
      spellcheck: "false",
      oninput: () => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#set({ search: field.value }), TYPING);
      },
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Escape" || !field.value) return;
        event.preventDefault();
        event.stopPropagation();
        field.value = "";
        this.#set({ search: "" });
      },
    });
    return field;
  }

  #orderItems() {
    return ORDERS.map((name) => ({
      label: this.#uses.orders[name],
      checked: name === this.#order,
      run: () => {
        this.#order = name;
        this.#show(0);
      },
    }));
  }

  /**
   * The marks are other ones.
   * @param {number | null} [near] a book offset to begin at, `null` to stay
   */
  refresh(near = null) {
    if (near === null) return this.#show(null);
    const entries = this.#entries;
    const index =
      this.#order === "place" ? entries.findIndex((entry) => !("heading" in entry) && entry.end >= near) : 0;
    return this.#show(Math.max(0, index));
  }

  /**
   * Gives the focus to a mark, or to the search.
   * @param {Mark | null} mark
   */
  focus(mark) {
    const element = mark && this.#list.elementOf(mark);
    const target = element?.querySelector("a");
    if (target) {
      element?.scrollIntoView({ block: "center" });
      target.focus({ preventScroll: true });
    } else this.field.focus({ preventScroll: true });
  }

  close() {
    clearTimeout(this.#timer);
    this.#list.close();
  }

  /** @param {Partial<Filter>} change */
  #set(change) {
    this.#filter = { ...this.#filter, ...change };
    this.#filterButton.toggleAttribute("data-active", isFiltering({ ...this.#filter, search: "" }));
    this.#chips.show(this.#filter);
    this.#show(0);
  }

  get #entries() {
    const { isGrouped, headingOf } = this.#uses;
    return entriesOf(this.#uses.marks(), { filter: this.#filter, order: this.#order, isGrouped, headingOf });
  }

  /** @param {number | null} at */
  #show(at) {
    const entries = this.#entries;
    const all = this.#uses.marks().length;
    const shown = entries.filter((entry) => !("heading" in entry)).length;
    this.#count.textContent = all === 0 ? "" : shown === all ? words.count(all) : words.countOf(shown, all);
    const none =
      all === 0
        ? [h("p", {}, words.none), h("p", {}, this.#uses.empty)]
        : [
            h("p", {}, words.noneFound),
            button(words.filterClear, {
              kind: "quiet",
              onclick: () => {
                this.field.value = "";
                this.#set(NO_FILTER);
              },
            }),
          ];
    replace(this.#message, ...(shown === 0 ? none : []));
    this.#list.show(entries, at);
  }

  #toggleChips() {
    const { element } = this.#chips;
    element.hidden = !element.hidden;
    this.#filterButton.setAttribute("aria-expanded", String(!element.hidden));
  }

  /**
   * Up and down go from mark to mark.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const from = /** @type {HTMLElement} */ (event.target);
    const links = [...this.#list.element.querySelectorAll("a.mark-jump")];
    const index = links.indexOf(/** @type {HTMLAnchorElement} */ (from.closest("li")?.querySelector("a.mark-jump")));
    if (index < 0 && !(from === this.field && event.key === "ArrowDown")) return;
    const next = links[index + (event.key === "ArrowDown" ? 1 : -1)];
    event.preventDefault();
    event.stopPropagation();
    if (next) /** @type {HTMLElement} */ (next).focus();
    else if (index === 0 && event.key === "ArrowUp") this.field.focus();
  }
}

/** @param {Heading} heading @param {"h2" | "h3"} tag */
function headingElement({ heading, href, detail }, tag) {
  return h(
    "li",
    { class: "marks-heading" },
    h(tag, { dir: "auto" }, href ? h("a", { href }, heading) : heading),
    detail && h("p", {}, detail),
  );
}
