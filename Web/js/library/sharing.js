// @ts-check
// Hands a book's file, or a link to it, to another program or person.

import { fileAddress } from "../api/books.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { bookPath } from "../ui/navigation.js";
import { isAbort, showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";

/** @typedef {import("../model/types.js").Book} Book */

const words = texts.library.share;

/**
 * The buttons that share a book.
 * @param {Book} book
 * @returns {HTMLElement[]}
 */
export function shareActions(book) {
  const small = { class: "button button-small", icon: /** @type {const} */ ("share") };
  const link = button(words.link, { ...small, onclick: () => shareLink(book, link) });
  if (book.missing || !canShareFiles()) return [link];
  const file = button(words.file, {
    ...small,
    onclick: async () => {
      file.disabled = true;
      await shareFile(book);
      file.disabled = false;
    },
  });
  return [file, link];
}

/** Whether this browser hands files to other programs; elsewhere the menu downloads them. */
const canShareFiles = () =>
  Boolean(navigator.canShare?.({ files: [new File(["x"], "book.epub", { type: "application/epub+zip" })] }));

/** @param {Book} book */
async function shareFile(book) {
  try {
    const blob = await (await fetch(fileAddress(book.id))).blob();
    await navigator.share({ files: [new File([blob], book.fileName, { type: blob.type })], title: book.title });
  } catch (error) {
    if (!isAbort(error)) showProblem(error);
  }
}

/** @param {Book} book @param {HTMLElement} beside where the link is shown when it cannot be copied */
async function shareLink(book, beside) {
  const url = new URL(bookPath(book.id), location.href).href;
  try {
    if (navigator.share) return await navigator.share({ url, title: book.title });
    await navigator.clipboard.writeText(url);
    return showToast(words.copied);
  } catch (error) {
    if (isAbort(error)) return undefined;
    // Without a secure address a page has no clipboard.
    const field = h("input", { class: "field", readonly: true, value: url, "aria-label": words.address });
    beside.replaceWith(field);
    field.select();
    return undefined;
  }
}
