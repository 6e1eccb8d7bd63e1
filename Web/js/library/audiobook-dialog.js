// @ts-check
// The dialog that has a book read to an audio file, and shows those of the book that are made or being made.

import * as api from "../api/audiobooks.js";
import { bookDetails } from "../api/books.js";
import { live } from "../api/live.js";
import { Voices } from "../player/voices.js";
import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, replace } from "../ui/element.js";
import { sentenceOf } from "../ui/problem.js";
import { openAudiobookLink } from "./audiobook-link.js";
import { audiobookRow } from "./audiobook-row.js";
import { formatChoice } from "./format-choice.js";
import { openAddRecording } from "./recording-dialog.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").Audiobook} Audiobook */

const words = texts.audiobooks;
/** The formats that are offered where the server can write them, the one for most players first. */
const FORMATS = /** @type {const} */ (["mp3", "m4b", "epub", "opus", "flac"]);

/** @param {Book} book */
export function openAudiobooks(book) {
  const dialog = new AudiobookDialog(book);
  dialog.open();
}

class AudiobookDialog {
  #book;
  #closed = new AbortController();
  #voices = new Voices(() => settings.value("voice"));
  /** @type {Map<string, ReturnType<typeof audiobookRow>>} */
  #rows = new Map();
  #list = h("ul", { class: "audiobooks", role: "list" });
  #voice = h("p", { class: "audiobook-voice" });
  #problem = h("p", { class: "export-problem", role: "alert", hidden: true });
  #choice = h("div");
  #wordInput = h("input", { type: "checkbox" });
  #wordChoice = h("label", { class: "audiobook-level", hidden: true }, this.#wordInput, h("span", {}, words.markWords));
  /** @type {{value: () => import("../model/types.js").AudiobookFormat} | null} */
  #formats = null;
  #start = button(words.make, { kind: "primary", type: "submit", disabled: true });
  #add = button(texts.recordings.open, {
    hidden: true,
    onclick: () => openAddRecording(this.#book, (added) => this.#showNew(added)),
  });
  /** @type {string | null} */
  #chosen = null;

  /** @param {Book} book */
  constructor(book) {
    this.#book = book;
  }

  open() {
    const form = h(
      "form",
      {},
      this.#choice,
      this.#wordChoice,
      this.#voice,
      this.#problem,
      h("div", { class: "dialog-foot" }, this.#add, this.#start),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#try(() => this.#make());
    });
    const title = words.title(this.#book.title);
    const dialog = openDialog({ title, class: "audiobook-dialog", content: h("div", {}, this.#list, form) });
    dialog.closed.then(() => this.#closed.abort());
    const { signal } = this.#closed;
    live.on("audiobook", (change) => this.#show(change), signal);
    live.on("open", () => this.#try(() => this.#load()), signal);
    live.on("list", ({ list }) => list === "audiobooks" && this.#try(() => this.#load()), signal);
    this.#try(async () => {
      await Promise.all([this.#load(), this.#findVoice()]);
    });
  }

  async #load() {
    // Rows name the voices.
    const [{ audiobooks, formats, recordings }] = await Promise.all([api.audiobooks(), this.#voices.load()]);
    this.#add.hidden = !recordings;
    if (!this.#formats) this.#offer(FORMATS.filter((format) => formats.includes(format)));
    this.#replace(audiobooks);
  }

  /** @param {import("../model/types.js").AudiobookFormat[]} formats */
  #offer(formats) {
    const choice = formatChoice(words.format, formats, words.formats);
    this.#choice.append(choice.element);
    choice.element.addEventListener("change", () => {
      this.#wordChoice.hidden = choice.value() !== "epub";
    });
    this.#formats = choice;
  }

  async #findVoice() {
    const { voice, language } = await bookDetails(this.#book.id, this.#closed.signal);
    this.#chosen = await this.#voices.forBook(voice, language);
    this.#voice.textContent = words.readBy(this.#voices.nameOf(this.#chosen));
    this.#start.disabled = false;
  }

  async #make() {
    if (this.#chosen === null || !this.#formats) return;
    const format = this.#formats.value();
    const level = format === "epub" && this.#wordInput.checked ? { level: /** @type {const} */ ("word") } : {};
    this.#showNew(await api.makeAudiobook(this.#book.id, { voice: this.#chosen, format, ...level }));
  }

  /**
   * The same once more; the former one stays until somebody removes it.
   * @param {Audiobook} audiobook
   */
  async #makeAgain({ voice, format, level }) {
    this.#showNew(await api.makeAudiobook(this.#book.id, { voice, format, ...(level && { level }) }));
  }

  /** @param {Audiobook} made */
  #showNew(made) {
    // Events about it may have come before the answer, and are newer.
    if (!this.#rows.has(made.id)) this.#show(made);
  }

  /** @param {Audiobook[]} all */
  #replace(all) {
    const own = all.filter(({ book }) => book === this.#book.id);
    for (const id of this.#rows.keys()) if (!own.some((audiobook) => audiobook.id === id)) this.#rows.delete(id);
    for (const audiobook of own) this.#row(audiobook).show(audiobook);
    replace(this.#list, ...[...this.#rows.values()].map(({ element }) => element));
  }

  /** @param {Audiobook} audiobook */
  #show(audiobook) {
    if (audiobook.book !== this.#book.id) return;
    const row = this.#row(audiobook);
    row.show(audiobook);
    if (!row.element.isConnected) this.#list.append(row.element);
  }

  /** @param {Audiobook} audiobook */
  #row({ id }) {
    const known = this.#rows.get(id);
    if (known) return known;
    const row = audiobookRow(this.#voices, {
      pause: (isPaused) => this.#try(async () => this.#show(await api.setPaused(id, isPaused))),
      again: (audiobook) => this.#try(() => this.#makeAgain(audiobook)),
      share: (audiobook) => openAudiobookLink(audiobook, (changed) => this.#show(changed)),
      remove: () => this.#try(async () => this.#replace(await api.removeAudiobook(id))),
    });
    this.#rows.set(id, row);
    return row;
  }

  /** @param {() => Promise<unknown>} work */
  async #try(work) {
    this.#problem.hidden = true;
    try {
      await work();
    } catch (error) {
      if (this.#closed.signal.aborted) return;
      this.#problem.textContent = sentenceOf(error);
      this.#problem.hidden = false;
    }
  }
}
