// @ts-check
// Controls for the colours: themes, own themes with their contrast, brightness.

import { settings } from "../../settings/settings.js";
import { texts } from "../../texts.js";
import { h, newId, replace } from "../../ui/element.js";
import { icon } from "../../ui/icons.js";
import { formatPercent } from "../../basics/locale.js";
import { themeChoices } from "../choosing.js";
import { OWN_THEMES_LIMIT, palettes } from "../../model/themes.js";
import { shownTheme } from "../apply.js";
import { backgroundControls } from "./backgrounds.js";
import { slider } from "./controls.js";
import { themeEditor } from "./theme-editor.js";

/** @param {import("../choice.js").Choice} choice @param {AbortSignal} signal @returns {import("./controls.js").Control[]} */
export function colourControls(choice, signal) {
  return [
    swatches(choice),
    slider(choice, "dimming", { label: texts.looks.dimming, least: 0, most: 0.8, step: 0.02, text: formatPercent }),
    ...backgroundControls(choice, signal),
  ];
}

/** @param {import("../choice.js").Choice} choice @returns {import("./controls.js").Control} */
function swatches(choice) {
  const words = texts.looks;
  const group = newId("look");
  const list = h("div", { class: "theme-swatches", role: "radiogroup", "aria-label": words.theme });
  const below = h("div", { class: "theme-below" });
  /** @type {HTMLInputElement[]} */
  let inputs = [];
  let built = "";
  /**
   * The own theme that is being changed, `null` for none.
   * @type {string | null}
   */
  let edited = null;

  function build() {
    inputs = [];
    replace(
      list,
      ...themeChoices().map(({ id, name, palette }) => {
        const input = h("input", {
          type: "radio",
          name: group,
          class: "visually-hidden",
          "data-setting": "theme",
          value: id,
          onchange: () => choose(id),
        });
        inputs.push(input);
        const sample = h("span", { class: "theme-sample", "aria-hidden": "true" }, "Aa");
        const [day, night] = palette ? [palette, palette] : [shade("byDay"), shade("byNight")];
        sample.style.background = palette
          ? palette.paper
          : `linear-gradient(115deg, ${day.paper} 50%, ${night.paper} 50%)`;
        sample.style.color = palette ? palette.ink : day.ink;
        if (!palette) replace(sample, h("span", {}, "A"), h("span", { class: "theme-night" }, "a"));
        const other = sample.querySelector(".theme-night");
        if (other instanceof HTMLElement) other.style.color = night.ink;
        return h("label", { class: "theme-choice" }, input, sample, h("span", { class: "theme-title" }, name));
      }),
      settings.value("ownThemes").length < OWN_THEMES_LIMIT &&
        h(
          "button",
          { type: "button", class: "theme-choice theme-add", onclick: create },
          h("span", { class: "theme-sample" }, icon("plus")),
          h("span", { class: "theme-title" }, words.newTheme),
        ),
    );
  }

  /**
   * What `auto` is by day or by night; one of a person's own may have been deleted.
   * @param {"byDay" | "byNight"} name
   */
  const shadeId = (name) =>
    themeChoices().some(({ id, palette }) => palette && id === choice.value(name))
      ? choice.value(name)
      : name === "byDay"
        ? "light"
        : "dark";
  /** @param {"byDay" | "byNight"} name */
  const shade = (name) => themeChoices().find(({ id }) => id === shadeId(name))?.palette ?? palettes.light;

  /**
   * Which theme `auto` means by day or by night.
   * @param {"byDay" | "byNight"} name
   */
  function shadeRow(name) {
    const select = h(
      "select",
      { class: "field", id: newId("look"), "data-setting": name, onchange: () => choice.set(name, select.value) },
      ...themeChoices()
        .filter(({ palette }) => palette)
        .map(({ id, name: title }) => h("option", { value: id, selected: id === shadeId(name) }, title)),
    );
    return h(
      "div",
      { class: "look-row look-choice" },
      h("label", { class: "look-label", for: select.id }, words[name]),
      select,
    );
  }

  /** What stands below the swatches: the themes of `auto`, the editor of an own one, or the way to it. */
  function editOf() {
    const own = settings.value("ownThemes").find(({ id }) => id === choice.value("theme"));
    if (own && edited === own.id) {
      replace(
        below,
        themeEditor(
          own.id,
          () => {
            edited = null;
            editOf();
            below.querySelector("button")?.focus();
          },
          () => removed(own.id),
        ),
      );
    } else if (own) {
      replace(
        below,
        h(
          "button",
          {
            type: "button",
            class: "button button-small",
            onclick: () => {
              edited = own.id;
              editOf();
              focusEditor();
            },
          },
          words.editTheme(own.name),
        ),
      );
    } else if (choice.value("theme") === "auto") replace(below, shadeRow("byDay"), shadeRow("byNight"));
    else replace(below);
  }

  function focusEditor() {
    /** @type {HTMLElement | null} */ (below.querySelector("input"))?.focus();
  }

  /** @param {string} id */
  function choose(id) {
    choice.set("theme", id);
    if (edited !== id) edited = null;
    editOf();
  }

  function create() {
    const own = settings.value("ownThemes");
    const { paper, ink, accent } = shownTheme().palette;
    const id = `own.${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`;
    settings.set("ownThemes", [...own, { id, name: words.ownName(own.length + 1), paper, ink, accent }]);
    edited = id;
    choose(id);
    build();
    focusEditor();
  }

  /** @param {string} id */
  function removed(id) {
    edited = null;
    choice.set("theme", "auto");
    settings.set(
      "ownThemes",
      settings.value("ownThemes").filter((own) => own.id !== id),
    );
    editOf();
    list.querySelector("input")?.focus();
  }

  function show() {
    // Only when the swatches themselves have changed, so that none loses the focus.
    const shown = JSON.stringify([themeChoices(), choice.value("byDay"), choice.value("byNight")]);
    if (shown !== built) {
      built = shown;
      build();
    }
    for (const input of inputs) input.checked = input.value === choice.value("theme");
    if (!below.contains(document.activeElement)) editOf();
  }

  return { element: h("div", { class: "themes" }, list, below), show };
}
