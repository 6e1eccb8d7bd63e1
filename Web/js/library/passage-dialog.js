// @ts-check
// Shows any place of a large text while the rest of it arrives or is read for the first time, finds words in it and reads it aloud. Places
// are bytes of the file: when the book is there, the person's place in it is put to where they were looking.

import { uploadPassage } from "../api/upload-pieces.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { hasArrived } from "./import-item.js";
import { PassageBook } from "./passage-book.js";
import { PassageContents } from "./passage-contents.js";
import { PassageFinder } from "./passage-finder.js";
import { PassageListening } from "./passage-listening.js";
import { PassageView } from "./passage-view.js";
import { PassageVoice } from "./passage-voice.js";

/** @typedef {import("../model/types.js").Passage} Passage */

/** Milliseconds until it is asked whether enough has arrived to be shown. */
const LOOK_AGAIN = 500;

/** @param {import("./import-item.js").Import} item a file that arrives in pieces */
export async function showPassages(item) {
  const upload = item.resumption.id;
  if (upload === null) return;
  const first = await uploadPassage(upload, item.lookedAt);
  const content = h("div", { class: "passage-content" }, h("p", { class: "settings-note" }, texts.library.noPassage));
  const { element, close, closed } = openDialog({ title: item.name, content, class: "passage-dialog" });
  const passage = await readable(upload, item.lookedAt, first, element).catch(() => null);
  if (!passage) return;
  const view = new PassageView(item, upload, passage);
  const finder = new PassageFinder(upload, item.size);
  const contents = new PassageContents(upload, item.size);
  for (const list of [finder, contents])
    list.addEventListener("chosen", (event) => view.goTo(/** @type {CustomEvent} */ (event).detail));
  const voice = new PassageVoice(upload, passage, () => hasArrived(item));
  const listening = new PassageListening(view, voice);
  const book = new PassageBook(item, { view, voice, listening }, () => close());
  book.addEventListener("became", () => {
    // The book has contents and a search of its own.
    const lists = [contents.element, finder.element];
    const hadFocus = lists.some((list) => list.contains(document.activeElement));
    for (const list of lists) list.hidden = true;
    if (hadFocus) book.focus();
  });
  content.replaceChildren(
    book.element,
    finder.element,
    contents.element,
    ...view.elements(listening.button),
    listening.status,
  );
  view.begin();
  book.begin();
  await closed;
  book.end();
  finder.stop();
  contents.stop();
  listening.end();
  view.close();
}

/**
 * Asks again until something of the file can be shown.
 * @param {string} upload
 * @param {number} byte
 * @param {Passage} first
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<Passage | null>} `null` when the dialog was closed before
 */
async function readable(upload, byte, first, dialog) {
  let passage = first;
  while (passage.html === null && dialog.open) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    passage = await uploadPassage(upload, byte);
  }
  return dialog.open ? passage : null;
}
