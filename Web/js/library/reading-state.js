// @ts-check
// Marks a book as finished or unread, with Undo.

import * as api from "../api/books.js";
import { deviceName } from "../settings/device.js";
import { texts } from "../texts.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { readingState, withPosition } from "./order.js";
import { bookList } from "./book-list.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").Position} Position */
/** @typedef {import("../model/types.js").ReadingState} ReadingState */

const UNDO_MILLISECONDS = 10_000;

/**
 * The entries of a book's menu.
 * @param {Book} book
 * @returns {import("../ui/menu.js").MenuItem[]}
 */
export function readingStateItems(book) {
  const state = readingState(book);
  const words = texts.listening;
  /** @type {import("../ui/menu.js").MenuItem[]} */
  const items = [];
  if (state !== "finished")
    items.push({
      label: words.markFinished,
      icon: "check",
      run: () => {
        mark(book, "finished");
      },
    });
  if (state !== "new")
    items.push({
      label: words.markUnread,
      icon: "book",
      run: () => {
        mark(book, "unread");
      },
    });
  return items;
}

/** @param {Book} book @param {"finished" | "unread"} state */
async function mark(book, state) {
  const { position } = book;
  const words = texts.listening;
  try {
    // An unread book opens at its beginning.
    await store(book.id, { offset: state === "unread" ? 0 : position.offset, state });
    const said = state === "finished" ? words.isFinished(book.title) : words.isUnread(book.title);
    showToast(said, {
      duration: UNDO_MILLISECONDS,
      action: {
        label: texts.library.undo,
        run: () => {
          store(book.id, position).catch(showProblem);
        },
      },
    });
  } catch (error) {
    showProblem(error);
  }
}

/**
 * What is pressed counts, wherever another device has gone meanwhile.
 * @param {number} id
 * @param {{offset: number, state: ReadingState}} place
 */
async function store(id, { offset, state }) {
  const { version } = await api.position(id);
  const stored = await api.setPosition(id, { offset, version, device: deviceName(), state });
  const book = bookList.book(id);
  if (book) bookList.put(withPosition(book, stored));
}
