// @ts-check
// Makes the field of a form in which a pattern or another exact text is written: the browser corrects nothing in it.

import { h, newId } from "./element.js";

/**
 * @param {string} name
 * @param {string} value
 * @param {number} limit in UTF-16 units
 */
export function textField(name, value, limit) {
  const input = h("input", {
    class: "field",
    type: "text",
    name,
    id: newId("field"),
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    maxlength: String(limit),
  });
  input.value = value;
  return input;
}
