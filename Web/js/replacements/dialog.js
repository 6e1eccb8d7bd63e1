// @ts-check
// The dialog that edits a replacement rule and shows what it makes of a text before it is kept.

import { tryReplacement } from "../api/replacements.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId } from "../ui/element.js";
import { Refusal, labelled, ruleForm } from "../ui/rule-form.js";
import { ReplacementFields } from "./fields.js";
import { Preview } from "./preview.js";
import { newRule, replaced } from "./rules.js";

/** @typedef {import("../model/types.js").ReplacementRule} ReplacementRule */
/** @typedef {import("./store.js").ReplacementStore} ReplacementStore */

const words = texts.replacements;
/** As docs/api.md has it, in UTF-16 units. */
const LONGEST_SAMPLE = 20_000;

/** @param {{store: ReplacementStore, rule: ReplacementRule | null}} options `rule`: the one that is changed */
export async function openReplacement({ store, rule }) {
  const fields = new ReplacementFields(rule ?? newRule(), rule === null);
  const sample = h("textarea", {
    class: "field speech-sample",
    rows: "2",
    id: newId("sample"),
    maxlength: LONGEST_SAMPLE,
  });
  const outcome = h("output", { class: "replacement-outcome", dir: "auto", for: sample.id });
  const refusal = new Refusal();
  const preview = new Preview({
    read: () => ({ rule: fields.read(), text: sample.value }),
    ask: tryReplacement,
    show: (shown) => {
      refusal.hide();
      const isNote = shown !== null && "note" in shown;
      outcome.textContent = shown === null ? "" : isNote ? words[shown.note] : shown.text;
      outcome.toggleAttribute("data-note", isNote);
    },
    refuse: (error) => refusal.show(error),
  });

  async function save() {
    refusal.hide();
    try {
      await store.change((rules) => replaced(rules, rule, fields.read()));
      dialog.close("saved");
    } catch (error) {
      refusal.show(error);
    }
  }

  const form = ruleForm(
    { save, cancel: () => dialog.close(), labels: words, oninput: () => preview.soon() },
    ...fields.elements,
    labelled(words.sample, sample),
    outcome,
    refusal.element,
  );
  const dialog = openDialog({ title: rule ? words.change : words.new, content: form, class: "speech-dialog" });
  fields.pattern.focus();
  await dialog.closed;
  preview.stop();
}
