// @ts-check
// The bin's dialog restores removed books and marks, or deletes them for good.

import * as bookRoutes from "../api/books.js";
import * as markRoutes from "../api/marks.js";
import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, replace } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { bookList } from "./book-list.js";

/**
 * @typedef {import("../model/types.js").Bin} Bin
 * @typedef {(change: () => Promise<Bin>) => Promise<void>} Run makes a change and shows the bin after it
 */

const words = texts.bin;
/** Of a mark's words so many stand in the list, in UTF-16 units. */
const LONGEST_QUOTE = 80;

export function openBin() {
  const list = h("div", { class: "bin", "aria-busy": true });
  const { element } = openDialog({
    title: words.title,
    class: "bin-dialog",
    content: h("div", {}, h("p", {}, words.explained), list),
  });
  /** @type {Run} */
  const run = async (change) => {
    try {
      show(await change());
    } catch (error) {
      showProblem(error);
    }
  };
  /** @param {Bin} bin */
  const show = (bin) => {
    list.setAttribute("aria-busy", "false");
    replace(list, ...content(bin, run));
    // What was pressed is gone: the focus stays in the dialog.
    if (!element.contains(document.activeElement)) element.querySelector("button")?.focus();
  };
  run(bookRoutes.bin);
}

/** @param {Bin} bin @param {Run} run */
function content({ books, marks }, run) {
  if (books.length + marks.length === 0) return [h("p", { class: "bin-empty" }, words.empty)];
  const emptyNow = button(words.emptyNow, {
    kind: "danger",
    onclick: () => {
      ask(words.emptyDetail, () => run(bookRoutes.emptyBin));
    },
  });
  return [
    section(
      words.books,
      books.map((book) => bookRow(book, run)),
    ),
    section(
      words.marks,
      marks.map((mark) => markRow(mark, run)),
    ),
    h("div", { class: "row" }, emptyNow),
  ];
}

/** @param {Bin["books"][number]} book @param {Run} run */
function bookRow({ id, title, authors }, run) {
  return row(title, authors.join(", "), {
    restore: () =>
      run(async () => {
        bookList.put(await bookRoutes.restoreBook(id));
        announce(texts.library.wasRestored(title));
        return bookRoutes.bin();
      }),
    remove: () => ask(words.deleteBook(title), () => run(() => bookRoutes.deleteBookForGood(id))),
  });
}

/** @param {Bin["marks"][number]} mark @param {Run} run */
function markRow(mark, run) {
  return row(quoteOf(mark), mark.title ?? "", {
    restore: () =>
      run(async () => {
        await markRoutes.restoreMark(mark.book, mark.id);
        return bookRoutes.bin();
      }),
    remove: () => run(() => markRoutes.deleteMarkForGood(mark.book, mark.id)),
  });
}

/** @param {string} title @param {HTMLElement[]} rows */
const section = (title, rows) =>
  rows.length === 0
    ? null
    : h("section", {}, h("h3", {}, title), h("ul", { class: "bin-list", role: "list" }, ...rows));

/** @param {string} title @param {string} detail @param {{restore: () => void, remove: () => void}} actions */
function row(title, detail, { restore, remove }) {
  return h(
    "li",
    { class: "bin-row" },
    h(
      "div",
      { class: "bin-words" },
      h("div", { dir: "auto" }, title),
      h("div", { class: "bin-detail", dir: "auto" }, detail),
    ),
    button(words.restore, { class: "button button-small", "aria-label": words.restoreOf(title), onclick: restore }),
    button(words.remove, {
      class: "button button-small button-quiet",
      "aria-label": words.removeOf(title),
      onclick: remove,
    }),
  );
}

/** @param {import("../model/types.js").Mark} mark */
function quoteOf({ kind, note, quote }) {
  const text = (quote.exact || note || (kind === "bookmark" ? quote.suffix : "")).replace(/\s+/g, " ").trim();
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)} …` : text || texts.marks.bookmark;
}

/** @param {string} question @param {() => void} yes */
async function ask(question, yes) {
  const { closed } = openDialog({
    title: words.deleteTitle,
    content: h("p", {}, question),
    actions: [
      { label: texts.common.cancel, value: "" },
      { label: words.remove, value: "yes", kind: "danger" },
    ],
  });
  if ((await closed) === "yes") yes();
}
