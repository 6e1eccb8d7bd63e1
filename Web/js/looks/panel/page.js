// @ts-check
// The panel's tab for the page: mode, line length, alignment, paragraphs.

import { texts } from "../../texts.js";
import { h } from "../../ui/element.js";
import { formatNumber, formatPercent } from "../../basics/locale.js";
import { hyphenates } from "../hyphenation.js";
import { options, segments, slider, toggle } from "./controls.js";

/** @param {import("../choice.js").Choice} choice @returns {import("./controls.js").Control[]} */
export function pageControls(choice) {
  const words = texts.looks;
  return [
    segments(choice, "mode", { label: words.mode, choices: options(words.modes, ["scroll", "paged"]) }),
    segments(choice, "columns", { label: words.columns, choices: options(words.columnChoices, ["auto", 1, 2]) }),
    slider(choice, "lineLength", {
      label: words.lineLength,
      least: 36,
      most: 110,
      step: 2,
      text: (value) => words.letters(formatNumber(value)),
    }),
    slider(choice, "margins", {
      label: words.margins,
      least: 0.25,
      most: 3,
      step: 0.25,
      text: (value) => formatPercent(value),
    }),
    segments(choice, "alignment", { label: words.alignment, choices: options(words.alignments, ["start", "justify"]) }),
    segments(choice, "hyphenation", {
      label: words.hyphenation,
      choices: options(words.hyphenations, ["auto", "off", "publisher"]),
    }),
    hyphenNote(choice),
    segments(choice, "paragraphs", {
      label: words.paragraphs,
      choices: options(words.paragraphKinds, ["indent", "space"]),
    }),
    toggle(choice, "publisherStyles", words.publisherStyles),
  ];
}

/**
 * Says so where the browser breaks lines between words only, whatever was chosen.
 * @param {import("../choice.js").Choice} choice
 * @returns {import("./controls.js").Control}
 */
function hyphenNote(choice) {
  const works = hyphenates(document.querySelector(".chapter p")?.closest(".chapter") ?? null);
  const element = h("p", { class: "look-note" }, texts.looks.noHyphens);
  return {
    element,
    show: () => {
      element.hidden = works || choice.value("hyphenation") !== "auto";
    },
  };
}
