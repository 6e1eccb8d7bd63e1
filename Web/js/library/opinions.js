// @ts-check
// What a person thinks of books: favourites, ratings, tags, given up; as entries of a menu, for one book or several.

import * as api from "../api/books.js";
import { texts } from "../texts.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { bookList } from "./book-list.js";
import { readingState } from "./order.js";
import { openRating } from "./rating-dialog.js";
import { openTags } from "./tags-dialog.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").OpinionChange} OpinionChange */
/** @typedef {import("../ui/menu.js").MenuItem} MenuItem */

/** The server changes so many books at once. */
const PART = 500;

/**
 * Changes books, and says so.
 * @param {readonly Book[]} books
 * @param {OpinionChange} change
 * @param {string} [said]
 * @param {OpinionChange} [back] what undoes it; without it the message has no button
 */
export async function changeOpinions(books, change, said, back) {
  try {
    for (let from = 0; from < books.length; from += PART) {
      const part = books.slice(from, from + PART).map(({ id }) => id);
      for (const book of await api.changeOpinions(part, change)) bookList.put(book);
    }
    const undo = back && { label: texts.library.undo, run: () => changeOpinions(books, back) };
    if (said) showToast(said, undo ? { action: undo } : {});
    return true;
  } catch (error) {
    showProblem(error);
    return false;
  }
}

/**
 * The entries for favourites, rating, tags and giving up.
 * @param {Book} book
 * @returns {MenuItem[]}
 */
export function opinionItems(book) {
  const words = texts.order;
  const isGivenUp = readingState(book) === "given-up";
  return [
    {
      label: book.favorite ? words.removeFavorite : words.addFavorite,
      icon: book.favorite ? "starred" : "star",
      run: () => {
        const said = book.favorite ? words.isNoFavorite(book.title) : words.isFavorite(book.title);
        changeOpinions([book], { favorite: !book.favorite }, said);
      },
    },
    {
      label: book.archived ? words.unarchive : words.archive,
      icon: "archive",
      run: () => archive([book], !book.archived),
    },
    { label: words.rate, icon: "sparkle", run: () => rate([book]) },
    { label: words.editTags, icon: "tag", run: () => editTags([book]) },
    {
      label: isGivenUp ? words.takeUp : words.giveUp,
      icon: "pauseCircle",
      run: () => {
        const state = isGivenUp ? "reading" : "given-up";
        changeOpinions([book], { state }, isGivenUp ? words.isTakenUp(book.title) : words.isGivenUp(book.title));
      },
    },
  ];
}

/**
 * Puts books away, or takes them out again.
 * @param {readonly Book[]} books
 * @param {boolean} archived
 */
export function archive(books, archived) {
  const words = texts.order;
  const changed = books.filter((book) => book.archived !== archived);
  const said = archived ? words.areArchived(changed.length) : words.areUnarchived(changed.length);
  return changeOpinions(changed, { archived }, said, { archived: !archived });
}

/** @param {readonly Book[]} books */
export async function rate(books) {
  const ratings = new Set(books.map(({ rating }) => rating));
  const [first = null] = ratings;
  const rating = await openRating(ratings.size === 1 ? first : null);
  if (rating === undefined) return;
  await changeOpinions(books, { rating }, rating === null ? texts.order.isUnrated : texts.order.isRated(rating));
}

/** @param {readonly Book[]} books */
export async function editTags(books) {
  const change = await openTags(books);
  if (change) await changeOpinions(books, change, texts.order.tagsChanged(books.length));
}
