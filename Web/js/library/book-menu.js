// @ts-check
// A book's menu, and the dialog for a book whose file is missing.

import { account } from "../account/account.js";
import * as api from "../api/books.js";
import { openDownload } from "../offline/download-dialog.js";
import { AudiobookVoices, plays } from "../player/audiobook-voices.js";
import { keepableRecording } from "../player/keepable-recording.js";
import { Voices } from "../player/voices.js";
import { settings } from "../settings/settings.js";
import { listenNext } from "../listen-next/queueing.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { confirmLeaving } from "../ui/external-link.js";
import { openMenu } from "../ui/menu.js";
import { bookPath, navigate } from "../ui/navigation.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { openAudiobooks } from "./audiobook-dialog.js";
import { openExport } from "./export-dialog.js";
import { imports } from "./imports.js";
import { chooseFiles } from "./incoming.js";
import { openInfo } from "./info-sheet.js";
import { addToCollection } from "./add-to-collection.js";
import { opinionItems } from "./opinions.js";
import { readingStateItems } from "./reading-state.js";
import { removeBook } from "./removal.js";
import { bookList } from "./book-list.js";

/** @typedef {import("../model/types.js").Book} Book */

/**
 * @param {Book} book
 * @param {HTMLElement} anchor
 * @param {(book: Book) => import("../ui/menu.js").MenuItem[]} [ofPlace] what the place has besides in which the book is shown
 */
export function openBookMenu(book, anchor, ofPlace = () => []) {
  const remove = {
    label: texts.library.remove,
    icon: /** @type {const} */ ("trash"),
    danger: true,
    run: () => removeBook(book),
  };
  const about = { label: texts.library.about, icon: /** @type {const} */ ("info"), run: () => openInfo(book) };
  const label = texts.library.moreAbout(book.title);
  const mayChange = account.mayChange(book);
  if (book.missing) {
    const again = {
      label: texts.library.chooseAgain,
      icon: /** @type {const} */ ("file"),
      run: () => chooseAgain(book),
    };
    openMenu(anchor, mayChange ? [again, about, "separator", remove] : [about], { label });
    return;
  }
  openMenu(
    anchor,
    [
      { label: texts.library.openBook, icon: "book", run: () => navigate(bookPath(book.id)) },
      ...readingStateItems(book),
      ...opinionItems(book),
      { label: texts.collections.addTo, icon: "folder", run: () => addToCollection([book]) },
      ...ofPlace(book),
      about,
      ...ofPage(book, mayChange),
      {
        label: texts.offline.take,
        icon: "offline",
        run: () => {
          takeAlong(book).catch(showProblem);
        },
      },
      { label: texts.library.download, icon: "arrowDownToLine", run: () => download(book) },
      { label: texts.exporting.open, icon: "file", run: () => openExport(book) },
      ...(book.capabilities.includes("listen")
        ? [
            { label: texts.listenNext.add, icon: /** @type {const} */ ("listen"), run: () => listenNext([book]) },
            {
              label: texts.audiobooks.open,
              icon: /** @type {const} */ ("headphones"),
              run: () => openAudiobooks(book),
            },
          ]
        : []),
      ...(mayChange
        ? [
            { label: texts.library.replace, icon: /** @type {const} */ ("refresh"), run: () => chooseEdition(book) },
            ...move(book),
            /** @type {const} */ ("separator"),
            remove,
          ]
        : []),
    ],
    { label },
  );
}

/**
 * What a saved web page has besides.
 * @param {Book} book @param {boolean} mayChange
 * @returns {import("../ui/menu.js").MenuItem[]}
 */
function ofPage(book, mayChange) {
  const { address } = book;
  if (!address) return [];
  const original = { label: texts.library.openOriginal, run: () => confirmLeaving(address) };
  const again = { label: texts.library.fetchAgain, run: () => imports.addPages([address], book.id) };
  return [{ ...original, icon: "globe" }, ...(mayChange ? [{ ...again, icon: /** @type {const} */ ("refresh") }] : [])];
}

/**
 * To the other shelf, shared or private.
 * @param {Book} book
 * @returns {import("../ui/menu.js").MenuItem[]}
 */
function move(book) {
  if (!account.hasAccounts) return [];
  const isShared = book.shelf === "shared";
  return [
    {
      label: isShared ? texts.account.makePrivate : texts.account.makeShared,
      icon: isShared ? "lock" : "people",
      run: async () => {
        try {
          const moved = await api.setShelf(book.id, isShared ? "private" : "shared");
          bookList.put(moved);
          showToast(isShared ? texts.account.isPrivate(moved.title) : texts.account.isShared(moved.title));
        } catch (error) {
          showProblem(error);
        }
      },
    },
  ];
}

/** @param {Book} book */
async function takeAlong(book) {
  const details = await api.bookDetails(book.id);
  openDownload(details, listeningTo(details));
}

/** @param {import("../model/types.js").BookDetails} details */
async function listeningTo(details) {
  const audio = new Audio();
  const audiobooks = new AudiobookVoices(details.id, { canPlay: (format) => plays(audio, format) });
  const [voice] = await Promise.all([
    new Voices(() => settings.value("voice")).forBook(details.voice, details.language),
    // Without the list the voice can be kept.
    audiobooks.load().catch(() => {}),
  ]);
  return { voice, recording: keepableRecording(details, audiobooks, null) };
}

/** @param {Book} book */
function chooseAgain(book) {
  chooseFiles({
    multiple: false,
    then: ([file]) => {
      if (file) imports.add([{ file, name: file.name }], book.id);
    },
  });
}

/** @param {Book} book */
function chooseEdition(book) {
  chooseFiles({
    multiple: false,
    then: ([file]) => {
      if (file) replaceBy(book, file).catch(showProblem);
    },
  });
}

/** @param {Book} book @param {File} file */
async function replaceBy(book, file) {
  const dialog = openDialog({
    title: texts.library.replaceTitle(book.title),
    content: h("p", {}, texts.library.replaceDetail(file.name)),
    actions: [
      { label: texts.common.cancel, value: "" },
      { label: texts.library.replaceDo, value: "replace", kind: "primary" },
    ],
  });
  if ((await dialog.closed) === "replace") imports.add([{ file, name: file.name }], book.id, true);
}

/** @param {Book} book */
export async function askAboutMissing(book) {
  const dialog = openDialog({
    title: texts.library.missingTitle(book.title),
    content: h("p", {}, texts.library.missingDetail(book.fileName)),
    actions: [{ label: texts.library.remove, value: "remove", kind: "danger" }],
  });
  // The files are asked for while the press is still fresh: a browser opens its window only then.
  dialog.element.querySelector(".dialog-foot")?.append(
    button(texts.library.chooseAgain, {
      kind: "primary",
      autofocus: true,
      onclick: () => {
        dialog.close();
        chooseAgain(book);
      },
    }),
  );
  if ((await dialog.closed) === "remove") removeBook(book);
}

/** @param {Book} book */
function download(book) {
  const link = h("a", { href: api.fileAddress(book.id), download: book.fileName, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
