// @ts-check
// The panel with what the person wants to listen to next: in order, with buttons that move, remove and play.

import * as api from "../api/listening-queue.js";
import { live } from "../api/live.js";
import { coverElement } from "../covers/cover.js";
import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, replace } from "../ui/element.js";
import { bookPath, navigate } from "../ui/navigation.js";
import { showProblem } from "../ui/problem.js";
import { moved } from "./order.js";

/** @typedef {import("../model/types.js").Book} Book */

const words = texts.listenNext;

export async function openListenNext() {
  /** @type {Book[]} */
  let books = [];
  const list = h("ol", { class: "queue-list", role: "list", "aria-busy": true });
  const start = button(words.play, { kind: "primary", icon: "play", hidden: true, onclick: () => play(books[0]) });
  const dialog = openDialog({
    title: words.title,
    class: "collections-dialog",
    content: h("div", {}, h("p", { class: "hint" }, words.explained), list, h("div", { class: "queue-foot" }, start)),
  });

  const play = (/** @type {Book | undefined} */ book) => {
    if (!book) return;
    dialog.close();
    navigate(`${bookPath(book.id)}?listen`);
  };
  const show = (/** @type {Book[]} */ present) => {
    books = present;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.of : undefined;
    list.setAttribute("aria-busy", "false");
    start.hidden = books.length === 0;
    replace(
      list,
      ...books.map((book, index) => row(book, index)),
      books.length === 0 && h("li", { class: "hint" }, words.none),
    );
    if (focused) /** @type {HTMLElement | null} */ (list.querySelector(`[data-of="${focused}"]`))?.focus();
  };
  const store = async (/** @type {import("../api/listening-queue.js").QueueChange} */ change) => {
    try {
      show(await api.changeListeningQueue(change));
    } catch (error) {
      showProblem(error);
    }
  };
  const move = (/** @type {Book} */ { id }, /** @type {number} */ by) =>
    store({
      books: moved(
        books.map((book) => book.id),
        id,
        by,
      ),
    });
  const row = (/** @type {Book} */ book, /** @type {number} */ index) =>
    h(
      "li",
      { class: "queue-row" },
      h(
        "button",
        { type: "button", class: "queue-book", "data-of": `play-${book.id}`, onclick: () => play(book) },
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
        onclick: () => move(book, -1),
      }),
      iconButton("arrowDown", words.down(book.title), {
        disabled: index === books.length - 1,
        "data-of": `down-${book.id}`,
        onclick: () => move(book, 1),
      }),
      iconButton("close", words.remove(book.title), {
        "data-of": `remove-${book.id}`,
        onclick: () => store({ remove: [book.id] }),
      }),
    );

  const given = new AbortController();
  const load = () => api.listeningQueue().then(show, showProblem);
  live.on("list", ({ list: name }) => name === "listening-queue" && load(), given.signal);
  load();
  await dialog.closed;
  given.abort();
}
