// @ts-check
// The dialog "Change cover": a picture from a file, one of the book's, a drawn cover, or that of the book's file.

import * as api from "../../api/metadata.js";
import { coverElement } from "../../covers/cover.js";
import { texts } from "../../texts.js";
import { button } from "../../ui/button.js";
import { openDialog } from "../../ui/dialog.js";
import { h, replace } from "../../ui/element.js";
import { sentenceOf } from "../../ui/problem.js";
import { showToast } from "../../ui/toast.js";
import { bookList } from "../book-list.js";
import { chooseFiles } from "../incoming.js";

/**
 * @typedef {import("../../model/types.js").Book} Book
 * @typedef {(change: () => Promise<Book>) => Promise<void>} Choose has the cover changed and closes the dialog
 */

const words = texts.details;

/** @param {Book} book */
export async function openCover(book) {
  const known = await api.bookMetadata(book.id);
  const problem = h("p", { class: "form-problem", role: "alert" });
  const list = h("div", { class: "cover-choices", role: "list", "aria-label": words.pictures, "aria-busy": true });
  /** @type {Choose} */
  const choose = async (change) => {
    problem.textContent = "";
    try {
      bookList.put(await change());
      dialog.close();
      showToast(words.coverChanged);
    } catch (error) {
      problem.textContent = sentenceOf(error);
    }
  };
  const dialog = openDialog({
    title: words.coverOf(book.title),
    class: "cover-dialog",
    content: h(
      "div",
      { class: "details" },
      h("div", { class: "row share-actions" }, ...fileButtons(book.id, known.cover !== "file", choose)),
      problem,
      list,
    ),
  });
  replace(list, drawnOption(book, choose));
  const pictures = await api.pictures(book.id).catch((error) => {
    problem.textContent = sentenceOf(error);
    return [];
  });
  list.removeAttribute("aria-busy");
  list.append(...pictures.map((picture, index) => pictureOption(book.id, picture, index, choose)));
  await dialog.closed;
}

/**
 * A picture from a file of the person's, and the cover of the book's file.
 * @param {number} id @param {boolean} isChanged whether the book has another cover than that of its file @param {Choose} choose
 */
function fileButtons(id, isChanged, choose) {
  const small = { class: "button button-small" };
  const send = () =>
    chooseFiles({
      multiple: false,
      then: ([file]) => {
        if (file) choose(() => api.sendCover(id, file));
      },
    });
  const back = () => choose(() => api.chooseCover(id, { source: "file" }));
  return [
    button(words.chooseFile, { ...small, icon: "file", onclick: send }),
    isChanged && button(words.fileCover, { ...small, icon: "undo", onclick: back }),
  ];
}

/** @param {Book} book @param {Choose} choose */
function drawnOption(book, choose) {
  return option(words.drawnCover, coverElement({ ...book, cover: null }), () =>
    choose(() => api.chooseCover(book.id, { source: "drawn" })),
  );
}

/** @param {number} id @param {{path: string, address: string}} picture @param {number} index @param {Choose} choose */
function pictureOption(id, { path, address }, index, choose) {
  const image = h("img", { src: address, alt: "", loading: "lazy" });
  return option(words.pictureOfBook(index + 1), image, () =>
    choose(() => api.chooseCover(id, { source: "picture", picture: path })),
  );
}

/** @param {string} label @param {HTMLElement} picture @param {() => void} run */
function option(label, picture, run) {
  return h(
    "div",
    { role: "listitem" },
    h("button", { class: "cover-choice", type: "button", onclick: run }, picture, h("span", {}, label)),
  );
}
