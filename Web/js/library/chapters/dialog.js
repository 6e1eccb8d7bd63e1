// @ts-check
// The dialog that divides a plain text into chapters by a rule, and shows what the rule makes of it before; and that says how
// the lines of the text are shown.

import { account } from "../../account/account.js";
import * as booksAPI from "../../api/books.js";
import * as api from "../../api/chapter-rules.js";
import { texts } from "../../texts.js";
import { button } from "../../ui/button.js";
import { openDialog } from "../../ui/dialog.js";
import { h, newId, replace } from "../../ui/element.js";
import { sentenceOf } from "../../ui/problem.js";
import { textField } from "../../ui/text-field.js";
import { LineChoice } from "./lines.js";
import { RulePreview } from "./preview.js";
import { openRuleList } from "./rule-list.js";

/** @typedef {import("../../model/types.js").Book} Book */
/** @typedef {import("../../model/types.js").BookDetails} BookDetails */
/** @typedef {import("../../model/types.js").BookChapterRules} BookChapterRules */

const words = texts.chapters;

/** The choice of an expression that is in no list. */
const OWN = "own";
const AUTOMATIC = "";
/** As docs/api.md has it, in UTF-16 units. */
const LONGEST = 2000;

/**
 * @param {BookDetails} details of the book; what is chosen of its lines is noted there
 * @returns {Promise<Book | null>} the book if it was divided anew
 */
export async function openChapterRules(details) {
  const { id } = details;
  let known = await api.bookChapterRules(id);
  const preview = new RulePreview(id);
  const choice = h("select", { class: "field", id: newId("rule") });
  const own = textField("rule", "", LONGEST);
  own.classList.add("chapters-expression");
  own.placeholder = "^Chapter \\d+";
  const ownField = h(
    "div",
    { class: "form-field" },
    h("label", { for: own.id }, words.expression),
    own,
    h("p", { class: "chapters-hint" }, words.expressionHint),
  );
  const problem = h("p", { class: "speech-problem", role: "alert", hidden: true });
  const use = button(words.use, { kind: "primary", type: "submit" });
  const fill = () => {
    replace(choice, ...options(known));
    choice.value = known.chosen === null ? AUTOMATIC : known.chosen;
    // A rule that was taken out of the list since, or was written for this book.
    if (choice.selectedIndex < 0) choice.value = OWN;
    own.value = known.chosen ?? "";
  };
  const rule = () => (choice.value === OWN ? own.value : choice.value) || null;
  const show = () => {
    ownField.hidden = choice.value !== OWN;
    problem.hidden = true;
    use.disabled = choice.value === OWN && own.value === "";
    preview.show(choice.value === OWN && own.value === "" ? undefined : rule());
  };
  choice.addEventListener("change", () => {
    // One's own expression begins as the one that was chosen before.
    if (choice.value !== OWN) own.value = choice.value;
    show();
  });
  own.addEventListener("input", show);
  /** @type {Book | null} */
  let divided = null;
  const form = h(
    "form",
    {
      class: "chapters-form",
      novalidate: true,
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        use.disabled = true;
        try {
          divided = await booksAPI.correct(id, { chapterRule: rule() });
          dialog.close("divided");
        } catch (error) {
          use.disabled = false;
          problem.hidden = false;
          problem.textContent = sentenceOf(error);
        }
      },
    },
    h("div", { class: "form-field" }, h("label", { for: choice.id }, words.rule), choice),
    ownField,
    preview.element,
    problem,
    h(
      "div",
      { class: "speech-actions" },
      account.isAdmin &&
        button(words.editList, {
          kind: "quiet",
          onclick: async () => {
            await openRuleList();
            known = { ...(await api.bookChapterRules(id)), chosen: rule() };
            fill();
            show();
          },
        }),
      use,
    ),
  );
  fill();
  const lines = new LineChoice(id, details.cleaning, (cleaning) => {
    details.cleaning = cleaning;
  });
  const content = h("div", { class: "chapters-form" }, form, lines.element);
  const dialog = openDialog({ title: words.divide, content, class: "chapters-dialog" });
  show();
  choice.focus();
  await dialog.closed;
  preview.stop();
  lines.stop();
  return divided;
}

/** @param {BookChapterRules} known */
function options({ candidates }) {
  return [
    ...candidates.map(({ name, rule, preview }) =>
      h("option", { value: rule ?? AUTOMATIC }, words.candidate(name ?? words.automatic, preview.count, preview.whole)),
    ),
    h("option", { value: OWN }, words.own),
  ];
}
