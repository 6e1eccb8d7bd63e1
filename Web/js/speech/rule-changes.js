// @ts-check
// Pure: what the dialog of a pronunciation rule reads from its fields, and how the rule gets into its list.

import { replaced } from "./rules.js";

/** @typedef {import("../model/types.js").SpeechRule} SpeechRule */
/** @typedef {import("../model/types.js").SpeechChoices} SpeechChoices */
/** @typedef {Pick<SpeechRule, "find" | "match" | "matchCase" | "say" | "as">} RuleFields */

/** @param {RuleFields} fields @param {boolean} on whether the rule is followed @returns {SpeechRule} */
export function ruleOf({ find, match, matchCase, say, as }, on) {
  return { find: find.trim() === "" ? "" : find, match, matchCase, say: as === "skip" ? "" : say.trim(), as, on };
}

/** The rule if it can be tried, `null` while something of it is missing.
 * @param {SpeechRule} rule */
export function triable(rule) {
  return rule.find && (rule.as === "skip" || rule.say) ? rule : null;
}

/** The key of the sentence under the field "say".
 * @param {Pick<RuleFields, "match" | "as">} fields */
export function hintFor({ match, as }) {
  if (as === "phonemes") return "phonemesHint";
  return match === "expression" ? "expressionHint" : "sayHint";
}

/**
 * Stores a rule in the scope it is to hold in. A rule that goes to another scope is there before it leaves its own, so that
 * a failure in between loses nothing.
 * @param {{change: (scope: string, edit: (choices: SpeechChoices) => void) => Promise<void>}} store
 * @param {{rule: SpeechRule | null, from: string, to: string, after: SpeechRule}} change `rule`: the one that is changed
 */
export async function storeRule(store, { rule, from, to, after }) {
  const put = (
    /** @type {string} */ scope,
    /** @type {SpeechRule | null} */ old,
    /** @type {SpeechRule | null} */ now,
  ) =>
    store.change(scope, (choices) => {
      choices.pronunciations = replaced(choices.pronunciations, old, now);
    });
  const moves = rule !== null && to !== from;
  await put(to, moves ? null : rule, after);
  if (moves) await put(from, rule, null);
}
