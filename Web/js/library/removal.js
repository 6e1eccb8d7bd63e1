// @ts-check
// Removes books, one or several, and restores them by the message's button or Ctrl+Z.

import * as api from "../api/books.js";
import { texts } from "../texts.js";
import { background } from "../player/background.js";
import { announce } from "../ui/announce.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { bookList } from "./book-list.js";

/** @typedef {import("../model/types.js").Book} Book */

const UNDO_MILLISECONDS = 10_000;

/**
 * What was removed in this page, the last one at the end, with its message.
 * @type {{books: Book[], close: () => void}[]}
 */
const removed = [];

/** @param {Book} book */
export const removeBook = (book) => removeBooks([book]);

/** @param {readonly Book[]} books */
export async function removeBooks(books) {
  // Gone at once; they come back should the server refuse.
  for (const { id } of books) bookList.setLeaving(id, true);
  /** @type {Book[]} */
  const gone = [];
  try {
    for (const book of books) {
      bookList.put(await api.removeBook(book.id));
      gone.push(book);
      background.end(book.id);
    }
  } catch (error) {
    showProblem(error);
  } finally {
    for (const { id } of books) bookList.setLeaving(id, false);
  }
  if (gone.length === 0) return;
  const entry = { books: gone, close: () => {} };
  const said = gone.length === 1 ? texts.library.wasRemoved(gone[0].title) : texts.order.wereRemoved(gone.length);
  entry.close = showToast(said, {
    duration: UNDO_MILLISECONDS,
    action: { label: texts.library.undo, run: () => restore(entry) },
  }).close;
  removed.push(entry);
}

/** @param {{books: Book[], close: () => void}} entry */
async function restore(entry) {
  const index = removed.indexOf(entry);
  if (index < 0) return;
  removed.splice(index, 1);
  entry.close();
  const count = entry.books.length;
  try {
    while (entry.books.length > 0) {
      const book = await api.restoreBook(entry.books[0].id);
      entry.books.shift();
      bookList.put(book);
      if (count === 1) announce(texts.library.wasRestored(book.title));
    }
    if (count > 1) announce(texts.order.wereRestored(count));
  } catch (error) {
    removed.push(entry);
    showProblem(error);
  }
}

/**
 * Restores the book that was removed last when Ctrl+Z is pressed.
 * @param {AbortSignal} signal
 */
export function watchForUndo(signal) {
  addEventListener(
    "keydown",
    (event) => {
      const isUndo =
        event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      const target = event.target instanceof Element ? event.target : null;
      if (!isUndo || target?.closest("input, textarea, dialog")) return;
      const last = removed[removed.length - 1];
      if (!last) return;
      event.preventDefault();
      restore(last);
    },
    { signal },
  );
}
