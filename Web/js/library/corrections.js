// @ts-check
// Corrects what the program told of a book: its language, its encoding and its chapters. They are the book's, for
// everybody.

import * as api from "../api/books.js";
import { hasWords } from "../model/capabilities.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, newId } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { bookList } from "./book-list.js";
import { openChapterRules } from "./chapters/dialog.js";

/** @typedef {import("../model/types.js").BookDetails} BookDetails */
/** @typedef {import("../model/types.js").BookEncodings} BookEncodings */
/** @typedef {import("../model/types.js").Correction} Correction */

/** The languages of most books, by BCP 47 tag; a book's own is among them in any case. */
export const LANGUAGES = (
  "ar bg bn ca cs cy da de el en en-GB en-US eo es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko la lt lv mk ms " +
  "nb nl nn pl pt pt-BR ro ru sk sl sq sr sv sw ta th tr uk ur vi zh-Hans zh-Hant"
).split(" ");

/** Longer samples do not fit into a line of a choice. */
const SAMPLE_LENGTH = 40;

/**
 * The choices of a book.
 * @param {BookDetails} details
 * @returns {HTMLElement}
 */
export function corrections(details) {
  const root = h("div", { class: "corrections" }, hasWords(details) ? languageChoice(details) : null);
  // A format that marks its chapters has no lines to clean.
  const chapters = details.cleaning ? chaptersRow(details) : null;
  if (chapters) root.append(chapters);
  if (details.encoding !== null) {
    // The file is looked at for it, which the rest need not wait for.
    api.encodings(details.id).then((known) => root.insertBefore(encodingChoice(details, known), chapters), showProblem);
  }
  return root;
}

/** @param {BookDetails} details */
function chaptersRow(details) {
  const words = texts.chapters;
  const count = h("span", { class: "corrections-count" }, words.count(details.chapters.length));
  const open = button(words.open, {
    kind: "quiet",
    icon: "contents",
    onclick: async () => {
      const book = await openChapterRules(details).catch(showProblem);
      if (!book) return;
      bookList.put(book);
      const known = await api.bookDetails(details.id);
      count.textContent = words.count(known.chapters.length);
      showToast(words.divided(book.title, known.chapters.length));
    },
  });
  return h("div", { class: "corrections-chapters" }, count, open);
}

/** @param {BookDetails} details */
function languageChoice(details) {
  const words = texts.library.corrections;
  const { language, languageCorrected, languageDetected } = details;
  const own = languageCorrected
    ? words.ownLanguage
    : languageDetected
      ? words.detected(texts.library.language(language ?? ""))
      : language
        ? words.asInBook(texts.library.language(language))
        : words.unknownLanguage;
  const tags = new Set(LANGUAGES);
  if (languageCorrected && language) tags.add(language);
  const named = [...tags].map((tag) => ({ tag, name: texts.library.language(tag) }));
  named.sort((one, other) => one.name.localeCompare(other.name));
  return choice(
    words.language,
    [h("option", { value: "" }, own), ...named.map(({ tag, name }) => h("option", { value: tag }, name))],
    languageCorrected ? (language ?? "") : "",
    (value) => correct(details, { language: value || null }, words.languageIs),
  );
}

/**
 * An encoding as people write it: `UTF-8`, `Windows-1251`, `Shift_JIS`.
 * @param {string} name
 */
function nameOf(name) {
  const written = { windows: "Windows", shift: "Shift", mac: "Mac" };
  const [first] = name.split(/[-_]/, 1);
  const known = written[/** @type {keyof typeof written} */ (first)];
  return known ? known + name.slice(first.length).toUpperCase() : name.toUpperCase();
}

/** @param {BookDetails} details @param {BookEncodings} known */
function encodingChoice(details, known) {
  const words = texts.library.corrections;
  const [first] = known.candidates;
  return choice(
    words.encoding,
    [
      h("option", { value: "" }, words.detected(nameOf(first?.encoding ?? known.encoding ?? ""))),
      h(
        "optgroup",
        { label: words.likely },
        ...known.candidates.map(({ encoding, sample }) =>
          h("option", { value: encoding }, `${nameOf(encoding)}: ${[...sample].slice(0, SAMPLE_LENGTH).join("")}`),
        ),
      ),
      h(
        "optgroup",
        { label: words.allEncodings },
        ...known.encodings
          .filter((name) => known.candidates.every(({ encoding }) => encoding !== name))
          .map((name) => h("option", { value: name }, nameOf(name))),
      ),
    ],
    known.chosen ? (known.encoding ?? "") : "",
    (value) => correct(details, { encoding: value || null }, words.encodingIs),
  );
}

/**
 * @param {string} label
 * @param {HTMLElement[]} options
 * @param {string} value
 * @param {(value: string) => Promise<void>} choose
 */
function choice(label, options, value, choose) {
  const id = newId("correction");
  const select = h("select", { class: "field", id }, ...options);
  select.value = value;
  let chosen = value;
  select.addEventListener("change", async () => {
    select.disabled = true;
    try {
      await choose(select.value);
      chosen = select.value;
    } catch (error) {
      select.value = chosen;
      showProblem(error);
    }
    select.disabled = false;
  });
  return h("div", { class: "form-field" }, h("label", { for: id }, label), select);
}

/**
 * @param {BookDetails} details
 * @param {Correction} change
 * @param {(title: string) => string} sentence
 */
async function correct(details, change, sentence) {
  const book = await api.correct(details.id, change);
  bookList.put(book);
  showToast(sentence(book.title));
}
