// @ts-check
// Imports a list of replacement rules.

import { importReplacements } from "../api/replacements.js";
import { texts } from "../texts.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { h } from "../ui/element.js";
import { withoutKnown } from "./rules.js";

/** @typedef {import("./store.js").ReplacementStore} ReplacementStore */

const words = texts.replacements;

/** @param {ReplacementStore} store */
export function chooseList(store) {
  const input = h("input", { type: "file", accept: ".json,.txt,application/json,text/plain" });
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) takeList(file, store).catch(showProblem);
  });
  input.click();
}

/** @param {Blob} file @param {ReplacementStore} store */
async function takeList(file, store) {
  const { rules, refused } = await importReplacements(file);
  let added = 0;
  await store.change((present) => {
    const more = withoutKnown(present, rules);
    added = more.length;
    return [...present, ...more];
  });
  showToast(words.imported(added, refused.length));
}
