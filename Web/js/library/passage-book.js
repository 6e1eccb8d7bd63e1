// @ts-check
// Leads from a large text into the book that it has become: when a person asks for it, and by itself with the voice, between two sentences.

import { placeOfByte } from "../api/books.js";
import { isRunning } from "../player/state.js";
import { TextIndex } from "../text/offsets.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { bookPath, navigate } from "../ui/navigation.js";
import { showProblem } from "../ui/problem.js";
import { imports } from "./imports.js";
import { blockOf } from "./passage-places.js";

/** @typedef {import("./import-item.js").Import} Import */
/** @typedef {import("./passage-view.js").PassageView} PassageView */
/** @typedef {import("./passage-voice.js").PassageVoice} PassageVoice */
/** @typedef {import("./passage-listening.js").PassageListening} PassageListening */
/** @typedef {import("../model/types.js").Passage} Passage */

/** Event: `became`, when what can be done with the text alone can be done no more. */
export class PassageBook extends EventTarget {
  #item;
  #view;
  #voice;
  #listening;
  #close;
  #end = new AbortController();
  #open = button(texts.library.open, { class: "button button-small", hidden: true, onclick: () => this.#asked() });
  // Shown while it is empty: screen readers miss a region that appears with its text.
  #said = h("span", { role: "status" });
  element = h("div", { class: "passage-book" }, this.#said, this.#open);
  /** Where the sentence begins behind which the voice goes on in the book. */
  #lastSentence = -1;
  #isLeaving = false;

  /**
   * @param {Import} item
   * @param {{view: PassageView, voice: PassageVoice, listening: PassageListening}} parts
   * @param {() => void} close closes the dialog
   */
  constructor(item, { view, voice, listening }, close) {
    super();
    this.#item = item;
    this.#view = view;
    this.#voice = voice;
    this.#listening = listening;
    this.#close = close;
    const { signal } = this.#end;
    imports.addEventListener("change", () => this.#became(), { signal });
    voice.addEventListener("position", () => this.#spoken(), { signal });
    voice.addEventListener("behind", (event) => this.#isBehind(event), { signal });
    voice.addEventListener("state", () => this.#ended(), { signal });
    view.addEventListener("gone", (event) => this.#gone(/** @type {CustomEvent<number>} */ (event).detail), { signal });
  }

  /** Looks whether it is a book already. */
  begin() {
    this.#became();
  }

  end() {
    this.#end.abort();
  }

  /** The focus goes to the way into the book. */
  focus() {
    this.#open.focus();
  }

  get #book() {
    return this.#item.stage === "done" ? this.#item.book : null;
  }

  #became() {
    if (!this.#book || !this.#open.hidden) return;
    this.#open.hidden = false;
    this.#said.textContent = texts.library.isBookNow;
    this.dispatchEvent(new Event("became"));
    this.#lastSentence = this.#voice.place?.sentence?.start ?? -1;
    this.#ended();
  }

  /** Between two sentences the voice goes on in the book, unless the listener looks at another place of the text. */
  #spoken() {
    const sentence = this.#voice.place?.sentence;
    if (!this.#book || !sentence || !isRunning(this.#voice.state) || sentence.start === this.#lastSentence) return;
    this.#lastSentence = sentence.start;
    if (!this.#listening.isAway) this.#leave(this.#voice.passage, sentence.start, true);
  }

  /**
   * The next passage is in the book.
   * @param {Event} event
   */
  #isBehind(event) {
    if (!this.#book) return;
    event.preventDefault();
    this.#leaveAt(this.#voice.passage.end, true);
  }

  /** The next passage, or the sound of this one, was asked for when the text had become a book. */
  #ended() {
    const { state, ending, passage, place, problem } = this.#voice;
    if (!this.#book) return;
    if (state === "finished" && ending?.error) this.#leaveAt(passage.end, true);
    else if (state === "failed" && problem?.type === "not-found")
      this.#leave(passage, place?.offset ?? this.#view.firstVisibleOffset, true);
  }

  #asked() {
    if (isRunning(this.#voice.state) && this.#voice.place) {
      // It is wanted at once: the sentence that is being spoken begins again in the book.
      this.#leave(this.#voice.passage, this.#voice.place.sentence?.start ?? this.#voice.place.offset, true);
    } else this.#leave(this.#view.shown, this.#view.firstVisibleOffset, false);
  }

  /** @param {number} byte that was gone to */
  #gone(byte) {
    if (this.#book) this.#leaveAt(byte, false);
  }

  /**
   * @param {Passage} passage
   * @param {number} offset in its text
   * @param {boolean} listens
   */
  #leave(passage, offset, listens) {
    const starts = startsOf(passage);
    const block = blockOf(starts, offset);
    return this.#leaveAt(passage.blocks[block] ?? passage.start, listens, offset - (starts[block] ?? offset));
  }

  /**
   * @param {number} byte of the file
   * @param {boolean} listens
   * @param {number} [behind] UTF-16 units behind the byte's letter
   */
  async #leaveAt(byte, listens, behind = 0) {
    const book = this.#book;
    if (!book || this.#isLeaving) return;
    this.#isLeaving = true;
    try {
      const at = (await placeOfByte(book.id, byte)) + behind;
      if (this.#end.signal.aborted) return;
      this.#close();
      // Behind the last word there is nothing to hear.
      const goesOn = listens && byte < this.#item.size;
      navigate(`${bookPath(book.id)}?at=${at}${goesOn ? "&listen" : ""}`);
    } catch (error) {
      this.#isLeaving = false;
      showProblem(error);
    }
  }
}

/** @param {Passage} passage @returns {number[]} where each block begins in its text */
function startsOf({ html }) {
  const template = document.createElement("template");
  template.innerHTML = html ?? "";
  let start = 0;
  return Array.from(template.content.childNodes).flatMap((node) => {
    const here = start;
    start += node instanceof Text ? node.length : new TextIndex(node).length;
    return node instanceof Element ? [here] : [];
  });
}
