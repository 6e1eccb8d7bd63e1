// @ts-check
// `LineChoice`: how the lines of a plain text are shown and spoken, with a passage as it looks. Every change is stored at
// once; the text keeps its offsets, so that places and marks stay.

import { correct } from "../../api/books.js";
import { previewCleaning } from "../../api/chapter-rules.js";
import { texts } from "../../texts.js";
import { h, newId } from "../../ui/element.js";
import { isAbort, sentenceOf, showProblem } from "../../ui/problem.js";

/** @typedef {import("../../model/types.js").TextCleaning} TextCleaning */
/** @typedef {"dropIndents" | "collapseBlankLines" | "hideLicence" | "hideBoilerplate"} Switch */

const words = texts.chapters.lines;

/** @type {TextCleaning} the program's own way */
const OWN_WAY = {
  lines: "automatic",
  dropIndents: true,
  collapseBlankLines: true,
  hideLicence: false,
  hideBoilerplate: false,
};

export class LineChoice {
  #book;
  #cleaning;
  #onchange;
  #summary = h("p", { class: "chapters-summary", "aria-live": "polite" });
  #passage = h("div", {
    class: "chapters-passage chapter",
    tabindex: "0",
    role: "region",
    "aria-label": words.preview,
  });
  #asking = new AbortController();
  /** Changes that are on their way are stored one after the other. */
  #stored = Promise.resolve();
  element;

  /**
   * @param {number} book its number
   * @param {TextCleaning | null | undefined} cleaning
   * @param {(cleaning: TextCleaning) => void} onchange
   */
  constructor(book, cleaning, onchange) {
    this.#book = book;
    this.#cleaning = { ...OWN_WAY, ...cleaning };
    this.#onchange = onchange;
    this.element = h(
      "fieldset",
      { class: "chapters-lines" },
      h("legend", {}, words.title),
      h("p", { class: "chapters-hint" }, words.hint),
      this.#lineEnds(),
      this.#toggle("dropIndents"),
      this.#toggle("collapseBlankLines"),
      this.#toggle("hideLicence"),
      this.#toggle("hideBoilerplate"),
      h("div", { class: "chapters-preview" }, this.#summary, this.#passage),
    );
    this.#show();
  }

  #lineEnds() {
    const select = h(
      "select",
      { class: "field", id: newId("lines") },
      ...Object.entries(words.ends).map(([value, label]) => h("option", { value }, label)),
    );
    select.value = this.#cleaning.lines;
    select.addEventListener("change", () =>
      this.#choose({ lines: /** @type {TextCleaning["lines"]} */ (select.value) }),
    );
    return h("div", { class: "form-field" }, h("label", { for: select.id }, words.lineEnds), select);
  }

  /** @param {Switch} name */
  #toggle(name) {
    const box = h("input", { type: "checkbox", role: "switch", class: "switch", id: newId("lines") });
    box.checked = this.#cleaning[name];
    box.addEventListener("change", () => this.#choose({ [name]: box.checked }));
    return h("div", { class: "chapters-switch" }, h("label", { for: box.id }, words[name]), box);
  }

  /** @param {Partial<TextCleaning>} change */
  #choose(change) {
    this.#cleaning = { ...this.#cleaning, ...change };
    const cleaning = this.#cleaning;
    this.#show();
    this.#stored = this.#stored
      .then(() => correct(this.#book, { cleaning }))
      .then(() => this.#onchange(cleaning), showProblem);
  }

  async #show() {
    this.#asking.abort();
    this.#asking = new AbortController();
    try {
      const { html, hidden } = await previewCleaning(this.#book, this.#cleaning, this.#asking.signal);
      const template = document.createElement("template");
      // The server has sanitised it, as all chapters.
      template.innerHTML = html;
      this.#passage.replaceChildren(template.content);
      this.#passage.scrollTop = 0;
      this.#summary.textContent = words.passage(hidden);
    } catch (error) {
      if (!isAbort(error)) this.#summary.textContent = sentenceOf(error);
    }
  }

  stop() {
    this.#asking.abort();
  }
}
