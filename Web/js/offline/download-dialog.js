// @ts-check
// The dialog that downloads a book's text, or text and voice, and shows progress and size.

import { bookDetails } from "../api/books.js";
import { can } from "../model/capabilities.js";
import { speech } from "../api/speech.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, redraw } from "../ui/element.js";
import { formatPercent } from "../basics/locale.js";
import { isAbort, sentenceOf } from "../ui/problem.js";
import { progressBar } from "../ui/progress.js";
import { canKeep, keptBooks } from "./kept-books.js";
import { BYTES_A_SECOND } from "./voice-parts.js";

/** @typedef {import("../model/types.js").BookDetails} BookDetails */
/** @typedef {{voice: string | null}} Listening the player, or what it would read in */

const words = texts.offline;
/** Of text in a second of speech, in UTF-16 units: what the default voice speaks of English prose. */
const UNITS_A_SECOND = 15;

/** So many chapters are "the next ones": an evening's or a journey's listening. */
const NEXT = 3;

/**
 * The chapter in which one is, and those after it, as far as they have text.
 * @param {BookDetails} details
 */
function nextChapters({ chapters, position }) {
  return chapters.filter(({ start, length }) => length > 0 && start + length > position.offset).slice(0, NEXT);
}

/** @param {BookDetails} details @param {Promise<Listening>} player */
export function openDownload(details, player) {
  const state = h("p", { role: "status" });
  const bar = progressBar(words.progress, 0);
  const actions = h("div", { class: "keeping-actions" });
  const given = new AbortController();
  const canListen = can(details, "listen");
  // Where the reader is now, not where it was when the book was opened.
  const present = bookDetails(details.id).catch(() => details);
  const content = h(
    "div",
    { class: "keeping" },
    h("p", {}, canKeep() ? words.explained : words.insecure),
    state,
    bar.element,
    actions,
  );
  const { closed } = openDialog({ title: words.take, content });
  // What was begun goes on when the dialog is closed, as long as the book is open.
  closed.then(() => given.abort());
  if (canKeep()) {
    show();
    keptBooks.addEventListener("change", show, { signal: given.signal });
  } else bar.element.hidden = true;

  async function show() {
    const kept = await keptBooks.of(details.id);
    const isUnderWay = keptBooks.isUnderWay(details.id);
    const spoken = details.chapters.filter(({ length }) => length > 0).length;
    const text = kept ? kept.chapters / Math.max(1, kept.chapterCount) : 0;
    const sound = kept?.voice ? kept.voice.chapters.length / Math.max(1, spoken) : 0;
    const isTextWhole = text === 1;
    bar.element.hidden = !isUnderWay;
    bar.set(isTextWhole ? sound : text);
    if (!isFailed) {
      state.textContent =
        !kept || text === 0
          ? words.nothing
          : !isTextWhole
            ? words.someText(formatPercent(text))
            : sound === 0
              ? words.allText(texts.library.byteCount(kept.bytes))
              : sound < 1
                ? words.someVoice(formatPercent(sound), texts.library.byteCount(kept.bytes))
                : words.allVoice(texts.library.byteCount(kept.bytes));
    }
    const estimate = (details.length / UNITS_A_SECOND) * BYTES_A_SECOND;
    const next = (canListen ? nextChapters(await present) : []).filter(
      ({ index }) => !kept?.voice?.chapters.includes(index),
    );
    const nextEstimate = (next.reduce((units, { length }) => units + length, 0) / UNITS_A_SECOND) * BYTES_A_SECOND;
    redraw(
      actions,
      isUnderWay ? button(words.stop, { onclick: () => keptBooks.stop(details.id) }) : null,
      !isUnderWay && !(kept?.isPinned && isTextWhole)
        ? button(words.takeText, {
            kind: "primary",
            onclick: () => run(() => keptBooks.keepText(details, { isPinned: true })),
          })
        : null,
      !isUnderWay && next.length > 0 && next.length < spoken
        ? button(words.takeNext(next.length, texts.library.byteCount(nextEstimate)), {
            onclick: () => run(() => takeVoice(next.map(({ index }) => index))),
          })
        : null,
      !isUnderWay && canListen && sound < 1
        ? button(words.takeVoice(texts.library.byteCount(estimate)), { onclick: () => run(() => takeVoice()) })
        : null,
      !isUnderWay && kept
        ? button(words.free(texts.library.byteCount(kept.bytes)), {
            kind: "danger",
            onclick: () => keptBooks.remove(details.id),
          })
        : null,
    );
  }

  /** @param {readonly number[]} [chapters] */
  async function takeVoice(chapters) {
    const [{ voice }, { key }] = await Promise.all([player, speech(details.id)]);
    if (voice) await keptBooks.keepVoice(details, { voice, rules: key, chapters });
  }

  let isFailed = false;
  /** @param {() => Promise<void>} keep */
  async function run(keep) {
    isFailed = false;
    try {
      // Without it a browser may take it all away when the device is full.
      await navigator.storage?.persist?.();
      const done = keep();
      show();
      await done;
    } catch (error) {
      if (isAbort(error)) return;
      isFailed = true;
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      state.textContent = isFull ? words.full : sentenceOf(error);
    } finally {
      show();
    }
  }
}
