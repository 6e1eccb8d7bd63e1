// @ts-check
// What was taken over from a backup, and what was not.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";

const words = texts.backup;

/** @param {import("../api/backup.js").RestoreReport} done @returns {HTMLElement[]} */
export function backupReport(done) {
  const lines = [words.restored(done), ...done.newPeople.map(words.needsPassword)];
  const elements = lines.map((line) => h("p", {}, line));
  if (done.problems.length === 0) return elements;
  const problems = h(
    "details",
    { open: true },
    h("summary", {}, words.problems(done.problems.length)),
    h("ul", {}, ...done.problems.map((problem) => h("li", { dir: "auto" }, problem))),
  );
  return [...elements, problems];
}
