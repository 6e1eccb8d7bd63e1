// @ts-check
// Rows of the settings view: a name, an explanation, a control.

import { h, newId } from "./element.js";

/**
 * @param {string} title
 * @param {...(Node | string | null)} content
 */
export function section(title, ...content) {
  const id = newId("section");
  return h("section", { class: "settings-section", "aria-labelledby": id }, h("h2", { id }, title), ...content);
}

/** @param {string} text */
export const note = (text) => h("p", { class: "settings-note" }, text);

/**
 * @param {string} label
 * @param {{value: string, choices: [string, string][], changed: (value: string) => void}} options
 */
export function choiceRow(label, { value, choices, changed }) {
  const select = h(
    "select",
    { class: "field", id: newId("choice"), onchange: () => changed(select.value) },
    ...choices.map(([name, text]) => h("option", { value: name, selected: name === value }, text)),
  );
  return h("div", { class: "settings-row" }, h("label", { for: select.id }, label), select);
}

/**
 * @param {string} label
 * @param {{isOn: boolean, detail?: string, changed: (isOn: boolean) => void}} options
 */
export function switchRow(label, { isOn, detail, changed }) {
  const id = newId("switch");
  const toggle = h("input", {
    type: "checkbox",
    class: "switch",
    role: "switch",
    id,
    checked: isOn,
    "aria-describedby": detail ? `${id}-detail` : null,
    onchange: () => changed(toggle.checked),
  });
  return h(
    "div",
    { class: "settings-row" },
    h(
      "div",
      {},
      h("label", { for: id }, label),
      detail ? h("p", { class: "settings-note", id: `${id}-detail` }, detail) : null,
    ),
    toggle,
  );
}
