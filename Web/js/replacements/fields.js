// @ts-check
// The fields of the dialog that edits a replacement rule.

import { texts } from "../texts.js";
import { h, newId } from "../ui/element.js";
import { besideLabel, labelled, toggleBox } from "../ui/rule-form.js";
import { textField } from "../ui/text-field.js";
import { ruleOf } from "./rules.js";

/** @typedef {import("../model/types.js").ReplacementRule} ReplacementRule */

const words = texts.replacements;
/** As docs/api.md has it, in UTF-16 units. */
const LONGEST = 10_000;

export class ReplacementFields {
  #before;

  /** @param {ReplacementRule} before what the fields begin with @param {boolean} isNew */
  constructor(before, isNew) {
    this.#before = before;
    this.kind = kindChoice(before.conversion);
    this.pattern = textField("pattern", before.pattern, LONGEST);
    this.replacement = textField("replacement", before.replacement ?? "", LONGEST);
    this.name = textField("name", before.name ?? "", LONGEST);
    this.scope = textField("scope", before.scope ?? "", LONGEST);
    this.isRegex = toggleBox(before.isRegex ?? true);
    this.scopeTitle = toggleBox(before.scopeTitle ?? false);
    this.scopeContent = toggleBox(before.scopeContent ?? true);
    this.elements = this.#elements(isNew);
  }

  /** @param {boolean} isNew */
  #elements(isNew) {
    const replacing = [
      labelled(words.find, this.pattern),
      besideLabel(words.isExpression, this.isRegex),
      labelled(words.show, this.replacement, hint(words.hint)),
    ];
    const conversionHint = hint(words.conversionHint);
    const show = () => {
      for (const part of replacing) part.hidden = this.kind.value !== "";
      conversionHint.hidden = this.kind.value === "";
    };
    this.kind.addEventListener("change", () => {
      // Nobody wants titles in other characters than the text.
      if (isNew && this.kind.value !== "") this.scopeTitle.checked = true;
      show();
    });
    show();
    return [
      labelled(words.kind, this.kind, conversionHint),
      ...replacing,
      labelled(words.name, this.name),
      labelled(words.scope, this.scope, hint(words.scopeHint)),
      besideLabel(words.inText, this.scopeContent),
      besideLabel(words.inTitles, this.scopeTitle),
    ];
  }

  read() {
    return ruleOf(this.#before, {
      conversion: this.kind.value,
      pattern: this.pattern.value,
      replacement: this.replacement.value,
      name: this.name.value,
      isRegex: this.isRegex.checked,
      scope: this.scope.value,
      scopeTitle: this.scopeTitle.checked,
      scopeContent: this.scopeContent.checked,
    });
  }
}

/** @param {string | undefined} chosen */
function kindChoice(chosen) {
  const select = h(
    "select",
    { class: "field", name: "kind", id: newId("field") },
    h("option", { value: "" }, words.replaces),
    h(
      "optgroup",
      { label: words.converts },
      ...Object.entries(words.conversions).map(([value, label]) => h("option", { value }, label)),
    ),
  );
  select.value = chosen ?? "";
  return select;
}

/** @param {string} sentence */
function hint(sentence) {
  return h("p", { class: "speech-hint" }, sentence);
}
