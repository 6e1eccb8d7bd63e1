// @ts-check
// The dialog that adds a recording in files of its own to a book.

import { addRecording, forgetRecording } from "../api/added-recordings.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, replace } from "../ui/element.js";
import { isAbort, sentenceOf } from "../ui/problem.js";
import { progressBar } from "../ui/progress.js";
import { textField } from "../ui/text-field.js";
import { chooseFiles } from "./incoming.js";
import { ACCEPTED, bytesOf, inTextOrder } from "./recording-files.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").Audiobook} Audiobook */

const words = texts.recordings;
/** As on the server. */
const READER_LIMIT = 500;

/** @param {Book} book @param {(added: Audiobook) => void} then is given the recording, which waits for its turn */
export function openAddRecording(book, then) {
  new RecordingDialog(book, then).open();
}

class RecordingDialog {
  #book;
  #then;
  #given = new AbortController();
  /** @type {File[]} */
  #files = [];
  /** @type {Map<File, import("../api/added-recordings.js").Resumption>} what has been sent */
  #sent = new Map();
  #isDone = false;
  #reader = textField("reader", "", READER_LIMIT);
  #names = h("ol", { class: "recording-files", "aria-label": words.files });
  #state = h("p", { class: "audiobook-voice", role: "status" });
  /** Changes too often to be said each time; the bar has the same share. */
  #sending = h("p", { class: "audiobook-voice" });
  #isSending = false;
  #bar = progressBar(words.progress, 0);
  #problem = h("p", { class: "export-problem", role: "alert", hidden: true });
  #choose = button(words.choose, { onclick: () => this.#ask() });
  #add = button(words.add, { kind: "primary", type: "submit", disabled: true });

  /** @param {Book} book @param {(added: Audiobook) => void} then */
  constructor(book, then) {
    this.#book = book;
    this.#then = then;
    this.#bar.element.hidden = true;
    this.#sending.hidden = true;
  }

  open() {
    const form = h(
      "form",
      {},
      h("p", {}, words.detail),
      h("div", { class: "form-field" }, h("label", { for: this.#reader.id }, words.reader), this.#reader),
      this.#names,
      this.#state,
      this.#sending,
      this.#bar.element,
      this.#problem,
      h("div", { class: "dialog-foot" }, this.#choose, this.#add),
    );
    const title = words.title(this.#book.title);
    const dialog = openDialog({ title, class: "audiobook-dialog", content: form });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (await this.#send()) dialog.close();
    });
    dialog.closed.then(() => {
      this.#given.abort();
      // Closing the dialog gives up what has been sent.
      if (!this.#isDone) forgetRecording(this.#sent);
    });
  }

  #ask() {
    chooseFiles({
      accept: ACCEPTED,
      then: (files) => {
        if (files.length === 0 || this.#given.signal.aborted) return;
        this.#files = inTextOrder(files);
        replace(this.#names, ...this.#files.map(({ name }) => h("li", {}, name)));
        // Many names are scrolled, by keys, too.
        this.#names.tabIndex = 0;
        this.#state.textContent = words.count(files.length, bytesOf(files));
        this.#problem.hidden = true;
        this.#add.disabled = false;
        this.#add.focus();
      },
    });
  }

  /** @returns {Promise<boolean>} whether the recording has been added */
  async #send() {
    if (this.#isSending) return false;
    this.#show(true);
    this.#state.textContent = words.stay;
    try {
      const recording = { files: this.#files, reader: this.#reader.value.trim() };
      const added = await addRecording(this.#book.id, recording, {
        sent: this.#sent,
        signal: this.#given.signal,
        progress: ({ name }, fraction) => {
          this.#sending.textContent = words.sending(name, fraction);
          this.#bar.set(fraction);
        },
      });
      this.#isDone = true;
      this.#then(added);
      return true;
    } catch (error) {
      if (isAbort(error)) return false;
      this.#problem.textContent = sentenceOf(error);
      this.#problem.hidden = false;
      this.#state.textContent = words.count(this.#files.length, bytesOf(this.#files));
      this.#show(false);
      return false;
    }
  }

  /** @param {boolean} isSending */
  #show(isSending) {
    this.#isSending = isSending;
    if (isSending) this.#problem.hidden = true;
    this.#bar.element.hidden = !isSending;
    this.#sending.hidden = !isSending;
    for (const element of [this.#choose, this.#reader]) element.disabled = isSending;
    // It keeps the focus, which a disabled button would lose.
    this.#add.setAttribute("aria-disabled", String(isSending));
  }
}
