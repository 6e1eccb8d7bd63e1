// @ts-check
// The side panel's tab with the book's marks.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { bookPath } from "../ui/navigation.js";
import { showProblem } from "../ui/problem.js";
import { Browser } from "./browser.js";
import { openCard } from "./card-dialog.js";
import { markMenu } from "./mark-menu.js";
import { editMark } from "./note-editor.js";
import { markQueue } from "./sending.js";
import { copyPassage, share } from "./sharing.js";
import { chooseImport, exportItems } from "./transfer.js";

/** @typedef {import("../model/mark.js").Mark} Mark */
/** @typedef {import("../reader/reader.js").Reader} Reader */
/** @typedef {import("./store.js").MarkStore} MarkStore */

const words = texts.marks;

/**
 * @param {Reader} reader
 * @param {MarkStore} store
 * @param {import("./mark-editor.js").MarkEditor} editor
 * @param {() => import("../player/player.js").Player | null} player
 */
export function addPanel(reader, store, editor, player) {
  const { panels, view, signal } = reader;
  /** @type {Browser | null} */
  let browser = null;
  let isShown = false;
  panels.add({
    name: "marks",
    label: words.title,
    icon: "highlight",
    build: () => {
      browser = makeBrowser(reader, store, editor, player);
      return h("div", { class: "marks-panel" }, browser.element);
    },
    shown() {
      isShown = true;
      const offset = view.firstVisibleOffset;
      browser?.refresh(offset);
      const near = store.index.marks.find(({ end }) => end >= offset);
      browser?.focus(near ?? store.index.marks.at(-1) ?? null);
    },
    hidden() {
      isShown = false;
    },
  });
  store.addEventListener(
    "change",
    () => {
      if (isShown) browser?.refresh();
    },
    { signal },
  );
  signal.addEventListener("abort", () => browser?.close());
}

/**
 * @param {Reader} reader
 * @param {MarkStore} store
 * @param {import("./mark-editor.js").MarkEditor} editor
 * @param {() => import("../player/player.js").Player | null} player
 */
function makeBrowser(reader, store, editor, player) {
  const { details, finder, model, panels, view } = reader;
  const { language } = details;
  const actions = {
    store,
    editor,
    edit: editMark,
    copy: copyPassage,
    share,
    picture: openCard,
    language,
    bookOf: async () => details,
    fail: showProblem,
  };
  /** @type {Browser} */
  const browser = new Browser({
    marks: () => store.marks,
    orders: words.orders,
    label: words.listLabel,
    empty: words.noneHow,
    scroller: () => browser.element.closest(".side-body"),
    isGrouped: false,
    headingOf: ({ start }) => ({ heading: finder.nameAt(start, model.chapterAt(start)) }),
    address: ({ start }) => `${bookPath(reader.id)}?at=${start}`,
    go: ({ start }) => {
      panels.chosen();
      reader.go(start);
    },
    play: ({ start }) => {
      panels.chosen();
      view.show(start, { align: "upper", isFollowing: true }).catch(showProblem);
      player()?.play(start);
    },
    language,
    isWaiting: ({ book, id }) => markQueue.entry(book, id) !== undefined,
    menu: (mark) => markMenu(mark, actions),
    moreItems: () => [...exportItems(reader.id), "separator", importItem(reader.id, store)],
  });
  return browser;
}

/** @param {number} book @param {MarkStore} store @returns {import("../ui/menu.js").MenuItem} */
function importItem(book, store) {
  const load = () => {
    store.load().catch(showProblem);
  };
  return { label: words.import, icon: "arrowUpFromLine", run: () => chooseImport(book, load) };
}
