// @ts-check
// The dialog "About this book": what it is, how much time is left, what was read when, and sharing it.

import { account } from "../account/account.js";
import * as api from "../api/books.js";
import { sessionsOfBook } from "../api/reading-sessions.js";
import { pace } from "../api/statistics.js";
import { formatList } from "../basics/locale.js";
import { can, hasWords } from "../model/capabilities.js";
import { minutesLeft, minutesOf, wordCount } from "../model/text-times.js";
import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { corrections } from "./corrections.js";
import { openCover } from "./details/cover-dialog.js";
import { openDetails } from "./details/dialog.js";
import { findingList } from "./findings.js";
import { readingState } from "./order.js";
import { RecognitionPart } from "./recognition.js";
import { shareActions } from "./sharing.js";
import { starsElement } from "./stars.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").ReadingSession} ReadingSession */

/** Of the sessions so many are listed; the statistics have them all. */
const SHOWN_SESSIONS = 5;

/**
 * Adds how long an article is, and how long it takes.
 * @param {HTMLElement} list @param {import("../model/types.js").BookDetails} details
 */
async function showLength(list, { id, language, chapters }) {
  const { facts } = texts.library;
  let words = 0;
  for (const { index } of chapters) {
    const { html } = await api.chapter(id, index);
    const text = new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
    words += wordCount(text, language);
  }
  const { reading, listening } = minutesOf(words);
  list.append(h("dt", {}, facts.length), h("dd", {}, facts.times(words, reading, listening)));
}

/**
 * Adds what the book says of the recording that it brings.
 * @param {HTMLElement} list @param {import("../model/types.js").BookDetails} details
 */
function showRecording(list, { recording }) {
  if (!recording) return;
  const text = texts.player.recordingBy(formatList(recording.narrators), recording.seconds);
  list.append(h("dt", {}, texts.library.facts.recording), h("dd", {}, text));
}

/**
 * Adds how much time the rest of the book takes.
 * @param {HTMLElement} list @param {Book} book
 */
async function showTimeLeft(list, book) {
  if (readingState(book) === "finished" || book.length === 0 || !hasWords(book)) return;
  const { unitsPerMinute } = await pace(book.id);
  const left = minutesLeft(book.length * (1 - book.progress), unitsPerMinute, settings.value("speed", book.id));
  const { facts } = texts.library;
  const times = facts.leftTimes(left.reading, can(book, "listen") ? left.listening : null);
  // A number stays in the line of its unit.
  list.append(h("dt", {}, facts.left), h("dd", {}, times.replace(/(\d) /g, "$1\u00a0")));
}

/**
 * Adds when the book was read, and for how long.
 * @param {HTMLElement} list @param {HTMLElement} foot @param {Book} book
 */
async function showSessions(list, foot, book) {
  const sessions = await sessionsOfBook(book.id);
  if (sessions.length === 0) return;
  const { facts } = texts.library;
  const first = sessions[sessions.length - 1];
  const total = (/** @type {(session: ReadingSession) => number} */ of) =>
    sessions.reduce((sum, session) => sum + of(session), 0);
  list.append(
    h("dt", {}, facts.firstRead),
    h("dd", {}, texts.library.date(first.start)),
    h("dt", {}, facts.spent),
    h(
      "dd",
      {},
      facts.spentTimes(total(({ reading }) => reading) / 1000, total(({ listening, both }) => listening + both) / 1000),
    ),
  );
  const rows = sessions.slice(0, SHOWN_SESSIONS).map((session) => {
    const { start, device, reading, listening, both } = session;
    return h(
      "li",
      {},
      h("span", {}, facts.moment(start)),
      h("span", {}, [facts.sessionLength(reading + listening + both), device].filter(Boolean).join(" · ")),
    );
  });
  foot.append(h("h3", {}, facts.sessions(sessions.length)), h("ul", { class: "info-sessions", role: "list" }, ...rows));
}

/** @param {Book} book */
export function openInfo(book) {
  const { facts } = texts.library;
  /** @type {[string, string | null][]} */
  const rows = [
    [facts.author, book.authors.join(", ") || null],
    [facts.series, book.series && texts.library.series(book.series)],
    [facts.language, book.language && texts.library.language(book.language)],
    [facts.file, book.fileName],
    [facts.size, texts.library.byteCount(book.byteCount)],
    [facts.added, texts.library.date(book.added)],
    [facts.lastRead, book.lastRead && texts.library.date(book.lastRead)],
    [facts.tags, book.tags.join(", ") || null],
  ];
  const list = h(
    "dl",
    { class: "facts" },
    ...rows.flatMap(([name, value]) => (value ? [h("dt", {}, name), h("dd", { dir: "auto" }, value)] : [])),
    ...(book.rating ? [h("dt", {}, texts.order.rating), h("dd", {}, starsElement(book.rating))] : []),
  );
  const foot = h("div", { class: "book-sessions" });
  const edit = button(texts.details.open, {
    class: "button button-small",
    icon: "pencil",
    onclick: async () => {
      dialog.close();
      await openDetails(book).catch(showProblem);
    },
  });
  const cover = button(texts.details.changeCover, {
    class: "button button-small",
    icon: "pencil",
    onclick: async () => {
      dialog.close();
      await openCover(book).catch(showProblem);
    },
  });
  const actions = [...(account.mayChange(book) ? [edit, cover] : []), ...shareActions(book)];
  const closed = new AbortController();
  const content = h("div", {}, list, h("div", { class: "row share-actions" }, ...actions), foot);
  // Each comes when it is there, and what the server cannot say now is left out.
  showTimeLeft(list, book).catch(() => {});
  showSessions(list, foot, book).catch(() => {});
  const dialog = openDialog({ title: book.title, class: "facts-dialog", content });
  dialog.closed.then(() => closed.abort());
  if (can(book, "drawn")) {
    content.insertBefore(new RecognitionPart(book, account.mayChange(book), closed.signal).element, foot);
  }
  // What is wrong with the file is no reason to wait with the rest, or to do without it.
  api.bookDetails(book.id).then(
    (details) => {
      if (account.mayChange(book)) content.append(corrections(details));
      content.append(...findingList(details.findings));
      showRecording(list, details);
      if (book.format === "article") showLength(list, details).catch(() => {});
    },
    () => {},
  );
}
