// @ts-check
// The side panel's tab for searching: the field, its options, the matches.

import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { h, newId, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { sentenceOf } from "../ui/problem.js";
import { Hits } from "./hits.js";
import { keepSearchOptions, optionNames, searchOptions } from "./options.js";

/** @typedef {import("./session.js").SearchSession} SearchSession */

/** Events: `go` (the index of a match as `detail`), `step` (1 or -1), `end`. */
export class SearchPanel extends EventTarget {
  element;
  #session;
  #options = searchOptions();
  #field;
  #clear = iconButton("close", texts.search.clear, {
    class: "search-clear",
    hidden: true,
    onclick: () => this.#empty(),
  });
  #status = h("p", { class: "search-status" });
  #message = h("div", { class: "search-message" });
  #hits;
  #toggles;
  #togglesButton;

  /**
   * @param {SearchSession} session
   * @param {{nameAt: (offset: number, chapter: number) => string, language: string | null, signal: AbortSignal}} context
   */
  constructor(session, { nameAt, language, signal }) {
    super();
    this.#session = session;
    this.#hits = new Hits(nameAt, language);
    this.#field = searchField();
    const toggles = newId("search-options");
    this.#togglesButton = button(texts.search.options, {
      kind: "quiet",
      class: "button button-quiet button-small search-options-button",
      "aria-controls": toggles,
      onclick: () => this.#unfold(),
    });
    this.#toggles = h(
      "div",
      { id: toggles, class: "search-options", role: "group", "aria-label": texts.search.options },
      ...optionNames.map((name) => this.#option(name)),
    );
    this.#toggles.hidden = !Object.values(this.#options).includes(true);
    this.#togglesButton.setAttribute("aria-expanded", String(!this.#toggles.hidden));
    this.element = h(
      "div",
      { class: "search-panel", "data-own-keys": true },
      this.#form(),
      this.#message,
      this.#hits.element,
    );
    this.#field.addEventListener("input", () => this.#ask());
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.#listenToHits();
    this.#listenToSession(signal);
    this.#cleared();
  }

  #form() {
    return h(
      "form",
      { class: "search-form", role: "search", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      h("div", { class: "search-field" }, icon("search"), this.#field, this.#clear),
      this.#toggles,
      h(
        "div",
        { class: "search-line" },
        this.#status,
        this.#togglesButton,
        iconButton("arrowUp", texts.search.previous, { class: "search-step", onclick: () => this.#step(-1) }),
        iconButton("arrowDown", texts.search.next, { class: "search-step", onclick: () => this.#step(1) }),
      ),
    );
  }

  #listenToHits() {
    this.#hits.addEventListener("chosen", (event) =>
      this.dispatchEvent(new CustomEvent("go", { detail: /** @type {CustomEvent} */ (event).detail })),
    );
    this.#hits.addEventListener("leave", () => this.#field.focus());
    this.#hits.addEventListener("more", () => this.#session.more());
  }

  /** @param {AbortSignal} signal */
  #listenToSession(signal) {
    /** @param {string} name @param {(event: Event) => void} handle */
    const on = (name, handle) => this.#session.addEventListener(name, handle, { signal });
    on("begun", () => this.#hits.clear());
    on("grown", () => this.#show());
    on("ended", () => this.#show());
    on("failed", (event) => this.#fail(/** @type {CustomEvent} */ (event).detail));
    on("cleared", () => this.#cleared());
  }

  /**
   * Takes the focus; a text given is looked for.
   * @param {string} [text]
   */
  focus(text) {
    if (text !== undefined) this.ask(text);
    this.#field.focus();
    this.#field.select();
  }

  /**
   * Looks for a text that was found elsewhere; the focus stays where it is.
   * @param {string} text
   */
  ask(text) {
    this.#field.value = text;
    this.#ask(true);
  }

  /** @param {number} index */
  mark(index) {
    this.#hits.mark(index);
    this.#tell(index);
  }

  /** @param {typeof optionNames[number]} name */
  #option(name) {
    const box = h("input", {
      type: "checkbox",
      checked: this.#options[name],
      onchange: () => {
        this.#options = { ...this.#options, [name]: box.checked };
        keepSearchOptions(this.#options);
        this.#ask(true);
      },
    });
    return h("label", { class: "search-option" }, box, h("span", {}, texts.search[name]));
  }

  #unfold() {
    this.#toggles.hidden = !this.#toggles.hidden;
    this.#togglesButton.setAttribute("aria-expanded", String(!this.#toggles.hidden));
  }

  /** @param {boolean} [isNow] */
  #ask(isNow = false) {
    this.#clear.hidden = this.#field.value === "";
    this.#session.ask({ text: this.#field.value, ...this.#options }, isNow);
  }

  #empty() {
    this.#field.value = "";
    this.#ask(true);
    this.#field.focus();
  }

  /** @param {1 | -1} way */
  #step(way) {
    this.dispatchEvent(new CustomEvent("step", { detail: way }));
  }

  #show() {
    const { results, query, isBusy } = this.#session;
    this.#hits.show(results);
    const isNone = results.isComplete && results.count === 0;
    replace(
      this.#message,
      isNone && h("p", {}, texts.search.none(query?.text.trim() ?? "")),
      isNone &&
        Object.values(this.#options).includes(true) &&
        h("p", { class: "search-soft" }, texts.search.noneWithOptions),
    );
    this.#tell(-1);
    this.element.toggleAttribute("data-busy", isBusy);
    this.element.toggleAttribute("data-complete", results.isComplete);
  }

  /** @param {number} index of the current match, -1 for none */
  #tell(index) {
    const { results } = this.#session;
    if (index >= 0) this.#status.textContent = texts.search.of(index + 1, results.count);
    else if (!results.isComplete) this.#status.textContent = texts.search.searching;
    else this.#status.textContent = results.count > 0 ? texts.search.total(results.count, results.counts.size) : "";
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#hits.clear();
    this.#status.textContent = texts.search.failed;
    this.element.removeAttribute("data-busy");
    replace(this.#message, h("p", { class: "search-problem", role: "alert" }, sentenceOf(error)));
  }

  #cleared() {
    this.#hits.clear();
    this.#status.textContent = "";
    this.element.removeAttribute("data-busy");
    this.element.removeAttribute("data-complete");
    replace(this.#message, h("p", { class: "search-soft" }, texts.search.hint));
    this.#clear.hidden = this.#field.value === "";
  }

  /** Ends it from elsewhere: the field is empty again. */
  reset() {
    this.#field.value = "";
    this.#clear.hidden = true;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isField = event.target === this.#field;
    if (event.isComposing) return;
    if (event.key === "F3" || (isField && event.key === "Enter")) this.#step(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape") this.dispatchEvent(new Event("end"));
    else if (isField && event.key === "ArrowDown" && !this.#hits.isEmpty) this.#hits.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

function searchField() {
  return h("input", {
    id: newId("search-field"),
    class: "field",
    type: "search",
    enterkeyhint: "search",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    maxlength: "1000",
    placeholder: texts.search.field,
    "aria-label": texts.search.field,
    dir: "auto",
  });
}
