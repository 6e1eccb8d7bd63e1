// @ts-check
// The dialog that edits a pronunciation rule and plays it before it is kept.

import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId } from "../ui/element.js";
import { sentenceOf } from "../ui/problem.js";
import { textField } from "../ui/text-field.js";
import { RulePreview } from "./rule-preview.js";
import { languageName } from "./scope.js";
import { replaced } from "./rules.js";

/** @typedef {import("../model/types.js").SpeechRule} SpeechRule */
/** @typedef {import("./store.js").SpeechStore} SpeechStore */

const words = texts.speech;

/** As docs/api.md has it, in UTF-16 units. */
const LONGEST = 500;

/**
 * @param {object} options
 * @param {SpeechStore} options.store
 * @param {string} options.book its scope
 * @param {string | null} options.language its scope
 * @param {number} options.id of the book
 * @param {() => Promise<string>} options.voice
 * @param {string} options.scope where the rule is, or is to be
 * @param {SpeechRule | null} options.rule the rule that is changed
 * @param {SpeechRule} options.draft what the fields begin with
 * @param {string} options.sample what it is tried on
 */
export async function openRule({ store, book, language, id, voice, scope, rule, draft, sample }) {
  const scopes = [
    { value: book, label: words.thisBook },
    ...(language ? [{ value: language, label: words.inLanguage(languageName(language)) }] : []),
    { value: "all", label: words.allBooks },
  ];
  const find = textField("find", draft.find, LONGEST);
  const say = textField("say", draft.say, LONGEST);
  const match = choice(
    "match",
    Object.entries(words.matches).map(([value, label]) => ({ value, label })),
    draft.match,
  );
  const manner = choice(
    "as",
    Object.entries(words.manners).map(([value, label]) => ({ value, label })),
    draft.as,
  );
  const place = choice("scope", scopes, scope);
  const matchCase = h("input", { type: "checkbox", class: "switch", role: "switch", id: newId("case") });
  matchCase.checked = draft.matchCase;
  const sampleField = h("textarea", { class: "field speech-sample", rows: "2", id: newId("sample"), maxlength: "600" });
  sampleField.value = sample || draft.find;
  const hint = h("p", { class: "speech-hint", id: newId("hint") });
  const problem = h("p", { class: "speech-problem", role: "alert", hidden: true });
  const preview = new RulePreview();
  const hear = button(words.try, {
    icon: "play",
    onclick: () => {
      listen();
    },
  });
  const sayField = field(words.say, say, hint);
  say.setAttribute("aria-describedby", hint.id);

  const read = () =>
    /** @type {SpeechRule} */ ({
      find: find.value.trim() === "" ? "" : find.value,
      match: match.value,
      matchCase: matchCase.checked,
      say: manner.value === "skip" ? "" : say.value.trim(),
      as: manner.value,
      on: rule?.on ?? true,
    });
  const show = () => {
    sayField.hidden = manner.value === "skip";
    hint.textContent =
      manner.value === "phonemes"
        ? words.phonemesHint
        : match.value === "expression"
          ? words.expressionHint
          : words.sayHint;
    find.classList.toggle("speech-code", match.value === "expression");
    say.lang = manner.value === "phonemes" ? "und-fonipa" : "";
  };
  const refuse = (/** @type {unknown} */ error) => {
    problem.hidden = false;
    // Which rule it is everybody can see.
    problem.textContent = sentenceOf(error).replace(/^\p{L}+ \d+: /u, "");
  };
  async function listen() {
    if (preview.isPlaying) return preview.stop();
    problem.hidden = true;
    const draftRule = read();
    const tried = draftRule.find && (draftRule.as === "skip" || draftRule.say) ? draftRule : null;
    try {
      await preview.play({
        text: sampleField.value || draftRule.find || "…",
        voice: await voice(),
        book: id,
        rule: tried,
      });
    } catch (error) {
      refuse(error);
    }
    return undefined;
  }
  preview.addEventListener("change", () => {
    /** @type {HTMLElement} */ (hear.lastElementChild).textContent = preview.isPlaying ? words.stopTrying : words.try;
    hear.toggleAttribute("data-playing", preview.isPlaying);
  });
  async function save() {
    problem.hidden = true;
    const after = read();
    try {
      if (rule && place.value !== scope) {
        await store.change(place.value, (choices) => {
          choices.pronunciations = replaced(choices.pronunciations, null, after);
        });
        await store.change(scope, (choices) => {
          choices.pronunciations = replaced(choices.pronunciations, rule, null);
        });
      } else {
        await store.change(place.value, (choices) => {
          choices.pronunciations = replaced(choices.pronunciations, rule, after);
        });
      }
      dialog.close("saved");
    } catch (error) {
      refuse(error);
    }
  }

  const form = h(
    "form",
    {
      class: "speech-form",
      novalidate: true,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        save();
      },
    },
    field(words.find, find),
    h("div", { class: "speech-pair" }, field(words.match, match), field(words.as, manner)),
    sayField,
    h("div", { class: "speech-row" }, h("label", { for: matchCase.id }, words.matchCase), matchCase),
    field(words.scope, place),
    h("div", { class: "speech-try" }, field(words.sample, sampleField), hear),
    problem,
    h(
      "div",
      { class: "speech-actions" },
      button(words.cancel, { onclick: () => dialog.close() }),
      button(words.save, { kind: "primary", type: "submit" }),
    ),
  );
  match.addEventListener("change", show);
  manner.addEventListener("change", show);
  show();
  const dialog = openDialog({ title: rule ? words.changeRule : words.newRule, content: form, class: "speech-dialog" });
  (draft.find ? say : find).focus();
  const closed = await dialog.closed;
  preview.stop();
  return closed;
}

/** @param {string} name @param {{value: string, label: string}[]} options @param {string} chosen */
function choice(name, options, chosen) {
  const select = h(
    "select",
    { class: "field", name, id: newId("field") },
    ...options.map(({ value, label }) => h("option", { value }, label)),
  );
  select.value = chosen;
  return select;
}

/** @param {string} label @param {HTMLElement} control @param {...HTMLElement} more */
function field(label, control, ...more) {
  return h("div", { class: "speech-field" }, h("label", { for: control.id }, label), control, ...more);
}
