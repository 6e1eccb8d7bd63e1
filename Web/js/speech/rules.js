// @ts-check
// Pure: pronunciation rules and lists of them.

import { movedIn, replacedIn } from "../basics/edited-list.js";

/** @typedef {import("../model/types.js").SpeechRule} SpeechRule */
/** @typedef {import("../model/types.js").SpeechChoices} SpeechChoices */

/** As docs/api.md has them, in seconds. */
export const LONGEST_PAUSE = 10;
/** A slider goes no further; longer pauses can be stored by programs. */
export const SLIDER_PAUSE = 4;
export const PAUSE_STEP = 0.05;

/** @param {string} find @returns {SpeechRule} */
export function newRule(find) {
  return { find, match: "word", matchCase: false, say: "", as: "text", on: true };
}

/** The primary subtag of a language that can have rules of its own, `null` for none.
 * @param {string | null} tag */
export function languageScope(tag) {
  const primary = (tag ?? "").toLowerCase().split(/[-_]/)[0];
  return /^[a-z]{2,3}$/.test(primary) && !["und", "mul", "zxx", "mis"].includes(primary) ? `language-${primary}` : null;
}

/** A list with one more, one changed or one less.
 * @param {SpeechRule[]} rules @param {SpeechRule | null} before `null` to add one @param {SpeechRule | null} after `null` to remove it */
export const replaced = (rules, before, after) => replacedIn(rules, isSame, before, after);

/** A list with a rule one place further up or down.
 * @param {SpeechRule[]} rules @param {SpeechRule} rule @param {1 | -1} step */
export const moved = (rules, rule, step) => movedIn(rules, isSame, rule, step);

/** The rules that a list does not have yet.
 * @param {SpeechRule[]} rules @param {SpeechRule[]} more */
export function withoutKnown(rules, more) {
  return more.filter((rule) => !rules.some((known) => isSame(known, rule)));
}

/** Everything but whether it is followed makes two rules the same.
 * @param {SpeechRule} a @param {SpeechRule} b */
export function isSame(a, b) {
  return a.find === b.find && a.match === b.match && a.matchCase === b.matchCase && a.say === b.say && a.as === b.as;
}

/** The part of a text around a place, a sentence or less, for trying a rule out.
 * @param {string} text @param {number} longest */
export function sampleOf(text, longest = 300) {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), 1));
}
