// @ts-check
// The dialog that divides a plain text into chapters by a rule, and shows what the rule makes of it before; and that says how
// the lines of the text are shown.

import { account } from "../../account/account.js";
import * as booksAPI from "../../api/books.js";
import * as api from "../../api/chapter-rules.js";
import { texts } from "../../texts.js";
import { button } from "../../ui/button.js";
import { openDialog } from "../../ui/dialog.js";
import { h } from "../../ui/element.js";
import { sentenceOf } from "../../ui/problem.js";
import { LineChoice } from "./lines.js";
import { RulePreview } from "./preview.js";
import { RuleChoice } from "./rule-choice.js";
import { openRuleList } from "./rule-list.js";

/** @typedef {import("../../model/types.js").Book} Book */
/** @typedef {import("../../model/types.js").BookDetails} BookDetails */

const words = texts.chapters;

/**
 * @param {BookDetails} details of the book; what is chosen of its lines is noted there
 * @returns {Promise<Book | null>} the book if it was divided anew
 */
export async function openChapterRules(details) {
  const { id } = details;
  const known = await api.bookChapterRules(id);
  const preview = new RulePreview(id);
  const problem = h("p", { class: "speech-problem", role: "alert", hidden: true });
  const use = button(words.use, { kind: "primary", type: "submit" });
  const show = () => {
    problem.hidden = true;
    choice.show();
    use.disabled = choice.isUnwritten;
    preview.show(choice.isUnwritten ? undefined : choice.rule);
  };
  const choice = new RuleChoice(show);
  /** @type {Book | null} */
  let divided = null;
  const divide = async () => {
    use.disabled = true;
    try {
      divided = await booksAPI.correct(id, { chapterRule: choice.rule });
      dialog.close("divided");
    } catch (error) {
      use.disabled = false;
      problem.hidden = false;
      problem.textContent = sentenceOf(error);
    }
  };
  const editList = account.isAdmin && editListButton(id, choice, show);
  const form = h(
    "form",
    {
      class: "chapters-form",
      novalidate: true,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        divide();
      },
    },
    ...choice.elements,
    preview.element,
    problem,
    h("div", { class: "speech-actions" }, editList, use),
  );
  choice.offer(known);
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

/**
 * Leads to the list of rules; what was chosen before stays chosen.
 * @param {number} id of the book @param {RuleChoice} choice @param {() => void} show
 */
function editListButton(id, choice, show) {
  return button(words.editList, {
    kind: "quiet",
    onclick: async () => {
      await openRuleList();
      choice.offer({ ...(await api.bookChapterRules(id)), chosen: choice.rule });
      show();
    },
  });
}
