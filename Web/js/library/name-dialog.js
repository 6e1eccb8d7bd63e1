// @ts-check
// Asks for another name of something.

import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId } from "../ui/element.js";
import { textField } from "../ui/text-field.js";

/**
 * @param {{title: string, label: string, name: string, limit: number, choices?: readonly string[]}} options `label`: what the field is
 *   called for screen readers; `limit` in characters, as on the server; `choices`: names that are offered
 * @returns {Promise<string>} the name, empty when nothing is to be changed
 */
export async function askForName({ title, label, name, limit, choices = [] }) {
  const field = textField("name", name, limit);
  const offered = h("datalist", { id: newId("names") }, ...choices.map((value) => h("option", { value })));
  if (choices.length > 0) field.setAttribute("list", offered.id);
  const dialog = openDialog({
    title,
    content: h(
      "form",
      {
        method: "dialog",
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          dialog.close("save");
        },
      },
      h("label", { class: "visually-hidden", for: field.id }, label),
      field,
      offered,
    ),
    actions: [
      { label: texts.common.cancel, value: "" },
      { label: texts.order.save, value: "save", kind: "primary" },
    ],
  });
  field.select();
  return (await dialog.closed) === "save" ? field.value.trim() : "";
}
