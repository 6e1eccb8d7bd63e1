// @ts-check
// The fields of the dialog that edits a pronunciation rule.

import { texts } from "../texts.js";
import { h, newId } from "../ui/element.js";
import { besideLabel, labelled, selectField, toggleBox } from "../ui/rule-form.js";
import { textField } from "../ui/text-field.js";
import { hintFor, ruleOf } from "./rule-changes.js";

/** @typedef {import("../model/types.js").SpeechRule} SpeechRule */

const words = texts.speech;

/** As docs/api.md has it, in UTF-16 units. */
const LONGEST = 500;

export class RuleFields {
  /** @param {SpeechRule} draft what the fields begin with */
  constructor(draft) {
    this.find = textField("find", draft.find, LONGEST);
    this.say = textField("say", draft.say, LONGEST);
    this.match = selectField("match", optionsOf(words.matches), draft.match);
    this.manner = selectField("as", optionsOf(words.manners), draft.as);
    this.matchCase = toggleBox(draft.matchCase);
    this.hint = h("p", { class: "speech-hint", id: newId("hint") });
    this.say.setAttribute("aria-describedby", this.hint.id);
    this.sayField = labelled(words.say, this.say, this.hint);
    for (const field of [this.match, this.manner]) field.addEventListener("change", () => this.#show());
    this.#show();
  }

  get elements() {
    return [
      labelled(words.find, this.find),
      h("div", { class: "speech-pair" }, labelled(words.match, this.match), labelled(words.as, this.manner)),
      this.sayField,
      besideLabel(words.matchCase, this.matchCase),
    ];
  }

  /** @param {boolean} on whether the rule is followed */
  read(on) {
    return ruleOf(
      { ...this.#chosen, find: this.find.value, say: this.say.value, matchCase: this.matchCase.checked },
      on,
    );
  }

  get #chosen() {
    return /** @type {Pick<SpeechRule, "match" | "as">} */ ({ match: this.match.value, as: this.manner.value });
  }

  #show() {
    const { match, as } = this.#chosen;
    this.sayField.hidden = as === "skip";
    this.hint.textContent = words[hintFor({ match, as })];
    this.find.classList.toggle("speech-code", match === "expression");
    this.say.lang = as === "phonemes" ? "und-fonipa" : "";
  }
}

/** @param {Record<string, string>} labels by value */
function optionsOf(labels) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
