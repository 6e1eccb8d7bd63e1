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
import { downloadState } from "./download-state.js";
import { canKeep, keptBooks } from "./kept-books.js";

/** @typedef {import("../model/types.js").BookDetails} BookDetails */
/** @typedef {import("./download-state.js").DownloadState} DownloadState */
/** @typedef {import("./kept-books.js").Kept} Kept */
/** @typedef {import("../player/keepable-recording.js").Keepable} Keepable */
/** @typedef {{voice: string | null, recording: Keepable | null}} Listening the player, or what it would read in and the recording that can be kept */

const words = texts.offline;

/** @param {BookDetails} details @param {Promise<Listening>} player */
export function openDownload(details, player) {
  const download = new Download(details, player);
  const { closed } = openDialog({ title: words.take, content: download.element });
  // What was begun goes on when the dialog is closed, as long as the book is open.
  closed.then(() => download.close());
}

class Download {
  #details;
  #player;
  #state = h("p", { role: "status" });
  #media = h("p", { hidden: true });
  #bar = progressBar(words.progress, 0);
  #actions = h("div", { class: "keeping-actions" });
  #given = new AbortController();
  #present;
  #isFailed = false;

  /** @param {BookDetails} details @param {Promise<Listening>} player */
  constructor(details, player) {
    this.#details = details;
    this.#player = player;
    // Where the reader is now, not where it was when the book was opened.
    this.#present = bookDetails(details.id).catch(() => details);
    this.element = h(
      "div",
      { class: "keeping" },
      h("p", {}, canKeep() ? words.explained : words.insecure),
      this.#state,
      this.#media,
      this.#bar.element,
      this.#actions,
    );
    this.#bar.element.hidden = !canKeep();
    if (!canKeep()) return;
    this.#show();
    keptBooks.addEventListener("change", () => this.#show(), { signal: this.#given.signal });
  }

  close() {
    this.#given.abort();
  }

  async #show() {
    const details = this.#details;
    const kept = await keptBooks.of(details.id);
    const part = keptBooks.underWay(details.id);
    const { position } = await this.#present;
    // Without the voices the text can be kept.
    const recording = await this.#player.then(
      (player) => player.recording,
      () => null,
    );
    const state = downloadState(details, kept, {
      canListen: can(details, "listen"),
      offset: position.offset,
      recording,
      bytes: keptBooks.bytesUnderWay(details.id),
      part,
    });
    this.#bar.element.hidden = part === null;
    this.#bar.set(state.fraction);
    if (!this.#isFailed) this.#state.textContent = sentence(state, kept?.bytes ?? 0);
    this.#media.hidden = state.media.all === 0;
    this.#media.textContent = words.media(state.media.kept, state.media.all);
    redraw(this.#actions, ...(part ? [this.#stopButton()] : this.#buttons(state, kept)));
  }

  #stopButton() {
    return button(words.stop, { onclick: () => keptBooks.stop(this.#details.id) });
  }

  /** @param {DownloadState} state @param {Kept | null} kept */
  #buttons({ offers, bytes }, kept) {
    const details = this.#details;
    const { byteCount } = texts.library;
    const keepText = () => keptBooks.keepText(details, { isPinned: true });
    return [
      offers.text && button(words.takeText, { kind: "primary", onclick: () => this.#run(keepText) }),
      offers.next.length > 0 &&
        button(words.takeNext(offers.next.length, byteCount(bytes.next)), {
          onclick: () => this.#run(() => this.#takeVoice(offers.next)),
        }),
      offers.voice &&
        button(words.takeVoice(byteCount(bytes.voice)), { onclick: () => this.#run(() => this.#takeVoice()) }),
      offers.recording &&
        button(words.takeRecording(byteCount(bytes.recording)), {
          onclick: () => this.#run(() => this.#takeRecording()),
        }),
      offers.media &&
        button(words.takeMedia(byteCount(bytes.media)), {
          onclick: () => this.#run(() => keptBooks.keepMedia(details)),
        }),
      kept &&
        button(words.free(byteCount(kept.bytes)), { kind: "danger", onclick: () => keptBooks.remove(details.id) }),
    ];
  }

  /** @param {readonly number[]} [chapters] */
  async #takeVoice(chapters) {
    const [{ voice }, { key }] = await Promise.all([this.#player, speech(this.#details.id)]);
    if (voice) await keptBooks.keepVoice(this.#details, { voice, rules: key, chapters });
  }

  async #takeRecording() {
    const [{ recording }, { key }] = await Promise.all([this.#player, speech(this.#details.id)]);
    if (recording) await keptBooks.keepRecording(this.#details, { voice: recording.voice, rules: key });
  }

  /** @param {() => Promise<void>} keep */
  async #run(keep) {
    this.#isFailed = false;
    try {
      // Without it a browser may take it all away when the device is full.
      await navigator.storage?.persist?.();
      const done = keep();
      this.#show();
      await done;
    } catch (error) {
      if (isAbort(error)) return;
      this.#isFailed = true;
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      this.#state.textContent = isFull ? words.full : sentenceOf(error);
    } finally {
      this.#show();
    }
  }
}

/** @param {DownloadState} state @param {number} bytes that are kept */
function sentence({ sentence: name, text, sound }, bytes) {
  const size = texts.library.byteCount(bytes);
  switch (name) {
    case "nothing":
      return words.nothing;
    case "someText":
      return words.someText(formatPercent(text));
    case "someVoice":
      return words.someVoice(formatPercent(sound), size);
    default:
      return words[name](size);
  }
}
