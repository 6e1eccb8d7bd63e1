// @ts-check
// The view of /marks: the marks of all books.

import * as bookRoutes from "../api/books.js";
import * as markRoutes from "../api/marks.js";
import { live } from "../api/live.js";
import { texts } from "../texts.js";
import { addressOf } from "../basics/address.js";
import { h, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { bookPath, navigate, setTitle } from "../ui/navigation.js";
import { sentenceOf, showProblem } from "../ui/problem.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { Browser } from "./browser.js";
import { MarkEditor } from "./mark-editor.js";
import { markMenu } from "./mark-menu.js";
import { openCard } from "./card-dialog.js";
import { editMark } from "./note-editor.js";
import { markQueue } from "./sending.js";
import { copyPassage, share } from "./sharing.js";
import { MarkStore } from "./store.js";
import { exportItems } from "./transfer.js";

/** @typedef {import("./item.js").Mark} Mark */

const words = texts.marks;

/** @param {HTMLElement} root */
export async function mount(root) {
  setTitle(words.libraryTitle);
  const given = new AbortController();
  const { signal } = given;
  const store = new MarkStore(null, markQueue, () => allMarks(signal), signal);
  const editor = new MarkEditor(store);
  const browser = makeBrowser(store, editor, signal);
  const failure = h("p", { class: "marks-failure", role: "alert" });
  root.append(header(), h("main", { class: "marks-page" }, failure, browser.element));

  const load = async () => {
    try {
      await store.load();
      replace(failure);
    } catch (error) {
      if (!signal.aborted) replace(failure, words.loadFailed(sentenceOf(error)));
    }
  };
  store.addEventListener("change", () => browser.refresh(), { signal });
  for (const event of /** @type {const} */ (["open", "marks", "library"])) live.on(event, load, signal);
  addShortcut(
    { name: "marks-undo", keys: ["Ctrl+Z"], label: words.undoKey, group: "marks", run: () => editor.undo() },
    signal,
  );
  await load();
  browser.refresh(0);

  return {
    destroy() {
      given.abort();
      browser.close();
      editor.close();
    },
  };
}

function header() {
  return h(
    "header",
    { class: "topbar marks-topbar" },
    h(
      "a",
      { class: "icon-button", href: addressOf("/"), "aria-label": words.toLibrary, title: words.toLibrary },
      icon("back"),
    ),
    h("h1", { class: "marks-title", "data-view-heading": true, tabindex: "-1" }, words.libraryTitle),
  );
}

/** @param {MarkStore} store @param {MarkEditor} editor @param {AbortSignal} signal */
function makeBrowser(store, editor, signal) {
  const address = (/** @type {Mark} */ { book, start }) => `${bookPath(book)}?at=${start}`;
  const actions = {
    store,
    editor,
    edit: editMark,
    copy: copyPassage,
    share,
    picture: openCard,
    language: null,
    bookOf: (/** @type {Mark} */ { book }) => bookRoutes.bookDetails(book, signal),
    fail: showProblem,
  };
  return new Browser({
    marks: () => /** @type {Mark[]} */ (store.marks),
    orders: words.libraryOrders,
    label: words.libraryTitle,
    empty: words.libraryNone,
    scroller: () => null,
    isGrouped: true,
    address,
    play: null,
    language: null,
    headingOf: ({ title, book }) => ({ heading: title ?? "", href: bookPath(book) }),
    go: (mark) => navigate(address(mark)),
    isWaiting: ({ book, id }) => markQueue.entry(book, id) !== undefined,
    menu: (mark) => markMenu(mark, actions),
    moreItems: () => exportItems(null),
  });
}

/**
 * All of them, part by part.
 * @param {AbortSignal} signal
 * @returns {Promise<Mark[]>}
 */
async function allMarks(signal) {
  /** @type {Mark[]} */
  const marks = [];
  for (let from = /** @type {number | null} */ (0); from !== null;) {
    const part = await markRoutes.allMarks(from, signal);
    marks.push(...part.marks);
    from = part.next;
  }
  return marks;
}
