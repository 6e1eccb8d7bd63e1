// @ts-check
// Controls for the colours: themes, own themes with their contrast, brightness.

import { settings } from "../../settings/settings.js";
import { texts } from "../../texts.js";
import { h, newId, replace } from "../../ui/element.js";
import { formatPercent } from "../../basics/locale.js";
import { themeChoices } from "../choosing.js";
import { shownTheme } from "../apply.js";
import { backgroundControls } from "./backgrounds.js";
import { slider } from "./controls.js";
import { themeEditor } from "./theme-editor.js";
import { shadeOf, shadeRow } from "./theme-shades.js";
import { addSwatch, themeSwatch } from "./theme-swatch.js";
import { OWN_THEMES_LIMIT } from "../../model/themes.js";

/** @typedef {import("../choice.js").Choice} Choice */

/** @param {Choice} choice @param {AbortSignal} signal @returns {import("./controls.js").Control[]} */
export function colourControls(choice, signal) {
  return [
    new ThemeControl(choice),
    slider(choice, "dimming", { label: texts.looks.dimming, least: 0, most: 0.8, step: 0.02, text: formatPercent }),
    ...backgroundControls(choice, signal),
  ];
}

/** The swatches, and below them what the chosen theme can be asked for. */
class ThemeControl {
  #choice;
  #group = newId("look");
  #list = h("div", { class: "theme-swatches", role: "radiogroup", "aria-label": texts.looks.theme });
  #below = h("div", { class: "theme-below" });
  /** What the swatches were made of. */
  #built = "";
  /**
   * The own theme that is being changed, `null` for none.
   * @type {string | null}
   */
  #edited = null;

  element = h("div", { class: "themes" }, this.#list, this.#below);

  /** @param {Choice} choice */
  constructor(choice) {
    this.#choice = choice;
  }

  show() {
    const chosen = this.#choice.value("theme");
    // Only when the swatches themselves have changed, so that none loses the focus.
    const shown = JSON.stringify([themeChoices(), this.#choice.value("byDay"), this.#choice.value("byNight")]);
    if (shown !== this.#built) {
      this.#built = shown;
      this.#build();
    }
    for (const input of this.#list.querySelectorAll("input")) input.checked = input.value === chosen;
    if (!this.#below.contains(document.activeElement)) this.#showBelow();
  }

  #build() {
    const shades = /** @type {const} */ (["byDay", "byNight"]).map((name) => shadeOf(this.#choice, name).palette);
    replace(
      this.#list,
      ...themeChoices().map((theme) => themeSwatch(theme, shades, this.#group, () => this.#choose(theme.id))),
      settings.value("ownThemes").length < OWN_THEMES_LIMIT && addSwatch(() => this.#create()),
    );
  }

  /** The themes of `auto`, the editor of an own one, or the way to it. */
  #showBelow() {
    const chosen = this.#choice.value("theme");
    const own = settings.value("ownThemes").find(({ id }) => id === chosen);
    if (own && this.#edited === own.id) replace(this.#below, this.#editor(own.id));
    else if (own) replace(this.#below, this.#editButton(own));
    else if (chosen === "auto")
      replace(this.#below, shadeRow(this.#choice, "byDay"), shadeRow(this.#choice, "byNight"));
    else replace(this.#below);
  }

  /** @param {string} id */
  #editor(id) {
    const done = () => {
      this.#edited = null;
      this.#showBelow();
      this.#below.querySelector("button")?.focus();
    };
    return themeEditor(id, done, () => this.#removed(id));
  }

  /** @param {import("../../model/themes.js").OwnTheme} own */
  #editButton({ id, name }) {
    const edit = () => {
      this.#edited = id;
      this.#showBelow();
      this.#focusEditor();
    };
    return h("button", { type: "button", class: "button button-small", onclick: edit }, texts.looks.editTheme(name));
  }

  #focusEditor() {
    /** @type {HTMLElement | null} */ (this.#below.querySelector("input"))?.focus();
  }

  /** @param {string} id */
  #choose(id) {
    this.#choice.set("theme", id);
    if (this.#edited !== id) this.#edited = null;
    this.#showBelow();
  }

  #create() {
    const own = settings.value("ownThemes");
    const { paper, ink, accent } = shownTheme().palette;
    const id = `own.${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`;
    settings.set("ownThemes", [...own, { id, name: texts.looks.ownName(own.length + 1), paper, ink, accent }]);
    this.#edited = id;
    this.#choose(id);
    this.#build();
    this.#focusEditor();
  }

  /** @param {string} id */
  #removed(id) {
    this.#edited = null;
    this.#choice.set("theme", "auto");
    const left = settings.value("ownThemes").filter((own) => own.id !== id);
    settings.set("ownThemes", left);
    this.#showBelow();
    this.#list.querySelector("input")?.focus();
  }
}
