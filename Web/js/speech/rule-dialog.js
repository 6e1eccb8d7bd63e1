// @ts-check
// The dialog that edits a pronunciation rule and plays it before it is kept.

import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { Refusal, labelled, ruleForm, selectField } from "../ui/rule-form.js";
import { storeRule } from "./rule-changes.js";
import { RuleFields } from "./rule-fields.js";
import { RuleTrial } from "./rule-trial.js";
import { languageName } from "./scope.js";

/** @typedef {import("../model/types.js").SpeechRule} SpeechRule */
/** @typedef {import("./store.js").SpeechStore} SpeechStore */

const words = texts.speech;

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
  const fields = new RuleFields(draft);
  const place = selectField("scope", scopesOf(book, language), scope);
  const refusal = new Refusal();
  const read = () => fields.read(rule?.on ?? true);
  const trial = new RuleTrial({ book: id, voice, sample: sample || draft.find, read, refusal });

  async function save() {
    refusal.hide();
    try {
      await storeRule(store, { rule, from: scope, to: place.value, after: read() });
      dialog.close("saved");
    } catch (error) {
      refusal.show(error);
    }
  }

  const form = ruleForm(
    { save, cancel: () => dialog.close(), labels: words },
    ...fields.elements,
    labelled(words.scope, place),
    trial.element,
    refusal.element,
  );
  const dialog = openDialog({ title: rule ? words.changeRule : words.newRule, content: form, class: "speech-dialog" });
  (draft.find ? fields.say : fields.find).focus();
  const closed = await dialog.closed;
  trial.stop();
  return closed;
}

/** @param {string} book @param {string | null} language */
function scopesOf(book, language) {
  return [
    { value: book, label: words.thisBook },
    ...(language ? [{ value: language, label: words.inLanguage(languageName(language)) }] : []),
    { value: "all", label: words.allBooks },
  ];
}
