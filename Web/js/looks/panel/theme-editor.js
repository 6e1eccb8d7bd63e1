// @ts-check
// The editor of an own theme: three colours, with the contrast between them.

import { settings } from "../../settings/settings.js";
import { texts } from "../../texts.js";
import { button } from "../../ui/button.js";
import { h, newId, replace } from "../../ui/element.js";
import { icon } from "../../ui/icons.js";
import { formatNumber } from "../../basics/locale.js";
import { THEME_NAME_LIMIT } from "../../model/themes.js";
import { contrastVerdict } from "./contrast-verdict.js";

/**
 * @typedef {import("../../model/themes.js").OwnTheme} OwnTheme
 * @typedef {"paper" | "ink" | "accent"} Part of a theme, which has a colour
 */

/**
 * @param {string} id
 * @param {() => void} done
 * @param {() => void} remove
 */
export function themeEditor(id, done, remove) {
  const words = texts.looks;
  const verdict = h("p", { class: "contrast", role: "status" });
  const name = h("input", {
    class: "field",
    type: "text",
    maxlength: THEME_NAME_LIMIT,
    "aria-label": words.themeName,
    value: own()?.name ?? "",
    oninput: () => change({ name: name.value.trim() || (own()?.name ?? "") }),
  });

  function own() {
    return settings.value("ownThemes").find((theme) => theme.id === id);
  }

  /** @param {Partial<OwnTheme>} values */
  function change(values) {
    settings.set(
      "ownThemes",
      settings.value("ownThemes").map((theme) => (theme.id === id ? { ...theme, ...values } : theme)),
    );
    judge();
  }

  /** @param {Part} part */
  const colour = (part) => colourField(part, own()?.[part] ?? "#000000", (value) => change({ [part]: value }));

  function judge() {
    const theme = own();
    const judged = theme && contrastVerdict(theme);
    if (!judged) return;
    verdict.dataset.verdict = judged.level;
    replace(verdict, ...verdictElements(judged));
  }

  judge();
  return h(
    "div",
    { class: "theme-editor" },
    name,
    h("div", { class: "theme-colours" }, colour("paper"), colour("ink"), colour("accent")),
    verdict,
    h(
      "div",
      { class: "row" },
      button(words.deleteTheme, { kind: "danger", class: "button button-small button-danger", onclick: remove }),
      button(words.done, { class: "button button-small", onclick: done }),
    ),
  );
}

/** @param {Part} part @param {string} value @param {(value: string) => void} changed */
function colourField(part, value, changed) {
  const id = newId("colour");
  const input = h("input", { type: "color", id, value, "data-colour": part, oninput: () => changed(input.value) });
  return h("div", { class: "theme-colour" }, input, h("label", { for: id }, texts.looks[part]));
}

/** @param {import("./contrast-verdict.js").Verdict} verdict */
function verdictElements({ ratio, level, isAccentFaint }) {
  const words = texts.looks;
  return [
    icon(level === "low" ? "warning" : "check"),
    h(
      "span",
      {},
      h("strong", {}, words.contrast(formatNumber(ratio, { minimumFractionDigits: 1 }))),
      " ",
      { best: words.best, enough: words.enough, low: words.tooLow }[level],
      isAccentFaint ? ` ${words.accentTooLow}` : "",
    ),
  ];
}
