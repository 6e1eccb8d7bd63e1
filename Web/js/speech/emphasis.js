// @ts-check
// Whether headings, and words in italics or bold, are spoken a little more slowly.

import { texts } from "../texts.js";
import { h, newId } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { BackButton } from "./back-button.js";

/** @typedef {import("./store.js").SpeechStore} SpeechStore */

const words = texts.speech;

export class EmphasisRow {
  element;
  #store;
  #book;
  #scope = "";
  #box;
  #back;

  /** @param {{store: SpeechStore, book: string}} options */
  constructor({ store, book }) {
    this.#store = store;
    this.#book = book;
    const [title, id] = [newId("speech"), newId("emphasis")];
    this.#box = h("input", {
      type: "checkbox",
      role: "switch",
      class: "switch",
      id,
      onchange: () => this.#decide(this.#box.checked),
    });
    this.#back = new BackButton(this.#box, () => this.#decide(null));
    this.element = h(
      "section",
      { class: "speech-section", "aria-labelledby": title },
      h("h3", { id: title }, words.emphasisTitle),
      h("p", { class: "speech-intro" }, words.emphasisIntro),
      h("div", { class: "speech-row" }, h("label", { for: id }, words.emphasis), this.#box),
      this.#back.element,
    );
  }

  /** @param {string} scope */
  show(scope) {
    this.#scope = scope;
    const own = this.#store.choices(scope).emphasis;
    // Unless it was decided otherwise, as docs/api.md says.
    const wider = (scope === this.#book ? this.#store.choices("all").emphasis : undefined) ?? true;
    this.#box.checked = own ?? wider;
    this.#back.show({ isNeeded: own !== undefined && own !== wider, isOfBook: scope === this.#book });
  }

  /** @param {boolean | null} isOn `null` to follow the wider scope */
  #decide(isOn) {
    this.#store
      .change(this.#scope, (draft) => {
        if (isOn === null) delete draft.emphasis;
        else draft.emphasis = isOn;
      })
      .catch(showProblem);
  }
}
