// @ts-check
// What a theme is chosen by: a sample of its paper and ink with its name.

import { texts } from "../../texts.js";
import { h } from "../../ui/element.js";
import { icon } from "../../ui/icons.js";

/** @typedef {import("../../model/themes.js").Palette} Palette */

/**
 * @param {{id: string, name: string, palette: Palette | null}} theme without a palette it is the one that goes by day and night
 * @param {Palette[]} shades what that one is by day and by night
 * @param {string} group the name that the swatches have in common
 * @param {() => void} choose
 */
export function themeSwatch({ id, name, palette }, shades, group, choose) {
  const input = h("input", {
    type: "radio",
    name: group,
    class: "visually-hidden",
    "data-setting": "theme",
    value: id,
    onchange: choose,
  });
  const sample = palette ? sampleOf(palette) : sampleOfBoth(shades);
  return h("label", { class: "theme-choice" }, input, sample, h("span", { class: "theme-title" }, name));
}

/** @param {() => void} create makes a theme of one's own */
export function addSwatch(create) {
  return h(
    "button",
    { type: "button", class: "theme-choice theme-add", onclick: create },
    h("span", { class: "theme-sample" }, icon("plus")),
    h("span", { class: "theme-title" }, texts.looks.newTheme),
  );
}

/** @param {Palette} palette */
function sampleOf({ paper, ink }) {
  const sample = h("span", { class: "theme-sample", "aria-hidden": "true" }, "Aa");
  sample.style.background = paper;
  sample.style.color = ink;
  return sample;
}

/** @param {Palette[]} shades */
function sampleOfBoth([day, night]) {
  const byNight = h("span", { class: "theme-night" }, "a");
  const sample = h("span", { class: "theme-sample", "aria-hidden": "true" }, h("span", {}, "A"), byNight);
  sample.style.background = `linear-gradient(115deg, ${day.paper} 50%, ${night.paper} 50%)`;
  sample.style.color = day.ink;
  byNight.style.color = night.ink;
  return sample;
}
