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
  const address = (/** @type {Mark} */ { book, start }) => `${bookPath(book)}?at=${start}`;

  /** @param {Mark} mark */
  async function edit(mark) {
    const edited = await editMark(mark, mark.quote.exact, null);
    if (edited) editor.change(store.present(mark) ?? mark, edited);
  }

  /** @param {Mark} mark */
  async function give({ book, quote, chapter }) {
    const { authors, title } = await bookRoutes.bookDetails(book, signal);
    await share({ exact: quote.exact, authors, title, chapter });
  }

  /** @param {Mark} mark @returns {import("../ui/menu.js").MenuItem} */
  const pictureItem = ({ book, quote: { exact } }) => ({
    label: words.sharePicture,
    icon: "picture",
    run: async () => {
      try {
        const { authors, title, language } = await bookRoutes.bookDetails(book, signal);
        openCard({ exact, authors, title, language });
      } catch (error) {
        showProblem(error);
      }
    },
  });

  const browser = new Browser({
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
    menu: (mark) => [
      {
        label: mark.kind === "highlight" ? words.edit : words.note,
        icon: "note",
        run: () => {
          edit(mark).catch(showProblem);
        },
      },
      {
        label: words.copy,
        icon: "copy",
        run: () => {
          copyPassage(mark.quote.exact);
        },
      },
      {
        label: words.share,
        icon: "share",
        run: () => {
          give(mark).catch(showProblem);
        },
      },
      ...(mark.quote.exact === "" ? [] : [pictureItem(mark)]),
      "separator",
      { label: words.remove, icon: "trash", danger: true, run: () => editor.remove(store.present(mark) ?? mark) },
    ],
    moreItems: () => exportItems(null),
  });
  const failure = h("p", { class: "marks-failure", role: "alert" });
  root.append(
    h(
      "header",
      { class: "topbar marks-topbar" },
      h(
        "a",
        { class: "icon-button", href: addressOf("/"), "aria-label": words.toLibrary, title: words.toLibrary },
        icon("back"),
      ),
      h("h1", { class: "marks-title", "data-view-heading": true, tabindex: "-1" }, words.libraryTitle),
    ),
    h("main", { class: "marks-page" }, failure, browser.element),
  );

  const load = async () => {
    try {
      await store.load();
      replace(failure);
    } catch (error) {
      if (!signal.aborted) replace(failure, words.loadFailed(sentenceOf(error)));
    }
  };
  store.addEventListener("change", () => browser.refresh(), { signal });
  live.on("open", load, signal);
  live.on("marks", load, signal);
  live.on("library", load, signal);
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
