// @ts-check
// The panel's tabs, of which one is shown; the panel opens at it the next time.

import { texts } from "../../texts.js";
import { h, newId } from "../../ui/element.js";

/**
 * @typedef {"letters" | "page" | "colours"} TabName
 * @typedef {{name: TabName, controls: import("./controls.js").Control[]}} Tab
 */

/** @type {TabName} the tab that was shown last */
let shownTab = "letters";

/**
 * @param {Tab[]} given
 * @returns {HTMLElement[]} the row of tabs, which is hidden where there is one only, and what each of them shows
 */
export function tabElements(given) {
  const parts = given.map((tab) => partOf(tab, () => choose(tab.name)));
  const tabs = h(
    "div",
    { class: "looks-tabs", role: "tablist", "aria-label": texts.looks.open },
    ...parts.map(({ tab }) => tab),
  );
  tabs.hidden = parts.length === 1;
  tabs.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = parts.findIndex(({ tab }) => tab.tabIndex === 0);
    const next = parts[(index + step + parts.length) % parts.length];
    choose(next.name);
    next.tab.focus();
  });

  /** @param {TabName} name */
  function show(name) {
    for (const part of parts) {
      const isShown = part.name === name;
      part.body.hidden = !isShown;
      part.tab.setAttribute("aria-selected", String(isShown));
      part.tab.tabIndex = isShown ? 0 : -1;
      part.tab.toggleAttribute("data-first", isShown);
    }
  }

  /** @param {TabName} name */
  function choose(name) {
    shownTab = name;
    show(name);
  }

  show((parts.find(({ name }) => name === shownTab) ?? parts[0]).name);
  return [tabs, ...parts.map(({ body }) => body)];
}

/** @param {Tab} tab @param {() => void} choose */
function partOf({ name, controls }, choose) {
  const id = newId("looks");
  const label = texts.looks.tabs[name];
  const body = h(
    "div",
    { class: "looks-body", role: "tabpanel", id, "aria-label": label },
    ...controls.map(({ element }) => element),
  );
  const tab = h(
    "button",
    { type: "button", class: "looks-tab", role: "tab", "aria-controls": id, "data-tab": name, onclick: choose },
    label,
  );
  return { name, body, tab };
}
