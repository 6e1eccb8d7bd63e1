// @ts-check
// The dialog that edits a replacement rule and shows what it makes of a text before it is kept.

import { tryReplacement } from "../api/replacements.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId } from "../ui/element.js";
import { sentenceOf } from "../ui/problem.js";
import { textField } from "../ui/text-field.js";
import { newRule, replaced } from "./rules.js";

/** @typedef {import("../model/types.js").ReplacementRule} ReplacementRule */
/** @typedef {import("./store.js").ReplacementStore} ReplacementStore */

const words = texts.replacements;
/** As docs/api.md has them, in UTF-16 units. */
const LONGEST = { text: 10_000, sample: 20_000 };
/** Milliseconds without a key after which the preview is asked for. */
const SETTLED = 250;

/** @param {{store: ReplacementStore, rule: ReplacementRule | null}} options `rule`: the one that is changed */
export async function openReplacement({ store, rule }) {
  const before = rule ?? newRule();
  const kind = kindChoice(before.conversion);
  const pattern = textField("pattern", before.pattern, LONGEST.text);
  const replacement = textField("replacement", before.replacement ?? "", LONGEST.text);
  const name = textField("name", before.name ?? "", LONGEST.text);
  const scope = textField("scope", before.scope ?? "", LONGEST.text);
  const isRegex = toggle(before.isRegex ?? true);
  const scopeTitle = toggle(before.scopeTitle ?? false);
  const scopeContent = toggle(before.scopeContent ?? true);
  const sample = h("textarea", {
    class: "field speech-sample",
    rows: "2",
    id: newId("sample"),
    maxlength: LONGEST.sample,
  });
  const outcome = h("output", { class: "replacement-outcome", dir: "auto", for: sample.id });
  const problem = h("p", { class: "speech-problem", role: "alert", hidden: true });

  /** @returns {ReplacementRule} */
  const read = () => ({
    ...before,
    conversion: /** @type {ReplacementRule["conversion"]} */ (kind.value || undefined),
    pattern: kind.value ? "" : pattern.value,
    replacement: kind.value ? "" : replacement.value,
    name: name.value.trim(),
    isRegex: isRegex.checked,
    scope: scope.value.trim() || undefined,
    scopeTitle: scopeTitle.checked,
    scopeContent: scopeContent.checked,
  });
  const refuse = (/** @type {unknown} */ error) => {
    problem.hidden = false;
    // Which rule it is everybody can see.
    problem.textContent = sentenceOf(error).replace(/^\p{L}+ \d+: /u, "");
  };
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  async function preview() {
    asked += 1;
    const mine = asked;
    const draft = read();
    if ((!draft.pattern && !draft.conversion) || !sample.value) {
      outcome.textContent = "";
      problem.hidden = true;
      return;
    }
    try {
      const { text, count, gaveUp } = await tryReplacement({ text: sample.value, rule: draft });
      if (mine !== asked) return;
      problem.hidden = true;
      outcome.textContent = gaveUp ? words.gaveUp : count === 0 ? words.notFound : text || words.nothingLeft;
      outcome.toggleAttribute("data-note", gaveUp || count === 0 || text === "");
    } catch (error) {
      if (mine === asked) refuse(error);
    }
  }
  async function save() {
    problem.hidden = true;
    try {
      await store.change((rules) => replaced(rules, rule, read()));
      dialog.close("saved");
    } catch (error) {
      refuse(error);
    }
  }
  const replacing = [
    field(words.find, pattern),
    row(words.isExpression, isRegex),
    field(words.show, replacement, h("p", { class: "speech-hint" }, words.hint)),
  ];
  const conversionHint = h("p", { class: "speech-hint" }, words.conversionHint);
  const show = () => {
    for (const part of replacing) part.hidden = kind.value !== "";
    conversionHint.hidden = kind.value === "";
  };
  kind.addEventListener("change", () => {
    // Nobody wants titles in other characters than the text.
    if (!rule && kind.value !== "") scopeTitle.checked = true;
    show();
  });
  show();
  const form = h(
    "form",
    {
      class: "speech-form",
      novalidate: true,
      oninput: () => {
        clearTimeout(timer);
        timer = setTimeout(preview, SETTLED);
      },
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        save();
      },
    },
    field(words.kind, kind, conversionHint),
    ...replacing,
    field(words.name, name),
    field(words.scope, scope, h("p", { class: "speech-hint" }, words.scopeHint)),
    row(words.inText, scopeContent),
    row(words.inTitles, scopeTitle),
    field(words.sample, sample),
    outcome,
    problem,
    h(
      "div",
      { class: "speech-actions" },
      button(words.cancel, { onclick: () => dialog.close() }),
      button(words.save, { kind: "primary", type: "submit" }),
    ),
  );
  const dialog = openDialog({ title: rule ? words.change : words.new, content: form, class: "speech-dialog" });
  pattern.focus();
  await dialog.closed;
  clearTimeout(timer);
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

/** @param {boolean} isOn */
function toggle(isOn) {
  const box = h("input", { type: "checkbox", class: "switch", role: "switch", id: newId("switch") });
  box.checked = isOn;
  return box;
}

/** @param {string} label @param {HTMLElement} control */
const row = (label, control) => h("div", { class: "speech-row" }, h("label", { for: control.id }, label), control);

/** @param {string} label @param {HTMLElement} control @param {...HTMLElement} more */
const field = (label, control, ...more) =>
  h("div", { class: "speech-field" }, h("label", { for: control.id }, label), control, ...more);
