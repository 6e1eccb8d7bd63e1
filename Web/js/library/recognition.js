// @ts-check
// The part of "About this book" for pages that are pictures: has their text recognised, and shows how far that is.

import { live } from "../api/live.js";
import * as api from "../api/recognition.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, newId, replace } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { progressBar } from "../ui/progress.js";
import { showToast } from "../ui/toast.js";
import { languageTag } from "./recognition-languages.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").Recognition} Recognition */
/** @typedef {import("../model/types.js").RecognitionWork} RecognitionWork */

const words = texts.recognition;

/** @param {string} name as Tesseract has it */
const named = (name) => texts.library.language(languageTag(name));

export class RecognitionPart {
  element = h("section", { class: "recognition", "aria-label": words.label, hidden: true });
  #book;
  #mayChange;
  #state = h("p", { role: "status" });
  #bar = progressBar(words.progress, null);
  #languages = h("select", { class: "field", id: newId("recognition") });
  #further = h("select", { class: "field", id: newId("recognition") });
  #choice = h(
    "div",
    { class: "recognition-choice" },
    h("div", { class: "form-field" }, h("label", { for: this.#languages.id }, words.language), this.#languages),
    h("div", { class: "form-field" }, h("label", { for: this.#further.id }, words.further), this.#further),
  );
  #start = button(words.start, { kind: "primary", onclick: () => this.#begin() });
  #stop = button(words.stop, { kind: "quiet", onclick: () => this.#try(() => api.stopRecognition(this.#book.id)) });
  /** @type {Recognition | null} */
  #known = null;

  /**
   * @param {Book} book @param {boolean} mayChange whether the person may change the book's text for everybody
   * @param {AbortSignal} signal ends it
   */
  constructor(book, mayChange, signal) {
    this.#book = book;
    this.#mayChange = mayChange;
    const actions = h("div", { class: "row" }, this.#start, this.#stop);
    this.element.append(this.#state, this.#bar.element, this.#choice, actions);
    live.on("recognition", (event) => event.book === book.id && this.#follow(event.work), signal);
    live.on("open", () => this.#load(), signal);
    this.#load();
  }

  async #load() {
    try {
      this.#show(await api.recognition(this.#book.id));
    } catch {
      // What the server cannot say now is left out, as everything of this dialog is.
    }
  }

  /** @param {RecognitionWork | null} work */
  #follow(work) {
    if (!this.#known) return;
    if (work) this.#show({ ...this.#known, work });
    else this.#load();
  }

  /** @param {Recognition} known */
  #show(known) {
    const former = this.#known;
    this.#known = known;
    const { wordless, pages, languages, available, work } = known;
    const isUnderWay = work !== null && work.state !== "failed";
    this.element.hidden = wordless === 0;
    if (former?.work && !work && languages) showToast(words.done(this.#book.title));
    this.#state.textContent =
      work !== null
        ? words.work(work)
        : languages
          ? words.recognised(wordless, languages.map(named))
          : available === null
            ? words.noProgram(wordless, pages)
            : words.wordless(wordless, pages);
    this.#bar.element.hidden = !isUnderWay;
    this.#bar.set(work && work.pages > 0 ? work.done / work.pages : null);
    const isOffered = this.#mayChange && !isUnderWay && !!available && available.length > 0;
    if (isOffered && (!former || former.available === null)) this.#fill(known);
    this.#choice.hidden = !isOffered;
    this.#start.hidden = !isOffered;
    this.#start.disabled = false;
    this.#start.textContent = languages ? words.again : words.start;
    this.#stop.hidden = !this.#mayChange || work === null;
  }

  /** @param {Recognition} known */
  #fill({ available, suggested, languages }) {
    const options = (available ?? []).map((name) => ({ name, label: named(name) }));
    options.sort((one, other) => one.label.localeCompare(other.label));
    const elements = () => options.map(({ name, label }) => h("option", { value: name }, label));
    replace(this.#languages, ...elements());
    replace(this.#further, h("option", { value: "" }, words.none), ...elements());
    const [first, second] = languages ?? suggested;
    this.#languages.value = first ?? options[0]?.name ?? "";
    this.#further.value = second ?? "";
  }

  #begin() {
    const names = [...new Set([this.#languages.value, this.#further.value])].filter(Boolean);
    this.#start.disabled = true;
    return this.#try(() => api.startRecognition(this.#book.id, names));
  }

  /** @param {() => Promise<Recognition>} act */
  async #try(act) {
    try {
      this.#show(await act());
    } catch (error) {
      this.#start.disabled = false;
      showProblem(error);
    }
  }
}
