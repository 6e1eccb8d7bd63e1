// @ts-check
// The controls that the looks panel is made of. Each shows a setting, and sets it while it is moved.

import { h, newId } from "../../ui/element.js";

/**
 * @typedef {import("../choice.js").Choice} Choice
 * @typedef {import("../../settings/names.js").SettingName} SettingName
 * @typedef {{element: HTMLElement, show: () => void}} Control
 */

/**
 * A slider with its name and its value.
 * @param {Choice} choice
 * @param {SettingName} name
 * @param {{label: string, least: number, most: number, step: number, text: (value: number) => string, before?: Node, after?: Node}} options
 * @returns {Control}
 */
export function slider(choice, name, { label, least, most, step, text, before, after }) {
  const id = newId("look");
  const output = h("output", { class: "look-value", for: id, "aria-live": "off" });
  const input = h("input", {
    type: "range",
    class: "slider",
    id,
    min: least,
    max: most,
    step,
    "data-setting": name,
    oninput: () => choice.set(name, /** @type {never} */ (Number(input.value))),
  });
  const show = () => {
    const value = Number(choice.value(name));
    input.value = String(value);
    output.textContent = text(value);
    input.setAttribute("aria-valuetext", text(value));
    input.style.setProperty("--value", String((Math.min(most, Math.max(least, value)) - least) / (most - least)));
  };
  const track = h("div", { class: "look-track" }, before ?? null, input, after ?? null);
  return {
    element: h("div", { class: "look-row" }, h("label", { class: "look-label", for: id }, label), track, output),
    show,
  };
}

/**
 * A few choices beside each other.
 * @template {string | number} T
 * @param {Choice} choice
 * @param {SettingName} name
 * @param {{label: string, choices: {value: T, label: string}[]}} options
 * @returns {Control}
 */
export function segments(choice, name, { label, choices }) {
  const id = newId("look");
  const inputs = choices.map(({ value }) =>
    h("input", {
      type: "radio",
      name: id,
      class: "visually-hidden",
      "data-setting": name,
      value: String(value),
      onchange: () => choice.set(name, /** @type {never} */ (value)),
    }),
  );
  const show = () =>
    inputs.forEach((input, index) => {
      input.checked = choice.value(name) === choices[index].value;
    });
  return {
    show,
    element: h(
      "fieldset",
      { class: "look-row" },
      h("legend", { class: "look-label" }, label),
      h(
        "div",
        { class: "segments" },
        ...choices.map((option, index) => h("label", { class: "segment" }, inputs[index], h("span", {}, option.label))),
      ),
    ),
  };
}

/**
 * @param {Choice} choice
 * @param {SettingName} name
 * @param {string} label
 * @returns {Control}
 */
export function toggle(choice, name, label) {
  const id = newId("look");
  const input = h("input", {
    type: "checkbox",
    role: "switch",
    class: "switch",
    id,
    "data-setting": name,
    onchange: () => choice.set(name, /** @type {never} */ (input.checked)),
  });
  return {
    element: h("div", { class: "look-row look-toggle" }, h("label", { class: "look-label", for: id }, label), input),
    show: () => {
      input.checked = choice.value(name) === true;
    },
  };
}

/** @template {string | number} T @param {Record<T, string>} words @param {T[]} values */
export const options = (words, values) => values.map((value) => ({ value, label: words[value] }));
