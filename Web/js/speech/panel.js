// @ts-check
// The panel with skippable kinds, pauses, emphasis and pronunciations, for this book or for all.

import * as api from "../api/speech.js";
import { texts } from "../texts.js";
import { h, replace } from "../ui/element.js";
import { sentenceOf, showProblem } from "../ui/problem.js";
import { button } from "../ui/button.js";
import { DialogueRows } from "./dialogue-rows.js";
import { EmphasisRow } from "./emphasis.js";
import { KindRows } from "./kinds.js";
import { PauseRows } from "./pauses.js";
import { RuleRows } from "./rule-rows.js";

/** @typedef {import("./store.js").SpeechStore} SpeechStore */
/**
 * @typedef {object} PanelOptions
 * @property {SpeechStore} store
 * @property {() => Promise<void>} load
 * @property {string} book its scope
 * @property {string | null} language its scope
 * @property {number} id of the book
 * @property {() => Promise<string>} voice
 * @property {(offset: number) => void} go
 * @property {() => Promise<string>} sample a sentence in view
 * @property {AbortSignal} signal ends with the book
 */

const words = texts.speech;

export class SpeechPanel {
  element = h("div", { class: "speech-panel" });
  #options;
  #isThere = false;
  /** @type {HTMLButtonElement[]} */
  #scopes = [];
  /** @type {{show: (scope: string) => void}[]} */
  #parts = [];
  #scope;

  /** @param {PanelOptions} options */
  constructor(options) {
    this.#options = options;
    this.#scope = options.book;
    options.store.addEventListener("change", () => this.#show());
  }

  /** It is on the page. */
  async shown() {
    if (this.#isThere) {
      this.#ask();
      this.#scopes.find((choice) => choice.getAttribute("aria-pressed") === "true")?.focus();
      return;
    }
    replace(this.element, h("p", { role: "status", class: "speech-loading" }, words.loading));
    try {
      await this.#options.load();
    } catch (error) {
      replace(
        this.element,
        h("p", { role: "alert" }, sentenceOf(error)),
        button(texts.common.tryAgain, {
          icon: "refresh",
          onclick: () => {
            this.shown();
          },
        }),
      );
      return;
    }
    this.#isThere = true;
    this.#build();
    this.#find();
    this.#ask();
  }

  /** It is no longer on the page. */
  hidden() {
    this.#dialogue?.hidden();
  }

  #build() {
    const { book, store, go } = this.#options;
    const choice = (/** @type {string} */ scope, /** @type {string} */ label) =>
      /** @type {HTMLButtonElement} */ (
        h(
          "button",
          {
            type: "button",
            class: "speech-scope",
            "data-scope": scope,
            onclick: () => {
              this.#scope = scope;
              this.#show();
            },
          },
          label,
        )
      );
    this.#scopes = [choice(book, words.thisBook), choice("all", words.allBooks)];
    const kinds = new KindRows({ store, book, go });
    const pauses = new PauseRows({ store, book });
    const emphasis = new EmphasisRow({ store, book });
    const dialogue = new DialogueRows(this.#options);
    const rules = new RuleRows(this.#options);
    this.#kinds = kinds;
    this.#dialogue = dialogue;
    this.#parts = [kinds, pauses, emphasis, dialogue, rules];
    replace(
      this.element,
      h("div", { class: "speech-scopes", role: "group", "aria-label": words.scope }, ...this.#scopes),
      kinds.element,
      pauses.element,
      emphasis.element,
      dialogue.element,
      rules.element,
    );
    this.#show();
    this.#scopes[0].focus();
  }
  /** @type {KindRows | null} */
  #kinds = null;
  /** @type {DialogueRows | null} */
  #dialogue = null;

  /** Which voices there are. */
  async #ask() {
    try {
      await this.#dialogue?.shown();
      this.#show();
    } catch (error) {
      showProblem(error);
    }
  }

  /** What the book has of each kind; the panel can be used before it is known. */
  async #find() {
    try {
      this.#kinds?.found(await api.speechFindings(this.#options.id));
    } catch {
      // Then nothing is said of it.
    }
  }

  #show() {
    if (!this.#isThere) return;
    for (const choice of this.#scopes)
      choice.setAttribute("aria-pressed", String(choice.dataset.scope === this.#scope));
    for (const part of this.#parts) part.show(this.#scope);
  }
}
