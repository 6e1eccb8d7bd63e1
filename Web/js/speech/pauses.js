// @ts-check
// Controls for the length of the voice's pauses.

import { texts } from "../texts.js";
import { h, newId } from "../ui/element.js";
import { formatNumber } from "../basics/locale.js";
import { showProblem } from "../ui/problem.js";
import { BackButton } from "./back-button.js";
import { PAUSE_STEP, SLIDER_PAUSE } from "./rules.js";

/** @typedef {import("./store.js").SpeechStore} SpeechStore */
/** @typedef {"sentence" | "paragraph" | "heading" | "chapter"} PauseName */
/** @typedef {{name: PauseName, slider: HTMLInputElement, value: HTMLElement, back: BackButton}} Row */

const words = texts.speech;

export class PauseRows {
  element;
  #store;
  #book;
  #scope = "";
  /** @type {Row[]} */
  #rows = [];

  /** @param {{store: SpeechStore, book: string}} options */
  constructor({ store, book }) {
    this.#store = store;
    this.#book = book;
    const id = newId("speech");
    const names = /** @type {PauseName[]} */ (Object.keys(words.pauses));
    this.element = h(
      "section",
      { class: "speech-section", "aria-labelledby": id },
      h("h3", { id }, words.pausesTitle),
      ...names.map((name) => this.#row(name)),
    );
  }

  /** @param {string} scope */
  show(scope) {
    this.#scope = scope;
    const own = this.#store.choices(scope).pauses;
    const all = this.#store.choices("all").pauses;
    const usual = this.#store.speech?.usualPauses;
    for (const { name, slider, value, back } of this.#rows) {
      const wider = (scope === this.#book ? all[name] : undefined) ?? usual?.[name] ?? 0;
      const seconds = own[name] ?? wider;
      if (document.activeElement !== slider || Number(slider.value) !== seconds)
        slider.value = String(Math.min(seconds, SLIDER_PAUSE));
      say(slider, value, seconds);
      const isOwn = own[name] !== undefined && own[name] !== null;
      back.show({ isNeeded: isOwn && own[name] !== wider, isOfBook: scope === this.#book });
    }
  }

  /** @param {PauseName} name */
  #row(name) {
    const id = newId("pause");
    const value = h("output", { class: "speech-value", for: id, "aria-live": "off" });
    const slider = h("input", {
      type: "range",
      class: "slider",
      id,
      min: 0,
      max: SLIDER_PAUSE,
      step: PAUSE_STEP,
      "data-pause": name,
      oninput: () => say(slider, value, Number(slider.value)),
      onchange: () => this.#decide(name, Number(slider.value)),
    });
    const back = new BackButton(slider, () => this.#decide(name, null));
    this.#rows.push({ name, slider, value, back });
    return h(
      "div",
      { class: "speech-pause" },
      h("div", { class: "speech-row" }, h("label", { for: id }, words.pauses[name]), value),
      slider,
      back.element,
    );
  }

  /** @param {PauseName} name @param {number | null} seconds */
  #decide(name, seconds) {
    this.#store
      .change(this.#scope, ({ pauses }) => {
        if (seconds === null) delete pauses[name];
        else pauses[name] = seconds;
      })
      .catch(showProblem);
  }
}

/** @param {HTMLInputElement} slider @param {HTMLElement} value @param {number} seconds */
function say(slider, value, seconds) {
  const text = words.seconds(formatNumber(seconds, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
  value.textContent = text;
  slider.setAttribute("aria-valuetext", text);
  slider.style.setProperty("--value", String(Math.min(seconds / SLIDER_PAUSE, 1)));
}
