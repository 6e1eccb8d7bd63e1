// @ts-check
// How far a book is, in words and as a line.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { readingState, shownProgress } from "./order.js";

/** @typedef {import("../model/types.js").Book} Book */

/**
 * How far a book is, in words.
 * @param {Book} book
 */
export function stateText(book) {
  if (book.missing) return texts.library.missing;
  if (book.blank) return texts.reader.nothingToRead;
  const state = readingState(book);
  if (state === "finished") return texts.library.finished;
  if (state === "given-up") return texts.order.states["given-up"];
  return state === "new" ? texts.library.notStarted : texts.library.progress(shownProgress(book));
}

/**
 * How far a book is, as a thin line.
 * @param {Book} book
 */
export function progressLine(book) {
  const fill = h("div");
  fill.style.width = `${Math.round(shownProgress(book) * 1000) / 10}%`;
  return h("div", { class: "progress", "aria-hidden": true }, fill);
}

/**
 * How far a book is, as cards and rows say it.
 * @param {Book} book
 */
export function stateParts(book) {
  const state = book.missing || book.blank ? null : readingState(book);
  return [
    state === "reading" && progressLine(book),
    book.missing && icon("warning"),
    state === "finished" && icon("check"),
    h("span", {}, stateText(book)),
  ];
}
