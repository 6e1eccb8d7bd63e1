// @ts-check
// The side panel's tab with the book's marks.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { bookPath } from "../ui/navigation.js";
import { showProblem } from "../ui/problem.js";
import { Browser } from "./browser.js";
import { openCard } from "./card-dialog.js";
import { editMark } from "./note-editor.js";
import { markQueue } from "./sending.js";
import { copyPassage, share } from "./sharing.js";
import { chooseImport, exportItems } from "./transfer.js";

/** @typedef {import("../model/mark.js").Mark} Mark */

const words = texts.marks;

/**
 * @param {import("../reader/reader.js").Reader} reader
 * @param {import("./store.js").MarkStore} store
 * @param {import("./mark-editor.js").MarkEditor} editor
 * @param {() => import("../player/player.js").Player | null} player
 */
export function addPanel(reader, store, editor, player) {
  const { details, finder, model, panels, view, signal } = reader;
  /** @type {Browser | null} */
  let browser = null;
  let isShown = false;
  const chapterOf = (/** @type {Mark} */ { start }) => finder.nameAt(start, model.chapterAt(start));

  /** @param {Mark} mark */
  async function edit(mark) {
    const edited = await editMark(mark, mark.quote.exact, details.language);
    if (edited) editor.change(store.present(mark) ?? mark, edited);
  }

  /** @param {Mark} mark */
  function play(mark) {
    panels.chosen();
    view.show(mark.start, { align: "upper", isFollowing: true }).catch(showProblem);
    player()?.play(mark.start);
  }

  /** @param {Mark} mark @returns {import("../ui/menu.js").MenuItem} */
  function pictureItem({ quote: { exact } }) {
    const { authors, title, language } = details;
    return { label: words.sharePicture, icon: "picture", run: () => openCard({ exact, authors, title, language }) };
  }

  function build() {
    browser = new Browser({
      marks: () => store.marks,
      orders: words.orders,
      label: words.listLabel,
      empty: words.noneHow,
      scroller: () => browser?.element.closest(".side-body") ?? null,
      isGrouped: false,
      headingOf: (mark) => ({ heading: chapterOf(mark) }),
      address: ({ start }) => `${bookPath(reader.id)}?at=${start}`,
      go: ({ start }) => {
        panels.chosen();
        reader.go(start);
      },
      play,
      language: details.language,
      isWaiting: ({ book, id }) => markQueue.entry(book, id) !== undefined,
      menu: (mark) => [
        {
          label: mark.kind === "highlight" ? words.edit : words.note,
          icon: "note",
          run: () => {
            edit(store.present(mark) ?? mark).catch(showProblem);
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
            share({ exact: mark.quote.exact, authors: details.authors, title: details.title, chapter: mark.chapter });
          },
        },
        ...(mark.quote.exact === "" ? [] : [pictureItem(mark)]),
        "separator",
        { label: words.remove, icon: "trash", danger: true, run: () => editor.remove(store.present(mark) ?? mark) },
      ],
      moreItems: () => [
        ...exportItems(reader.id),
        "separator",
        {
          label: words.import,
          icon: "arrowUpFromLine",
          run: () =>
            chooseImport(reader.id, () => {
              store.load().catch(showProblem);
            }),
        },
      ],
    });
    return h("div", { class: "marks-panel" }, browser.element);
  }

  panels.add({
    name: "marks",
    label: words.title,
    icon: "highlight",
    build,
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
