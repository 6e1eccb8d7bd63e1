// @ts-check
// What can be done with a book where the library shows it.

import { account } from "../account/account.js";
import { collectionItems } from "./add-to-collection.js";
import { askAboutMissing, openBookMenu } from "./book-menu.js";
import { listing } from "./listing.js";
import { removeBook } from "./removal.js";

/**
 * @param {import("./list-choice.js").ListChoice} choice
 * @param {import("./selection.js").Selection} selection
 * @returns {import("./grid.js").GridActions}
 */
export function bookActions(choice, selection) {
  return {
    open: (book, event) => {
      if (!book.missing) return;
      event.preventDefault();
      askAboutMissing(book);
    },
    menu: (book, anchor) =>
      openBookMenu(book, anchor, (shown) => {
        const { collection, isCollectionAlone } = choice;
        if (collection === undefined) return [];
        return collectionItems(shown, collection, isCollectionAlone && listing.isSettled ? listing.numbers : []);
      }),
    select: (id, isRange) => selection.choose(id, isRange),
    remove: (book) => {
      removeBook(book);
    },
    mayRemove: (book) => account.mayChange(book),
  };
}
