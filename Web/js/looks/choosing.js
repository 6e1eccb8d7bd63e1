// @ts-check
// Lists the themes for menus, with their names.

import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { palettes } from "../model/themes.js";

/** @typedef {import("../model/themes.js").Palette} Palette */

/** @returns {{id: string, name: string, palette: Palette | null}[]} the first is chosen by the device */
export function themeChoices() {
  /** @type {Record<string, string>} */
  const names = texts.looks.themes;
  return [
    { id: "auto", name: names.auto, palette: null },
    ...Object.entries(palettes).map(([id, palette]) => ({ id, name: names[id], palette })),
    ...settings.value("ownThemes").map((own) => ({ id: own.id, name: own.name, palette: own })),
  ];
}
