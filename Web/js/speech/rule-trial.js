// @ts-check
// The part of the dialog of a pronunciation rule that plays a sentence by the rule as it stands in the fields.

import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, newId } from "../ui/element.js";
import { labelled } from "../ui/rule-form.js";
import { triable } from "./rule-changes.js";
import { RulePreview } from "./rule-preview.js";

const words = texts.speech;

export class RuleTrial {
  #preview = new RulePreview();
  #options;
  #sample;
  #hear;

  /**
   * @param {object} options
   * @param {number} options.book
   * @param {() => Promise<string>} options.voice
   * @param {string} options.sample the text that it begins with
   * @param {() => import("../model/types.js").SpeechRule} options.read the rule in the fields
   * @param {import("../ui/rule-form.js").Refusal} options.refusal
   */
  constructor(options) {
    this.#options = options;
    this.#sample = h("textarea", { class: "field speech-sample", rows: "2", id: newId("sample"), maxlength: "600" });
    this.#sample.value = options.sample;
    this.#hear = button(words.try, {
      icon: "play",
      onclick: () => {
        this.#listen();
      },
    });
    this.element = h("div", { class: "speech-try" }, labelled(words.sample, this.#sample), this.#hear);
    this.#preview.addEventListener("change", () => {
      const { isPlaying } = this.#preview;
      /** @type {HTMLElement} */ (this.#hear.lastElementChild).textContent = isPlaying ? words.stopTrying : words.try;
      this.#hear.toggleAttribute("data-playing", isPlaying);
    });
  }

  async #listen() {
    if (this.#preview.isPlaying) {
      this.#preview.stop();
      return;
    }
    const { book, voice, read, refusal } = this.#options;
    refusal.hide();
    const rule = read();
    try {
      await this.#preview.play({
        text: this.#sample.value || rule.find || "…",
        voice: await voice(),
        book,
        rule: triable(rule),
      });
    } catch (error) {
      refusal.show(error);
    }
  }

  stop() {
    this.#preview.stop();
  }
}
