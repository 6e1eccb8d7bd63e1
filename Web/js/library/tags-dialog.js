// @ts-check
// The tags of one book or several: those that all have, those that only some have, and new ones.

import * as api from "../api/books.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId, replace } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { button } from "../ui/button.js";
import { tagChange, tagStates, withMoreTags, withTypedTag } from "./tag-states.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").OpinionChange} OpinionChange */

/** As on the server. */
const NAME_LIMIT = 100;

/**
 * @param {readonly Book[]} books
 * @returns {Promise<OpinionChange | null>} what is to be changed; `null` when nothing is
 */
export async function openTags(books) {
  const words = texts.order;
  const id = newId("tag");
  const list = h("div", { class: "tag-list" });
  /** @type {import("./tag-states.js").TagState[]} */
  let states = tagStates(books, []);
  const field = h("input", {
    class: "field",
    id,
    type: "text",
    maxlength: String(NAME_LIMIT),
    autocomplete: "off",
    enterkeyhint: "done",
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      add();
    },
  });
  const show = () => replace(list, ...states.map(tagRow));
  const add = () => {
    const added = withTypedTag(states, field.value);
    if (!added) return;
    states = added;
    field.value = "";
    show();
    field.focus();
  };
  show();
  api.tags().then((all) => {
    states = withMoreTags(states, tagStates(books, all));
    show();
  }, showProblem);
  const dialog = openDialog({
    title: books.length === 1 ? words.tagsOf(books[0].title) : words.tagsOfSeveral(books.length),
    class: "tags-dialog",
    content: h(
      "div",
      {},
      h("label", { class: "form-label", for: id }, words.newTag),
      h("div", { class: "tag-new" }, field, button(words.addTag, { onclick: add })),
      list,
    ),
    actions: [
      { label: texts.common.cancel, value: "" },
      { label: texts.order.save, value: "save", kind: "primary" },
    ],
  });
  field.focus();
  if ((await dialog.closed) !== "save") return null;
  // What was typed and not yet added counts.
  add();
  return tagChange(states);
}

/**
 * What is checked here is noted in the state.
 * @param {import("./tag-states.js").TagState} state
 */
function tagRow(state) {
  const box = h("input", { type: "checkbox" });
  box.checked = state.isOn === true;
  box.indeterminate = state.isOn === null;
  box.addEventListener("change", () => {
    state.isOn = box.checked;
  });
  return h("label", { class: "tag-row" }, box, h("span", { dir: "auto" }, state.name));
}
