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

/** @typedef {import("../../model/types.js").Book} Book */

const words = texts.details;

/** @param {Book} book */
export async function openCover(book) {
  const known = await api.bookMetadata(book.id);
  const problem = h("p", { class: "form-problem", role: "alert" });
  const list = h("div", { class: "cover-choices", role: "list", "aria-label": words.pictures, "aria-busy": true });
  /** @param {() => Promise<Book>} change */
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
  const small = { class: "button button-small" };
  const send = button(words.chooseFile, {
    ...small,
    icon: "file",
    onclick: () =>
      chooseFiles({
        multiple: false,
        then: ([file]) => {
          if (file) choose(() => api.sendCover(book.id, file));
        },
      }),
  });
  const back = button(words.fileCover, {
    ...small,
    icon: "undo",
    onclick: () => choose(() => api.chooseCover(book.id, { source: "file" })),
  });
  const drawn = option(words.drawnCover, coverElement({ ...book, cover: null }), () =>
    choose(() => api.chooseCover(book.id, { source: "drawn" })),
  );
  const dialog = openDialog({
    title: words.coverOf(book.title),
    class: "cover-dialog",
    content: h(
      "div",
      { class: "details" },
      h("div", { class: "row share-actions" }, send, known.cover !== "file" && back),
      problem,
      list,
    ),
  });
  replace(list, drawn);
  const pictures = await api.pictures(book.id).catch((error) => {
    problem.textContent = sentenceOf(error);
    return [];
  });
  list.removeAttribute("aria-busy");
  pictures.forEach(({ path, address }, index) => {
    const image = h("img", { src: address, alt: "", loading: "lazy" });
    list.append(
      option(words.pictureOfBook(index + 1), image, () =>
        choose(() => api.chooseCover(book.id, { source: "picture", picture: path })),
      ),
    );
  });
  await dialog.closed;
}

/** @param {string} label @param {HTMLElement} picture @param {() => void} run */
function option(label, picture, run) {
  return h(
    "div",
    { role: "listitem" },
    h("button", { class: "cover-choice", type: "button", onclick: run }, picture, h("span", {}, label)),
  );
}
