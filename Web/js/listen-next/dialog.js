// @ts-check
// The panel with what the person wants to listen to next: in order, to be moved, removed and played.

import * as api from "../api/listening-queue.js";
import { live } from "../api/live.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, replace } from "../ui/element.js";
import { bookPath, navigate } from "../ui/navigation.js";
import { showProblem } from "../ui/problem.js";
import { listenToDragging } from "./dragging.js";
import { moved } from "./order.js";
import { queueRow } from "./row.js";

/** @typedef {import("../model/types.js").Book} Book */

const words = texts.listenNext;

class Queue {
  /** @type {Book[]} */
  #books = [];
  /** How often the order was changed from here; only the last answer counts. */
  #changes = 0;
  #play;
  #dragging;
  list = h("ol", { class: "queue-list", role: "list", "aria-busy": true });
  start = button(words.play, { kind: "primary", icon: "play", hidden: true, onclick: () => this.play(this.#books[0]) });
  /** Says where a moved book stands; the page's own line is behind the dialog. */
  status = h("p", { class: "visually-hidden", role: "status" });

  /** @param {(book: Book) => void} play @param {AbortSignal} signal */
  constructor(play, signal) {
    this.#play = play;
    const drop = (/** @type {HTMLElement} */ row, /** @type {number} */ by) => {
      const book = this.#books.find(({ id }) => String(id) === row.dataset.bookId);
      if (book && by !== 0) this.move(book, by);
      else this.#draw();
    };
    this.#dragging = listenToDragging(this.list, { row: ".queue-row", handle: ".queue-handle" }, drop, signal);
  }

  load = () => api.listeningQueue().then((books) => this.#show(books), showProblem);

  /** @param {Book | undefined} book */
  play(book) {
    if (book) this.#play(book);
  }

  /** @param {Book} book @param {number} by places */
  move(book, by) {
    const books = moved(this.#books, book, by);
    // It stands where the hand has put it, and does not wait for the server.
    this.#show(books);
    this.status.textContent = words.movedTo(book.title, books.indexOf(book) + 1, books.length);
    this.#store({ books: books.map(({ id }) => id) });
  }

  /** @param {Book} book */
  remove = ({ id }) => this.#store({ remove: [id] });

  /** @param {api.QueueChange} change */
  async #store(change) {
    this.#changes += 1;
    const number = this.#changes;
    try {
      const books = await api.changeListeningQueue(change);
      if (number === this.#changes) this.#show(books);
    } catch (error) {
      showProblem(error);
      await this.load();
    }
  }

  /** @param {Book[]} books */
  #show(books) {
    this.#books = books;
    // What changes while a row is held is drawn when it is let go.
    if (!this.#dragging.isUnderWay) this.#draw();
  }

  #draw() {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.of : undefined;
    this.list.setAttribute("aria-busy", "false");
    this.start.hidden = this.#books.length === 0;
    replace(
      this.list,
      ...this.#books.map((book, index) => queueRow(book, index, this.#books.length, this)),
      this.#books.length === 0 && h("li", { class: "hint" }, words.none),
    );
    if (focused) /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-of="${focused}"]`))?.focus();
  }
}

export async function openListenNext() {
  const given = new AbortController();
  const play = (/** @type {Book} */ { id }) => {
    dialog.close();
    navigate(`${bookPath(id)}?listen`);
  };
  const queue = new Queue(play, given.signal);
  const dialog = openDialog({
    title: words.title,
    class: "collections-dialog",
    content: h(
      "div",
      {},
      h("p", { class: "hint" }, words.explained),
      queue.list,
      queue.status,
      h("div", { class: "queue-foot" }, queue.start),
    ),
  });
  live.on("list", ({ list: name }) => name === "listening-queue" && queue.load(), given.signal);
  queue.load();
  await dialog.closed;
  given.abort();
}
