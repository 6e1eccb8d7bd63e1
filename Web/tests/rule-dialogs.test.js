// Claims about the dialogs of rules: what their fields say, where a rule is stored, and what a preview shows.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Preview, shownOf } from "../js/replacements/preview.js";
import { newRule as newReplacement, ruleOf as replacementOf } from "../js/replacements/rules.js";
import { hintFor, ruleOf, storeRule, triable } from "../js/speech/rule-changes.js";
import { newRule } from "../js/speech/rules.js";
import { withoutNumber } from "../js/ui/rule-form.js";

/** A store of lists by scope, which may fail for one of them. */
function store(lists, failing = null) {
  return {
    lists,
    change: async (scope, edit) => {
      if (scope === failing) throw new Error(scope);
      const choices = { pronunciations: lists[scope] };
      edit(choices);
      lists[scope] = choices.pronunciations;
    },
  };
}

test("a word that is left out has no spoken form, and white space alone is no word", () => {
  const fields = { find: " Dr ", match: "word", matchCase: true, say: " Doctor ", as: "text" };
  assert.deepEqual(ruleOf(fields, false), { ...fields, say: "Doctor", on: false });
  assert.equal(ruleOf({ ...fields, as: "skip" }, true).say, "");
  assert.equal(ruleOf({ ...fields, find: "  " }, true).find, "");
});

test("a rule is tried once it says what is spoken", () => {
  const rule = newRule("Dr");
  assert.equal(triable(rule), null);
  assert.deepEqual(triable({ ...rule, say: "Doctor" }), { ...rule, say: "Doctor" });
  assert.deepEqual(triable({ ...rule, as: "skip" }), { ...rule, as: "skip" });
  assert.equal(triable({ ...rule, find: "", as: "skip" }), null);
});

test("the hint is about sounds before it is about expressions", () => {
  assert.equal(hintFor({ match: "expression", as: "phonemes" }), "phonemesHint");
  assert.equal(hintFor({ match: "expression", as: "text" }), "expressionHint");
  assert.equal(hintFor({ match: "word", as: "text" }), "sayHint");
});

test("a rule that goes to another scope is in one of them at any time", async () => {
  const [rule, after] = [newRule("a"), newRule("b")];
  const whole = store({ book: [rule], all: [] });
  await storeRule(whole, { rule, from: "book", to: "all", after });
  assert.deepEqual(whole.lists, { book: [], all: [after] });
  const refused = store({ book: [rule], all: [] }, "all");
  await assert.rejects(storeRule(refused, { rule, from: "book", to: "all", after }));
  assert.deepEqual(refused.lists, { book: [rule], all: [] });
});

test("a rule that stays is changed in its place, and a new one is added", async () => {
  const [rule, after] = [newRule("a"), newRule("b")];
  const { lists, change } = store({ book: [rule, newRule("c")], all: [] });
  await storeRule({ change }, { rule, from: "book", to: "book", after });
  await storeRule({ change }, { rule: null, from: "book", to: "all", after });
  assert.deepEqual(lists, { book: [after, newRule("c")], all: [after] });
});

test("a conversion of characters has no pattern, and what the dialog does not show stays", () => {
  const before = { ...newReplacement(), group: "mine" };
  const fields = { conversion: "", pattern: "a", replacement: "b", name: " N ", isRegex: true, scope: " " };
  const rule = replacementOf(before, { ...fields, scopeTitle: true, scopeContent: false });
  assert.deepEqual(
    [rule.group, rule.pattern, rule.name, rule.scope, rule.scopeTitle],
    ["mine", "a", "N", undefined, true],
  );
  const converts = replacementOf(before, { ...fields, conversion: "s2t", scopeTitle: true, scopeContent: true });
  assert.deepEqual([converts.conversion, converts.pattern, converts.replacement], ["s2t", "", ""]);
});

test("a preview says when a rule gave up, found nothing or leaves nothing", () => {
  assert.deepEqual(shownOf({ text: "ab", count: 1, gaveUp: true }), { note: "gaveUp" });
  assert.deepEqual(shownOf({ text: "ab", count: 0, gaveUp: false }), { note: "notFound" });
  assert.deepEqual(shownOf({ text: "", count: 1, gaveUp: false }), { note: "nothingLeft" });
  assert.deepEqual(shownOf({ text: "ab", count: 1, gaveUp: false }), { text: "ab" });
});

test("an answer to a draft that was changed since is dropped, also when it is a refusal", async () => {
  const waiting = [];
  const shown = [];
  const draft = { rule: { pattern: "a" }, text: "a" };
  const preview = new Preview({
    read: () => draft,
    ask: () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    show: (outcome) => shown.push(outcome),
    refuse: () => shown.push("refused"),
  });
  const all = [preview.now(), preview.now(), preview.now()];
  waiting[0].reject(new Error("old"));
  waiting[1].resolve({ text: "old", count: 1, gaveUp: false });
  waiting[2].resolve({ text: "new", count: 1, gaveUp: false });
  await Promise.all(all);
  assert.deepEqual(shown, [{ text: "new" }]);
  draft.text = "";
  await preview.now();
  assert.equal(shown.at(-1), null);
});

test("which rule of the list is refused is left out where only one is shown", () => {
  assert.equal(withoutNumber("Regel 12: Die Klammer fehlt."), "Die Klammer fehlt.");
  assert.equal(withoutNumber("The bracket is missing: 3 of 4."), "The bracket is missing: 3 of 4.");
});
