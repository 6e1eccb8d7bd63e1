// @ts-check
// The dialog "Possible duplicates": books that are probably one book, side by side, to be merged or called different.

import * as api from "../api/duplicates.js";
import { coverElement } from "../covers/cover.js";
import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, replace } from "../ui/element.js";
import { bookPath } from "../ui/navigation.js";
import { isAbort, sentenceOf } from "../ui/problem.js";
import { bookList } from "./book-list.js";
import { stateText } from "./book-state.js";

/** @typedef {import("../model/types.js").Book} Book */

const words = texts.duplicates;

export async function openDuplicates() {
  const ended = new AbortController();
  const list = h("div", { class: "duplicates", "aria-busy": true });
  const problem = h("p", { class: "form-problem", role: "alert" });
  const { element, closed } = openDialog({
    title: words.title,
    class: "duplicates-dialog",
    content: h("div", {}, h("p", {}, words.explained), problem, list),
  });

  /** @param {() => Promise<api.Duplicates>} ask */
  const run = async (ask) => {
    problem.textContent = "";
    list.setAttribute("aria-busy", "true");
    try {
      show(await ask());
    } catch (error) {
      if (!isAbort(error)) problem.textContent = sentenceOf(error);
    } finally {
      list.setAttribute("aria-busy", "false");
    }
  };
  const load = () => api.duplicates(ended.signal);

  /** @param {Book} kept @param {Book[]} books */
  const merge = async (kept, books) => {
    for (const other of books) {
      if (other.id === kept.id) continue;
      bookList.put(await api.mergeBooks(other.id, kept.id));
      bookList.put({ ...other, removed: new Date().toISOString() });
    }
    announce(words.merged(kept.title));
    return load();
  };

  /** @param {Book[]} books */
  const group = (books) =>
    groupElement(books, {
      keep: (book) => run(() => merge(book, books)),
      different: () => run(() => api.setDifferent(books.map(({ id }) => id))),
    });

  /** @param {api.Duplicates} found */
  const show = ({ groups, count }) => {
    replace(
      list,
      groups.length === 0 && h("p", { class: "duplicates-none" }, words.none),
      ...groups.map(({ books }) => group(books)),
      count > groups.length && h("p", {}, words.more(count - groups.length)),
    );
    // What was pressed is gone: the focus stays in the dialog.
    if (!element.contains(document.activeElement)) element.querySelector("button")?.focus();
  };

  run(load);
  await closed;
  ended.abort();
}

/**
 * Books that are probably one.
 * @param {Book[]} books @param {{keep: (book: Book) => void, different: () => void}} actions
 */
const groupElement = (books, { keep, different }) =>
  h(
    "section",
    { class: "duplicate-group" },
    h("h3", { dir: "auto" }, books[0].title),
    h("ul", { role: "list" }, ...books.map((book) => column(book, books, () => keep(book)))),
    button(words.different, {
      class: "button button-quiet button-small",
      "aria-label": words.differentOf(books[0].title),
      onclick: different,
    }),
  );

/**
 * A book with what tells it from the others.
 * @param {Book} book @param {Book[]} books @param {() => void} keep
 */
function column(book, books, keep) {
  const hides = book.shelf === "private" && books.some(({ shelf }) => shelf !== "private");
  const reason = book.missing ? texts.library.missing : hides ? words.hides : null;
  const { facts } = texts.library;
  /** @type {[string, string][]} */
  const rows = [
    [words.format, formatName(book)],
    [facts.size, texts.library.byteCount(book.byteCount)],
    [facts.length, words.letters(book.length)],
    [facts.added, texts.library.date(book.added)],
    [words.progress, stateText(book)],
  ];
  return h(
    "li",
    { class: "duplicate", "data-book-id": book.id },
    coverElement(book),
    h("a", { class: "duplicate-title", href: bookPath(book.id), dir: "auto" }, book.title),
    book.authors.length > 0 && h("p", { dir: "auto" }, book.authors.join(", ")),
    h("dl", { class: "facts" }, ...rows.flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)])),
    button(words.keep, {
      class: "button button-small",
      disabled: reason !== null,
      "aria-label": words.keepOf(book.title, formatName(book)),
      onclick: keep,
    }),
    reason && h("p", { class: "duplicate-reason" }, reason),
  );
}

/** @param {Book} book */
const formatName = ({ format }) =>
  texts.library.formats[format] ?? bookList.formats.find(({ id }) => id === format)?.name ?? format;
