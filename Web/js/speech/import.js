// @ts-check
// Imports a list of pronunciations, after showing what it holds.

import { importSpeechRules } from "../api/speech.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { reasonElement } from "../ui/reason.js";
import { showToast } from "../ui/toast.js";
import { withoutKnown } from "./rules.js";

/** @typedef {import("./store.js").SpeechStore} SpeechStore */

const words = texts.speech;

/** So many are shown; the rest is counted. */
const SHOWN = 8;

/** @param {{store: SpeechStore, book: string}} options */
export function chooseList({ store, book }) {
  const input = h("input", { type: "file", accept: ".txt,.csv,.json,.lexicon,text/plain,application/json" });
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) takeList(file, { store, book }).catch(showProblem);
  });
  input.click();
}

/** @param {Blob} file @param {{store: SpeechStore, book: string}} options */
async function takeList(file, { store, book }) {
  const { rules, refused } = await importSpeechRules(file);
  const content = h(
    "div",
    { class: "speech-import" },
    h("p", {}, words.importFound(rules.length)),
    h(
      "ul",
      { role: "list" },
      ...rules
        .slice(0, SHOWN)
        .map((rule) =>
          h(
            "li",
            {},
            h("span", { class: "speech-find", dir: "auto" }, rule.find),
            " ",
            h("span", { class: "speech-say", dir: "auto" }, rule.as === "skip" ? words.isSkipped : rule.say),
          ),
        ),
      rules.length > SHOWN && h("li", {}, "…"),
    ),
    refused.length > 0 && h("p", {}, words.importRefused(refused.length)),
    refused.length > 0 &&
      h(
        "ul",
        { role: "list", class: "speech-refused" },
        ...refused
          .slice(0, SHOWN)
          .map(({ line, text, reason, code }) =>
            h("li", {}, h("strong", {}, words.line(line)), ` ${text}: `, reasonElement("refused", { code }, reason)),
          ),
        refused.length > SHOWN && h("li", {}, "…"),
      ),
  );
  const actions =
    rules.length === 0
      ? []
      : [
          { label: words.importAll, value: "all" },
          { label: words.importHere, value: book, kind: /** @type {"primary"} */ ("primary") },
        ];
  const scope = await openDialog({ title: words.importTitle, content, actions, class: "speech-dialog" }).closed;
  if (!scope) return;
  let added = 0;
  await store.change(scope, (choices) => {
    const more = withoutKnown(choices.pronunciations, rules);
    added = more.length;
    choices.pronunciations = [...choices.pronunciations, ...more];
  });
  showToast(words.imported(added));
}
