// @ts-check
// Chooses one of many names, with a field that narrows them down.

import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId, replace } from "../ui/element.js";
import { folded } from "./order.js";

/** @typedef {import("./filters.js").Choice} Choice */

/** More are not drawn: one types a letter more. */
const SHOWN = 200;

/**
 * @param {string} title
 * @param {Choice[]} all
 * @param {string | undefined} chosen
 * @returns {Promise<string | null>} the value, empty for any, or `null` when nothing was chosen
 */
export function chooseFrom(title, all, chosen) {
  const id = newId("choice");
  const list = h("div", { class: "choice-list" });
  const field = h("input", {
    class: "field",
    type: "search",
    id,
    autocomplete: "off",
    placeholder: texts.library.searchPlaceholder,
    oninput: () => show(),
  });
  const dialog = openDialog({
    title,
    class: "choice-dialog",
    content: h("div", {}, h("label", { class: "visually-hidden", for: id }, texts.order.narrow), field, list),
  });
  const row = (/** @type {string} */ value, /** @type {string} */ label, /** @type {boolean} */ isChosen) =>
    h(
      "button",
      {
        class: "choice-row",
        type: "button",
        "aria-pressed": String(isChosen),
        onclick: () => dialog.close(`=${value}`),
      },
      label,
    );
  function show() {
    const words = folded(field.value).split(/\s+/).filter(Boolean);
    const found = all.filter(({ label }) => words.every((word) => folded(label).includes(word)));
    replace(
      list,
      words.length === 0 && row("", texts.order.any, chosen === undefined),
      ...found
        .slice(0, SHOWN)
        .map(({ value, label, count }) => row(value, texts.order.counted(label, count), value === chosen)),
      found.length > SHOWN && h("p", { class: "hint" }, texts.order.more(found.length - SHOWN)),
      found.length === 0 && h("p", { class: "hint" }, texts.order.none),
    );
  }
  show();
  field.focus();
  return dialog.closed.then((value) => (value ? value.slice(1) : null));
}
