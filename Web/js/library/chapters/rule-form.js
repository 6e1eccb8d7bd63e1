// @ts-check
// The form that writes a chapter rule.

import { texts } from "../../texts.js";
import { button } from "../../ui/button.js";
import { openDialog } from "../../ui/dialog.js";
import { h } from "../../ui/element.js";
import { sentenceOf } from "../../ui/problem.js";
import { textField } from "../../ui/text-field.js";

/** @typedef {import("../../model/types.js").ChapterRule} ChapterRule */

const words = texts.chapters;

/**
 * @param {ChapterRule | null} rule the one that is changed
 * @param {(rule: ChapterRule) => Promise<void>} store
 */
export async function editRule(rule, store) {
  const name = textField("name", rule?.name ?? "", 200);
  const expression = textField("rule", rule?.rule ?? "", 2000);
  expression.classList.add("chapters-expression");
  const example = textField("example", rule?.example ?? "", 200);
  const problem = h("p", { class: "speech-problem", role: "alert", hidden: true });
  const form = h(
    "form",
    {
      class: "chapters-form",
      novalidate: true,
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        problem.hidden = true;
        try {
          await store({
            id: rule?.id ?? Date.now(),
            name: name.value.trim() || expression.value,
            rule: expression.value,
            example: example.value || null,
            serialNumber: rule?.serialNumber ?? 0,
            enable: rule?.enable ?? true,
          });
          dialog.close("saved");
        } catch (error) {
          problem.hidden = false;
          // Which rule it is everybody can see.
          problem.textContent = sentenceOf(error).replace(/^\p{L}+ \d+: /u, "");
        }
      },
    },
    labelled(words.name, name),
    labelled(words.expression, expression),
    h("p", { class: "chapters-hint" }, words.expressionHint),
    labelled(words.example, example),
    problem,
    h("div", { class: "speech-actions" }, button(words.save, { kind: "primary", type: "submit" })),
  );
  const dialog = openDialog({
    title: rule ? words.changeRule : words.newRule,
    content: form,
    class: "chapters-dialog",
  });
  (rule ? expression : name).focus();
  await dialog.closed;
}

/** @param {string} label @param {HTMLElement} control */
function labelled(label, control) {
  return h("div", { class: "form-field" }, h("label", { for: control.id }, label), control);
}
