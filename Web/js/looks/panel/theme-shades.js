// @ts-check
// Which themes "automatic" means by day and by night.

import { palettes } from "../../model/themes.js";
import { texts } from "../../texts.js";
import { h, newId } from "../../ui/element.js";
import { themeChoices } from "../choosing.js";

/** @typedef {import("../choice.js").Choice} Choice */
/** @typedef {"byDay" | "byNight"} Shade */

/**
 * What "automatic" is by day or by night; a theme of a person's own may have been deleted.
 * @param {Choice} choice
 * @param {Shade} name
 */
export function shadeOf(choice, name) {
  const chosen = themeChoices().find(({ id, palette }) => palette && id === choice.value(name));
  const id = chosen?.id ?? (name === "byDay" ? "light" : "dark");
  return { id, palette: chosen?.palette ?? palettes[id] };
}

/**
 * The field that says which one it is.
 * @param {Choice} choice
 * @param {Shade} name
 */
export function shadeRow(choice, name) {
  const shown = shadeOf(choice, name).id;
  const select = h(
    "select",
    { class: "field", id: newId("look"), "data-setting": name, onchange: () => choice.set(name, select.value) },
    ...themeChoices()
      .filter(({ palette }) => palette)
      .map(({ id, name: title }) => h("option", { value: id, selected: id === shown }, title)),
  );
  return h(
    "div",
    { class: "look-row look-choice" },
    h("label", { class: "look-label", for: select.id }, texts.looks[name]),
    select,
  );
}
