// @ts-check
// `RuleChoice`: the choice of a rule for chapters, and the field of an expression of one's own.

import { texts } from "../../texts.js";
import { h, newId, replace } from "../../ui/element.js";
import { textField } from "../../ui/text-field.js";

/** @typedef {import("../../model/types.js").BookChapterRules} BookChapterRules */

const words = texts.chapters;

/** The choice of an expression that is in no list. */
const OWN = "own";
const AUTOMATIC = "";
/** As docs/api.md has it, in UTF-16 units. */
const LONGEST = 2000;

export class RuleChoice {
  #choice = h("select", { class: "field", id: newId("rule") });
  #own = textField("rule", "", LONGEST);
  #ownField;
  elements;

  /** @param {() => void} changed */
  constructor(changed) {
    this.#own.classList.add("chapters-expression");
    this.#own.placeholder = "^Chapter \\d+";
    this.#ownField = h(
      "div",
      { class: "form-field" },
      h("label", { for: this.#own.id }, words.expression),
      this.#own,
      h("p", { class: "chapters-hint" }, words.expressionHint),
    );
    this.elements = [
      h("div", { class: "form-field" }, h("label", { for: this.#choice.id }, words.rule), this.#choice),
      this.#ownField,
    ];
    this.#choice.addEventListener("change", () => {
      // One's own expression begins as the one that was chosen before.
      if (this.#choice.value !== OWN) this.#own.value = this.#choice.value;
      changed();
    });
    this.#own.addEventListener("input", changed);
  }

  /** The expression that is chosen, `null` for the program's own way. */
  get rule() {
    return (this.#choice.value === OWN ? this.#own.value : this.#choice.value) || null;
  }

  /** Whether an expression is still to be written. */
  get isUnwritten() {
    return this.#choice.value === OWN && this.#own.value === "";
  }

  /** @param {BookChapterRules} known */
  offer({ candidates, chosen }) {
    replace(
      this.#choice,
      ...candidates.map(({ name, rule, preview }) =>
        h(
          "option",
          { value: rule ?? AUTOMATIC },
          words.candidate(name ?? words.automatic, preview.count, preview.whole),
        ),
      ),
      h("option", { value: OWN }, words.own),
    );
    this.#choice.value = chosen === null ? AUTOMATIC : chosen;
    // A rule that was taken out of the list since, or was written for this book.
    if (this.#choice.selectedIndex < 0) this.#choice.value = OWN;
    this.#own.value = chosen ?? "";
  }

  /** The field is there only where an expression is written. */
  show() {
    this.#ownField.hidden = this.#choice.value !== OWN;
  }

  focus() {
    this.#choice.focus();
  }
}
