// @ts-check
// The dialog that hands out a book in another format: EPUB, PDF, web page, Markdown or plain text.

import { exportBook, exportFormats, exportJoined } from "../api/export.js";
import { formatDate } from "../basics/locale.js";
import { live } from "../api/live.js";
import { hasWords } from "../model/capabilities.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { isAbort, sentenceOf } from "../ui/problem.js";
import { progressBar } from "../ui/progress.js";
import { saveFile } from "../ui/save-file.js";
import { textField } from "../ui/text-field.js";
import { formatChoice } from "./format-choice.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../api/export.js").ExportFormat} ExportFormat */
/** @typedef {(format: ExportFormat, token: string, signal: AbortSignal) => Promise<File>} Make */

const words = texts.exporting;
/**
 * The formats, the one for most readers first.
 * @type {ExportFormat[]}
 */
const FORMATS = ["epub", "pdf", "html", "md", "txt"];
/** The format of which the server hands out a book's own file with its details. */
const OWN = "epub";
/** The formats that have no place for pictures. @type {Set<ExportFormat>} */
const OF_WORDS = new Set(["md", "txt"]);
/** As on the server. */
const TITLE_LIMIT = 200;

/** @param {Book} book */
export const openExport = (book) =>
  openDialogFor(words.title(book.title), null, (format, token, signal) => exportBook(book.id, format, token, signal), {
    hasOwn: book.format === OWN,
    hasWords: hasWords(book),
  });

/** @param {readonly Book[]} books several, which become one @param {string} [name] what the file is called at first */
export function openJoinedExport(books, name = words.joinedName(formatDate(Date.now()))) {
  const title = textField("title", name, TITLE_LIMIT);
  const ids = books.map(({ id }) => id);
  openDialogFor(
    words.joinedTitle(books.length),
    h("div", { class: "export-name" }, h("label", { for: title.id }, words.name), title),
    (format, token, signal) => exportJoined(ids, title.value.trim(), format, token, signal),
    { hasOwn: false, hasWords: books.some(hasWords) },
  );
}

/**
 * @param {string} title
 * @param {HTMLElement | null} more what stands above the choice of formats
 * @param {Make} make
 * @param {{hasOwn: boolean, hasWords: boolean}} book whether the book's own file can be handed out with its details, and whether there is
 *   anything in it that a text can hold
 */
async function openDialogFor(title, more, make, book) {
  const given = new AbortController();
  const formats = (await offered()).filter((format) => book.hasWords || !OF_WORDS.has(format));
  const choice = formatChoice(words.format, book.hasOwn ? [...formats, "own"] : formats, words.formats);
  const bar = progressBar(words.progress, null);
  bar.element.hidden = true;
  const problem = h("p", { class: "export-problem", role: "alert", hidden: true });
  const start = button(words.start, { kind: "primary", type: "submit" });
  const form = h("form", {}, more, choice.element, bar.element, problem, h("div", { class: "dialog-foot" }, start));
  const dialog = openDialog({ title, class: "export-dialog", content: form });
  /** @param {boolean} isBusy */
  const show = (isBusy) => {
    start.disabled = isBusy;
    choice.element.disabled = isBusy;
    bar.element.hidden = !isBusy;
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    problem.hidden = true;
    show(true);
    try {
      await save(make, choice.value(), bar.set, given.signal);
      dialog.close();
    } catch (error) {
      if (isAbort(error)) return;
      problem.textContent = sentenceOf(error);
      problem.hidden = false;
    }
    show(false);
  });
  // What is not waited for any more is not made: the server stops, and keeps nothing of it.
  dialog.closed.then(() => given.abort());
}

/** @returns {Promise<ExportFormat[]>} without PDF where the server can't print, or can't be asked */
async function offered() {
  const known = await exportFormats().catch(() => FORMATS.filter((format) => format !== "pdf"));
  return FORMATS.filter((format) => known.includes(format));
}

/**
 * @param {Make} make @param {ExportFormat} format
 * @param {(fraction: number | null) => void} progress @param {AbortSignal} signal
 */
async function save(make, format, progress, signal) {
  const token = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  const listening = new AbortController();
  progress(null);
  live.on("export", (event) => event.export === token && progress(event.fraction), listening.signal);
  try {
    saveFile(await make(format, token, signal));
  } finally {
    listening.abort();
  }
}
