// @ts-check
// The editor of an own theme: three colours, with the contrast between them.

import { settings } from "../../settings/settings.js";
import { texts } from "../../texts.js";
import { button } from "../../ui/button.js";
import { h, newId, replace } from "../../ui/element.js";
import { icon } from "../../ui/icons.js";
import { formatNumber } from "../../basics/locale.js";
import { BEST, ENOUGH, contrast, parseColour } from "../../model/colours.js";
import { THEME_NAME_LIMIT } from "../../model/themes.js";

/** @typedef {import("../../model/themes.js").OwnTheme} OwnTheme */

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

  /** @param {"paper" | "ink" | "accent"} part */
  function colour(part) {
    const inputId = newId("colour");
    const input = h("input", {
      type: "color",
      id: inputId,
      value: own()?.[part] ?? "#000000",
      "data-colour": part,
      oninput: () => change({ [part]: input.value }),
    });
    return h("div", { class: "theme-colour" }, input, h("label", { for: inputId }, words[part]));
  }

  function judge() {
    const theme = own();
    const [paper, ink, accent] = theme ? [theme.paper, theme.ink, theme.accent].map(parseColour) : [];
    if (!paper || !ink || !accent) return;
    // Rounded down, so that it never says more than there is.
    const ratio = Math.floor(contrast(paper, ink) * 10) / 10;
    const isFaint = contrast(paper, accent) < ENOUGH;
    verdict.dataset.verdict = ratio >= BEST ? "best" : ratio >= ENOUGH ? "enough" : "low";
    replace(
      verdict,
      icon(ratio >= ENOUGH ? "check" : "warning"),
      h(
        "span",
        {},
        h("strong", {}, words.contrast(formatNumber(ratio, { minimumFractionDigits: 1 }))),
        " ",
        ratio >= BEST ? words.best : ratio >= ENOUGH ? words.enough : words.tooLow,
        isFaint ? ` ${words.accentTooLow}` : "",
      ),
    );
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
