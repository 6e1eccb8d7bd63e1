// @ts-check
// What can be done with a mark in a list: its menu.

import { texts } from "../texts.js";

/** @typedef {import("./item.js").Mark} Mark */
/** @typedef {import("../ui/menu.js").MenuItem} MenuItem */
/**
 * @typedef {object} Parts
 * @property {Pick<import("./store.js").MarkStore, "present">} store
 * @property {Pick<import("./mark-editor.js").MarkEditor, "change" | "remove">} editor
 * @property {typeof import("./note-editor.js").editMark} edit asks for a note
 * @property {(exact: string) => unknown} copy
 * @property {typeof import("./sharing.js").share} share
 * @property {typeof import("./card-dialog.js").openCard} picture draws a quote on a card
 * @property {(mark: Mark) => Promise<Pick<import("../model/types.js").BookDetails, "authors" | "title" | "language">>} bookOf
 *   of the mark
 * @property {string | null} language of the book, where the list is of one
 * @property {(error: unknown) => void} fail
 */

const words = texts.marks;

/** @param {Mark} mark @param {Parts} parts @returns {(MenuItem | "separator")[]} */
export function markMenu(mark, parts) {
  const { store, editor, copy, share, picture, bookOf, fail } = parts;
  const { exact } = mark.quote;
  const present = () => store.present(mark) ?? mark;
  const giveOut = async () => {
    const { authors, title } = await bookOf(mark);
    await share({ exact, authors, title, chapter: mark.chapter });
  };
  const draw = async () => {
    const { authors, title, language } = await bookOf(mark);
    picture({ exact, authors, title, language });
  };
  /** @param {string} label @param {MenuItem["icon"]} icon @param {() => unknown} run @returns {MenuItem} */
  const item = (label, icon, run) => ({ label, icon, run: () => void attempt(run, fail) });
  return [
    item(mark.kind === "highlight" ? words.edit : words.note, "note", () => editOf(present(), parts)),
    item(words.copy, "copy", () => copy(exact)),
    item(words.share, "share", giveOut),
    ...(exact === "" ? [] : [item(words.sharePicture, "picture", draw)]),
    "separator",
    { label: words.remove, icon: "trash", danger: true, run: () => editor.remove(present()) },
  ];
}

/** @param {Mark} mark @param {Parts} parts */
async function editOf(mark, { store, editor, edit, language }) {
  const edited = await edit(mark, mark.quote.exact, language);
  // Another device may have changed it while the dialog was open.
  if (edited) editor.change(store.present(mark) ?? mark, edited);
}

/** @param {() => unknown} run @param {(error: unknown) => void} fail */
async function attempt(run, fail) {
  try {
    await run();
  } catch (error) {
    fail(error);
  }
}
