// @ts-check
// What a row of the list says of a book in each of its columns.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { stateParts, stateText } from "./book-state.js";
import { bookList } from "./book-list.js";
import { starsElement } from "./stars.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/list-columns.js").ColumnName} ColumnName */

/** UTF-16 units of a standard page, 30 lines of 60 letters. */
const PAGE = 1800;

/** @type {Record<ColumnName, (book: Book) => string>} */
const cells = {
  author: ({ authors }) => authors.join(", "),
  series: ({ series }) => (series ? texts.library.series(series) : ""),
  state: stateText,
  read: ({ lastRead }) => (lastRead ? texts.library.date(lastRead) : ""),
  added: ({ added }) => texts.library.date(added),
  length: ({ length }) => texts.views.pages(Math.max(1, Math.round(length / PAGE))),
  rating: ({ rating }) => (rating ? texts.order.stars(rating) : ""),
  tags: ({ tags }) => tags.join(", "),
  language: ({ language }) => (language ? texts.library.language(language) : ""),
  format: ({ format }) => bookList.formats.find(({ id }) => id === format)?.name ?? format,
};

/** @param {Book} book @param {ColumnName} name */
export const cellText = (book, name) => cells[name](book);

/** @param {Book} book @param {ColumnName} name */
export function cellElement(book, name) {
  const text = cellText(book, name);
  if (name === "state") return h("div", { class: "cell cell-state book-state" }, ...stateParts(book));
  if (name === "rating") return h("div", { class: "cell cell-rating" }, book.rating ? starsElement(book.rating) : "");
  return h("div", { class: `cell cell-${name}`, dir: "auto", title: text || null }, text);
}
