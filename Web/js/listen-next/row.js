// @ts-check
// A book of the listening queue: a handle that moves it, its cover and title, and buttons.

import { coverElement } from "../covers/cover.js";
import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";

/**
 * @typedef {import("../model/types.js").Book} Book
 * @typedef {{play: (book: Book) => void, move: (book: Book, by: number) => void, remove: (book: Book) => void}} QueueActions
 */

const words = texts.listenNext;

/** @param {Book} book @param {number} index @param {number} count of all books @param {QueueActions} actions */
export function queueRow(book, index, count, actions) {
  const ways = { ArrowUp: -1, ArrowDown: 1, Home: -index, End: count - 1 - index };
  return h(
    "li",
    { class: "queue-row", "data-book-id": book.id },
    iconButton("grip", words.move(book.title), {
      class: "queue-handle",
      "data-of": `move-${book.id}`,
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        const by = ways[/** @type {keyof typeof ways} */ (event.key)];
        if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const isInside = index + by >= 0 && index + by < count;
        if (by !== 0 && isInside) actions.move(book, by);
      },
    }),
    h(
      "button",
      { type: "button", class: "queue-book", "data-of": `play-${book.id}`, onclick: () => actions.play(book) },
      h("span", { class: "queue-cover" }, coverElement(book)),
      h(
        "span",
        { class: "queue-words" },
        h("span", { class: "queue-title", dir: "auto" }, book.title),
        h("span", { class: "queue-author", dir: "auto" }, book.authors.join(", ")),
      ),
    ),
    iconButton("arrowUp", words.up(book.title), {
      disabled: index === 0,
      "data-of": `up-${book.id}`,
      onclick: () => actions.move(book, -1),
    }),
    iconButton("arrowDown", words.down(book.title), {
      disabled: index === count - 1,
      "data-of": `down-${book.id}`,
      onclick: () => actions.move(book, 1),
    }),
    iconButton("close", words.remove(book.title), {
      "data-of": `remove-${book.id}`,
      onclick: () => actions.remove(book),
    }),
  );
}
