// @ts-check
// The dialog "Edit details": what the library says of a book, or of several, in place of what their files say.

import * as api from "../../api/metadata.js";
import { texts } from "../../texts.js";
import { button } from "../../ui/button.js";
import { openDialog } from "../../ui/dialog.js";
import { h, newId } from "../../ui/element.js";
import { sentenceOf, showProblem } from "../../ui/problem.js";
import { showToast } from "../../ui/toast.js";
import { bookList } from "../book-list.js";
import { DetailsFields } from "./fields.js";
import { changeOf, detailsOf, isDate, linesOf, undoOf } from "./values.js";

/** @typedef {import("../../model/types.js").Book} Book */
/** @typedef {import("../../model/types.js").MetadataChange} MetadataChange */
/** @typedef {import("./values.js").Details} Details */

const words = texts.details;

/** Of one request; the server changes up to 10,000 books at once. */
const PART = 500;

/** @param {Book} book */
export async function openDetails(book) {
  const known = await api.bookMetadata(book.id);
  const corrected = known.corrected.includes("language") ? known.shown.language : null;
  const before = detailsOf(known.shown, corrected);
  const now = detailsOf(known.shown, corrected);
  const fields = new DetailsFields(now, { file: detailsOf(known.file, null), fileLanguage: known.file.language });
  const change = await ask(
    words.titleOf(book.title),
    [fields.element],
    () => {
      if (!now.title.trim()) return words.noTitle;
      return now.published !== before.published && !isDate(now.published)
        ? words.badDate
        : changeOf(before, now, fields.released);
    },
    (asked) => store([book.id], asked),
  );
  if (!change) return;
  const back = undoOf(before, change, known.corrected);
  showToast(words.saved(1), {
    action: { label: texts.library.undo, run: () => store([book.id], back).catch(showProblem) },
  });
}

/** @param {readonly Book[]} books */
export async function openDetailsOfSeveral(books) {
  if (books.length === 1) return openDetails(books[0]);
  const ids = books.map(({ id }) => id);
  const known = await api.commonMetadata(ids);
  const before = detailsOf(known.shown, known.shown.language);
  const now = detailsOf(known.shown, known.shown.language);
  const fields = new DetailsFields(now, known);
  const [added, removed] = [keywords(words.addSubjects), keywords(words.removeSubjects)];
  const change = await ask(
    words.titleOfSeveral(books.length),
    [h("p", { class: "details-hint" }, words.severalHint), fields.element, added.element, removed.element],
    () => {
      if (now.published !== before.published && !isDate(now.published)) return words.badDate;
      const asked = changeOf(before, now, fields.released);
      // Each book keeps its place in the series.
      if (asked.series) asked.series = { name: asked.series.name };
      if (added.lines().length > 0) asked.addSubjects = added.lines();
      if (removed.lines().length > 0) asked.removeSubjects = removed.lines();
      return asked;
    },
    (asked) => store(ids, asked),
  );
  if (change) showToast(words.saved(books.length));
  return undefined;
}

/** @param {string} label */
function keywords(label) {
  const id = newId("keywords");
  const area = h("textarea", { class: "field", id, rows: "2", dir: "auto" });
  const element = h("div", { class: "details-field" }, h("label", { for: id }, label), area);
  return { element, lines: () => linesOf(area.value) };
}

/**
 * Asks for a change until it is stored or given up.
 * @param {string} title
 * @param {HTMLElement[]} content
 * @param {() => MetadataChange | string} read what is to be changed, or the sentence that says why it cannot be
 * @param {(change: MetadataChange) => Promise<void>} run
 * @returns {Promise<MetadataChange | null>} what was changed
 */
async function ask(title, content, read, run) {
  const id = newId("details");
  const problem = h("p", { class: "form-problem", role: "alert" });
  /** @type {MetadataChange | null} */
  let stored = null;
  const save = button(texts.order.save, { kind: "primary", type: "submit", form: id });
  const form = h(
    "form",
    {
      id,
      class: "details",
      novalidate: true,
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        const change = read();
        problem.textContent = typeof change === "string" ? change : "";
        if (typeof change === "string") return;
        if (Object.keys(change).length === 0) {
          dialog.close();
          return;
        }
        save.disabled = true;
        try {
          await run(change);
          stored = change;
          dialog.close();
        } catch (error) {
          problem.textContent = sentenceOf(error);
        }
        save.disabled = false;
      },
    },
    ...content,
    problem,
  );
  const dialog = openDialog({
    title,
    class: "details-dialog",
    content: form,
    actions: [{ label: texts.common.cancel, value: "" }],
  });
  dialog.element.querySelector(".dialog-foot")?.append(save);
  await dialog.closed;
  return stored;
}

/** @param {number[]} ids @param {MetadataChange} change */
async function store(ids, change) {
  for (let from = 0; from < ids.length; from += PART) {
    for (const book of await api.changeMetadata(ids.slice(from, from + PART), change)) bookList.put(book);
  }
}
