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

/** The tab that was shown last. */
let shownTab = "letters";

/**
 * Opens the panel, or closes it.
 * @param {HTMLElement} anchor
 * @param {import("../choice.js").Choice} choice
 * @param {HTMLElement} root the reader's screen
 * @param {boolean} canReflow whether fonts, sizes and spaces can be chosen; else there are colours only
 */
export function toggleLooks(anchor, choice, root, canReflow) {
  const words = texts.looks;
  const given = new AbortController();
  const { signal } = given;
  const flowing = canReflow
    ? [
        { name: "letters", controls: letterControls(choice, signal) },
        { name: "page", controls: pageControls(choice) },
      ]
    : [];
  const parts = [...flowing, { name: "colours", controls: colourControls(choice, signal) }].map(
    ({ name, controls }) => {
      const id = newId("looks");
      const label = words.tabs[/** @type {"letters" | "page" | "colours"} */ (name)];
      const body = h(
        "div",
        { class: "looks-body", role: "tabpanel", id, "aria-label": label },
        ...controls.map(({ element }) => element),
      );
      const tab = h(
        "button",
        {
          type: "button",
          class: "looks-tab",
          role: "tab",
          "aria-controls": id,
          "data-tab": name,
          onclick: () => chooseTab(name),
        },
        label,
      );
      return { name, controls, body, tab };
    },
  );
  const tabs = h(
    "div",
    { class: "looks-tabs", role: "tablist", "aria-label": words.open },
    ...parts.map(({ tab }) => tab),
  );
  tabs.hidden = parts.length === 1;
  tabs.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = parts.findIndex(({ tab }) => tab.tabIndex === 0);
    const next = parts[(index + step + parts.length) % parts.length];
    chooseTab(next.name);
    next.tab.focus();
  });

  /** @param {string} name */
  function showTab(name) {
    for (const part of parts) {
      const isShown = part.name === name;
      part.body.hidden = !isShown;
      part.tab.setAttribute("aria-selected", String(isShown));
      part.tab.tabIndex = isShown ? 0 : -1;
      part.tab.toggleAttribute("data-first", isShown);
    }
  }

  /** @param {string} name */
  function chooseTab(name) {
    shownTab = name;
    showTab(name);
  }

  const scope = foot(choice);
  const show = () => {
    scope.show();
    for (const { controls } of parts) for (const control of controls) control.show();
  };
  settings.addEventListener("change", show, { signal });
  choice.addEventListener("change", show, { signal });
  showTab((parts.find(({ name }) => name === shownTab) ?? parts[0]).name);
  show();
  togglePanel(anchor, {
    label: words.open,
    class: "looks-panel",
    host: root,
    content: [tabs, ...parts.map(({ body }) => body), scope.element],
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
