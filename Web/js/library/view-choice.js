// @ts-check
// How the library shows its books: the menu, the dialog of the columns, and the heads of the columns.

import { columnNames } from "../model/list-columns.js";
import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, redraw } from "../ui/element.js";
import { openMenu } from "../ui/menu.js";

/** @typedef {import("../model/list-columns.js").ColumnName} ColumnName */
/** @typedef {import("./order.js").Order} Order */

const VIEWS = /** @type {const} */ (["grid", "compact", "list"]);
const GROUPS = /** @type {const} */ (["none", "author", "series", "collection"]);

/**
 * The order that a press on the head of a column gives; others are not sorted by.
 * @type {Partial<Record<ColumnName | "title", Order>>}
 */
const ORDERS = {
  title: "title",
  author: "author",
  series: "series",
  state: "progress",
  read: "read",
  added: "added",
  length: "length",
  rating: "rating",
};

/** The settings that say how books are shown. */
export const viewSettings = /** @type {const} */ (["libraryView", "libraryColumns", "libraryGroup"]);

/** @returns {readonly ColumnName[]} in the order of the table */
export function storedColumns() {
  const chosen = settings.value("libraryColumns");
  return columnNames.filter((name) => chosen.includes(name));
}

/** A button with the choice of the view and of groups. */
export function viewButton() {
  const words = texts.views;
  const element = button(words.view, {
    class: "button button-quiet button-small sort button-of-sign view-button",
    icon: "rows",
    "aria-label": words.view,
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onclick: () => {
      const view = settings.value("libraryView");
      const group = settings.value("libraryGroup");
      openMenu(
        element,
        [
          ...VIEWS.map((name) => ({
            label: words.names[name],
            checked: name === view,
            run: () => settings.set("libraryView", name),
          })),
          ...(view === "list" ? [{ label: words.chooseColumns, run: openColumns }] : []),
          "separator",
          ...GROUPS.map((name) => ({
            label: words.groups[name],
            checked: name === group,
            run: () => settings.set("libraryGroup", name),
          })),
        ],
        { label: words.view },
      );
    },
  });
  return element;
}

async function openColumns() {
  const chosen = new Set(settings.value("libraryColumns"));
  const boxes = columnNames.map((name) => {
    const box = h("input", { type: "checkbox", value: name });
    box.checked = chosen.has(name);
    return { name, box, label: h("label", { class: "tag-row" }, box, h("span", {}, texts.views.columns[name])) };
  });
  const { closed } = openDialog({
    title: texts.views.columnsTitle,
    class: "tags-dialog",
    content: h("div", { class: "tag-list" }, ...boxes.map(({ label }) => label)),
    actions: [
      { label: texts.common.cancel, value: "" },
      { label: texts.order.save, value: "save", kind: "primary" },
    ],
  });
  if ((await closed) !== "save") return;
  settings.set(
    "libraryColumns",
    boxes.filter(({ box }) => box.checked).map(({ name }) => name),
  );
}

/** The heads of the columns; those by which the list can be sorted are buttons. */
export class ListHead {
  #chosen;
  #drawn = "";
  element = h("div", { class: "list-head", hidden: true });

  /** @param {(order: Order) => void} chosen called with the order that was chosen */
  constructor(chosen) {
    this.#chosen = chosen;
  }

  /** @param {{isList: boolean, columns: readonly ColumnName[], order: string, maySort: boolean}} state */
  show({ isList, columns, order, maySort }) {
    this.element.hidden = !isList;
    const drawn = JSON.stringify([columns, order, maySort]);
    if (!isList || drawn === this.#drawn) return;
    this.#drawn = drawn;
    redraw(
      this.element,
      ...["title", ...columns].map((name) => {
        const label = texts.views.columns[/** @type {ColumnName | "title"} */ (name)];
        const own = ORDERS[/** @type {ColumnName | "title"} */ (name)];
        if (!own || !maySort) return h("div", { class: `cell cell-${name}` }, label);
        const head = h(
          "button",
          {
            type: "button",
            "aria-pressed": String(own === order),
            "aria-label": texts.views.sortBy(label),
            onclick: () => this.#chosen(own),
          },
          label,
        );
        return h("div", { class: `cell cell-${name}` }, head);
      }),
    );
  }
}

/**
 * Widths of the columns, for the rows and for their heads.
 * @type {Record<ColumnName, string>}
 */
const WIDTHS = {
  author: "minmax(0, 1.3fr)",
  series: "minmax(0, 1.2fr)",
  state: "9rem",
  read: "7.5rem",
  added: "7.5rem",
  length: "6rem",
  rating: "6.5rem",
  tags: "minmax(0, 1.2fr)",
  language: "minmax(0, 0.7fr)",
  format: "minmax(0, 0.6fr)",
};

/** @param {readonly ColumnName[]} columns @returns {string} for `grid-template-columns` */
export const columnWidths = (columns) => ["minmax(0, 2fr)", ...columns.map((name) => WIDTHS[name])].join(" ");
