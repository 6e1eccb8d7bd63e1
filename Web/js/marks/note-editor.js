// @ts-check
// The dialog that edits a note's Markdown, with a preview.

import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId, replace } from "../ui/element.js";
import { formatNumber } from "../basics/locale.js";
import { noteElement } from "./note.js";
import { colorPicker, stylePicker } from "./picker.js";
import { shortened } from "./quote.js";

const words = texts.marks;
/** As the server has it, in UTF-16 units. */
const LONGEST_NOTE = 50_000;
/** Of the quote above the note is shown so much. */
const LONGEST_QUOTE = 320;

/**
 * @typedef {Pick<import("../model/mark.js").Mark, "note" | "color" | "style">} Edited
 */

/**
 * Lets the reader write the note, and choose colour and style of a highlight.
 * @param {Edited & {kind: import("../model/mark.js").Kind}} mark
 * @param {string} quote the marked text
 * @param {string | null} language of the book
 * @returns {Promise<Edited | null>} `null` when all is to stay as it was
 */
export async function editMark({ kind, note, color, style }, quote, language) {
  /** @type {Edited} */
  const edited = { note, color, style };
  const isHighlight = kind === "highlight";
  const passage = passageElement(
    shortened(quote, LONGEST_QUOTE),
    { color: isHighlight ? color : null, style },
    language,
  );
  const id = newId("note");
  const field = noteField(id, note);
  const { preview, toggle } = previewOf(field);
  const warning = h("p", { class: "note-warning", role: "status" });
  const content = h(
    "div",
    { class: "note-editor" },
    passage,
    isHighlight && looksElement(edited, passage),
    h("label", { class: "visually-hidden", for: id }, words.noteLabel),
    field,
    preview,
    warning,
    h("div", { class: "note-below" }, h("p", { class: "note-help", id: `${id}-help` }, words.noteHelp), toggle),
  );
  const dialog = openDialog({
    title: words.noteTitle,
    content,
    class: "note-dialog",
    actions: [
      { label: texts.common.cancel, value: "" },
      { label: words.noteSave, value: "save", kind: "primary" },
    ],
  });
  const save = /** @type {HTMLButtonElement} */ (dialog.element.querySelector(".dialog-foot .button-primary"));
  const check = () => {
    const isLong = field.value.length > LONGEST_NOTE;
    warning.textContent = isLong ? words.noteTooLong(formatNumber(LONGEST_NOTE)) : "";
    save.disabled = isLong;
  };
  field.addEventListener("input", check);
  check();
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !save.disabled) dialog.close("save");
  });
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  return (await dialog.closed) === "save" ? { ...edited, note: field.value.trim() } : null;
}

/** @param {string} quote @param {{color: string | null, style: string}} look @param {string | null} language */
function passageElement(quote, { color, style }, language) {
  return h(
    "blockquote",
    { class: "mark-quote", tabindex: "0", "data-color": color, "data-style": style, lang: language, dir: "auto" },
    h("span", {}, quote),
  );
}

/** @param {string} id @param {string} note */
function noteField(id, note) {
  const field = h("textarea", {
    id,
    class: "field note-field",
    rows: "7",
    placeholder: words.notePlaceholder,
    "aria-describedby": `${id}-help`,
    dir: "auto",
  });
  field.value = note;
  return field;
}

/**
 * Colour and style of a highlight, which its passage shows at once.
 * @param {Edited} edited @param {HTMLElement} passage
 */
function looksElement(edited, passage) {
  return h(
    "div",
    { class: "mark-looks" },
    colorPicker(edited.color, (chosen) => {
      edited.color = chosen;
      passage.dataset.color = chosen;
    }),
    stylePicker(edited.style, (chosen) => {
      edited.style = chosen;
      passage.dataset.style = chosen;
    }),
  );
}

/**
 * The note as it will be seen, and the button that shows it in the field's place.
 * @param {HTMLTextAreaElement} field
 */
function previewOf(field) {
  const preview = h("div", {
    class: "note-preview",
    hidden: true,
    tabindex: "0",
    role: "region",
    "aria-label": words.notePreview,
  });
  const toggle = button(words.notePreview, {
    kind: "quiet",
    class: "button button-quiet button-small",
    onclick: () => show(preview.hidden),
  });
  /** @param {boolean} isPreview */
  function show(isPreview) {
    preview.hidden = !isPreview;
    field.hidden = isPreview;
    /** @type {HTMLElement} */ (toggle.querySelector("span")).textContent = isPreview
      ? words.noteWrite
      : words.notePreview;
    if (!isPreview) return field.focus();
    replace(preview, field.value.trim() ? noteElement(field.value) : h("p", { class: "note-help" }, words.noteEmpty));
    return undefined;
  }
  return { preview, toggle };
}
