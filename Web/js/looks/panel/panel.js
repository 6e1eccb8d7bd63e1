// @ts-check
// The looks panel opens below its button, on a phone at the foot of the page, so that the text stays in view.

import { togglePanel } from "../../ui/popover.js";
import { settings } from "../../settings/settings.js";
import { texts } from "../../texts.js";
import { button } from "../../ui/button.js";
import { h, newId } from "../../ui/element.js";
import { showToast } from "../../ui/toast.js";
import { lookNames } from "../choice.js";
import { colourControls } from "./colours.js";
import { letterControls } from "./letters.js";
import { pageControls } from "./page.js";
import { tabElements } from "./tabs.js";

/**
 * Opens the panel, or closes it.
 * @param {HTMLElement} anchor
 * @param {import("../choice.js").Choice} choice
 * @param {HTMLElement} root the reader's screen
 * @param {boolean} canReflow whether fonts, sizes and spaces can be chosen; else there are colours only
 */
export function toggleLooks(anchor, choice, root, canReflow) {
  const given = new AbortController();
  const { signal } = given;
  /** @type {import("./tabs.js").Tab[]} */
  const flowing = canReflow
    ? [
        { name: "letters", controls: letterControls(choice, signal) },
        { name: "page", controls: pageControls(choice) },
      ]
    : [];
  /** @type {import("./tabs.js").Tab[]} */
  const tabs = [...flowing, { name: "colours", controls: colourControls(choice, signal) }];
  const elements = tabElements(tabs);
  const scope = foot(choice);
  const show = () => {
    scope.show();
    for (const { controls } of tabs) for (const control of controls) control.show();
  };
  settings.addEventListener("change", show, { signal });
  choice.addEventListener("change", show, { signal });
  show();
  togglePanel(anchor, {
    label: texts.looks.open,
    class: "looks-panel",
    host: root,
    content: [...elements, scope.element],
    onclose: () => given.abort(),
  });
}

/**
 * For what the person chooses, and the way back.
 * @param {import("../choice.js").Choice} choice
 * @returns {import("./controls.js").Control}
 */
function foot(choice) {
  const words = texts.looks;
  const name = newId("scope");
  const inputs = [true, false].map((isForBook) =>
    h("input", {
      type: "radio",
      name,
      value: isForBook ? "book" : "all",
      class: "visually-hidden",
      "data-scope": isForBook ? "book" : "all",
      onchange: () => choice.choose(isForBook),
    }),
  );
  const [book, all] = inputs;
  const reset = () => {
    const { isForBook } = choice;
    const back = choice.reset(lookNames);
    showToast(isForBook ? words.resetDoneBook : words.resetDone, { action: { label: words.undo, run: back } });
  };
  return {
    show: () => {
      (choice.isForBook ? book : all).checked = true;
    },
    element: h(
      "div",
      { class: "looks-foot" },
      h(
        "div",
        { class: "segments", role: "radiogroup", "aria-label": words.scope },
        h("label", { class: "segment" }, all, h("span", {}, words.allBooks)),
        h("label", { class: "segment" }, book, h("span", {}, words.thisBook)),
      ),
      button(words.reset, { class: "button button-quiet button-small looks-reset", onclick: reset }),
    ),
  };
}
