// @ts-check
// Hands out all books of the list as one file: a tag, a collection, the articles of a week.

import { formatDate } from "../basics/locale.js";
import { texts } from "../texts.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { bookList } from "./book-list.js";
import { openExport, openJoinedExport } from "./export-dialog.js";
import { listing } from "./listing.js";

/** The most books that the server joins. */
const LIMIT = 500;

/** @param {string} name of the list, for the title of the file */
export async function exportList(name) {
  const ids = listing.numbers;
  if (ids.length > LIMIT) return showToast(texts.exporting.tooMany(LIMIT), { level: "error" });
  try {
    const books = await bookList.load([...ids]);
    if (books.length === 1) openExport(books[0]);
    else if (books.length > 1) openJoinedExport(books, texts.exporting.listName(name, formatDate(Date.now())));
  } catch (error) {
    showProblem(error);
  }
  return undefined;
}
