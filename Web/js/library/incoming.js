// @ts-check
// The ways in which files come in: chosen, dropped anywhere, pasted.

import { addressOf } from "../basics/address.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { bookOfText, gatherDrop, gatherFiles, gatherFolder, isAddress } from "./files.js";
import { bookList } from "./book-list.js";
import { imports } from "./imports.js";
import { bookmarklet, sharedAddress } from "./shared.js";

/** @typedef {import("./files.js").Gathered} Gathered */

/** The names of the formats that the server opens, as far as they are known. */
export const formatNames = () =>
  [...new Set(bookList.formats.map(({ id, name }) => texts.library.formats[id] ?? name))]
    .sort((a, b) => a.localeCompare(b))
    .join(", ");

const askFormats = () => bookList.askFormats();

/** @param {Gathered} gathered */
function take({ files, folders, leftOut }) {
  if (files.length > 0) imports.add(files);
  for (const folder of folders) imports.addFolder(folder);
  // Of a folder that goes as a whole the server says what became of it.
  if (folders.length > 0) return;
  if (files.length === 0 && leftOut > 0) showToast(texts.library.noBooksInFolder(formatNames()));
  else if (leftOut > 0) showToast(texts.library.leftOut(leftOut));
}

/**
 * Asks for files.
 * @param {{folder?: boolean, multiple?: boolean, accept?: string, then?: (files: File[]) => void}} [options]
 */
export function chooseFiles(options = {}) {
  const { folder = false, multiple = true, accept, then } = options;
  const field = h("input", {
    type: "file",
    hidden: true,
    multiple: multiple || folder,
    webkitdirectory: folder,
    accept,
  });
  const forget = () => field.remove();
  field.addEventListener("change", () => {
    const files = [...(field.files ?? [])];
    forget();
    if (then) then(files);
    else if (folder)
      bookList
        .askFormats()
        .then((formats) => gatherFolder(files, formats))
        .then(take, showProblem);
    else gatherFiles(files, askFormats).then(take, showProblem);
  });
  field.addEventListener("cancel", forget);
  // An open dialog makes everything outside of it inert.
  (document.querySelector("dialog:modal") ?? document.body).append(field);
  field.click();
}

/** What was typed or pasted into the dialog before it was closed. */
let draft = "";

/** Asks for a text that becomes a book. */
export async function askForText() {
  const field = h("textarea", {
    class: "field paste-field",
    rows: "10",
    "aria-label": texts.library.pasteLabel,
    autofocus: true,
  });
  field.value = draft;
  const content = h("div", {}, h("p", {}, texts.library.pasteDetail), field);
  const dialog = openDialog({
    title: texts.library.pasteTitle,
    content,
    class: "paste-dialog",
    actions: [
      { label: texts.common.cancel, value: "" },
      { label: texts.library.pasteAdd, value: "add", kind: "primary" },
    ],
  });
  const isWanted = (await dialog.closed) === "add";
  draft = isWanted ? "" : field.value;
  if (isWanted) takeText(field.value);
}

/**
 * Asks for the address of a web page that becomes an article.
 * @param {string} [given] the address, where another program has handed it over
 */
export async function askForPage(given = "") {
  const field = h("input", {
    class: "field",
    type: "url",
    inputmode: "url",
    "aria-label": texts.library.pageLabel,
    placeholder: "https://",
    autocomplete: "off",
    autofocus: true,
    value: given,
  });
  const form = h("form", { method: "dialog" }, field);
  const dialog = openDialog({
    title: texts.library.pageTitle,
    content: h("div", {}, h("p", {}, texts.library.pageDetail), form, !given && bookmarkHint()),
    class: "page-dialog",
    actions: [
      { label: texts.common.cancel, value: "" },
      { label: texts.library.pageAdd, value: "add", kind: "primary" },
    ],
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close("add");
  });
  const isWanted = (await dialog.closed) === "add";
  const address = field.value.trim();
  if (isWanted && address) imports.addPages([address]);
}

/**
 * Asks about the address that the view was opened with. Every site can link here, so that a person decides.
 */
export function takeShared() {
  const address = sharedAddress(location.search);
  if (!address) return;
  history.replaceState(history.state, "", location.pathname);
  askForPage(address);
}

/** A link to drag among the bookmarks; pressed there, it hands over the page that is open. */
function bookmarkHint() {
  const link = h("a", { class: "button button-small", href: bookmarklet(location.origin + addressOf("/")) });
  link.textContent = texts.library.bookmark;
  link.addEventListener("click", (event) => event.preventDefault());
  return h("div", { class: "page-bookmark" }, texts.library.bookmarkDetail, link);
}

/** @param {string} text */
function takeText(text) {
  if (!text.trim()) return;
  if (isAddress(text)) imports.addPages([text.trim()]);
  else imports.add([bookOfText(text, texts.library.pastedName)]);
}

/**
 * Watches for what is dropped anywhere.
 * @param {AbortSignal} signal
 */
export function watchForDrops(signal) {
  const detail = h("p");
  const overlay = h(
    "div",
    { class: "drop-overlay", hidden: true },
    h(
      "div",
      { class: "drop-frame" },
      icon("arrowDownToLine"),
      h("p", { class: "drop-title" }, texts.library.dropHere),
      detail,
    ),
  );
  document.body.append(overlay);
  signal.addEventListener("abort", () => overlay.remove());

  const hasFiles = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files") ?? false;
  addEventListener(
    "dragover",
    (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
      detail.textContent = texts.library.dropDetail(formatNames());
      overlay.hidden = false;
    },
    { signal },
  );
  addEventListener(
    "dragleave",
    (event) => {
      // Out of the window, not from one element to the next.
      if (event.relatedTarget === null) overlay.hidden = true;
    },
    { signal },
  );
  addEventListener(
    "drop",
    (event) => {
      overlay.hidden = true;
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      gatherDrop(event.dataTransfer, askFormats).then(take, showProblem);
    },
    { signal },
  );
}

/**
 * Watches for what is pasted anywhere but into a field.
 * @param {AbortSignal} signal
 */
export function watchForPastes(signal) {
  document.addEventListener(
    "paste",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("input, textarea, [contenteditable], dialog") || !event.clipboardData) return;
      const files = [...event.clipboardData.files];
      if (files.length > 0) gatherFiles(files, askFormats).then(take, showProblem);
      else takeText(event.clipboardData.getData("text/plain"));
    },
    { signal },
  );
}
