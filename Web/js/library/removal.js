// @ts-check
// Removes books and restores them by the message's button or Ctrl+Z.

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
 * @type {{book: Book, close: () => void}[]}
 */
const removed = [];

/** @param {Book} book */
export async function removeBook(book) {
  // Gone at once; it comes back should the server refuse.
  bookList.setLeaving(book.id, true);
  try {
    bookList.put(await api.removeBook(book.id));
  } catch (error) {
    showProblem(error);
    return;
  } finally {
    bookList.setLeaving(book.id, false);
  }
  background.end(book.id);
  const entry = { book, close: () => {} };
  entry.close = showToast(texts.library.wasRemoved(book.title), {
    duration: UNDO_MILLISECONDS,
    action: { label: texts.library.undo, run: () => restore(entry) },
  }).close;
  removed.push(entry);
}

/** @param {{book: Book, close: () => void}} entry */
async function restore(entry) {
  const index = removed.indexOf(entry);
  if (index < 0) return;
  removed.splice(index, 1);
  entry.close();
  try {
    const book = await api.restoreBook(entry.book.id);
    bookList.put(book);
    announce(texts.library.wasRestored(book.title));
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
