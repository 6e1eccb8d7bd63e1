// @ts-check
// `Panels`: the side panel with its tabs, beside the text where there is room, else a sheet above it.

import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h, newId } from "../ui/element.js";
import { icon } from "../ui/icons.js";

/**
 * @typedef {object} Panel
 * @property {string} name
 * @property {string} label
 * @property {import("../ui/icons.js").IconName} icon
 * @property {() => HTMLElement} build called when it is first shown
 * @property {() => void} [shown] each time, with its element on the page: takes the focus
 * @property {() => void} [hidden]
 */
/** @typedef {Panel & {tab: HTMLButtonElement, body: HTMLElement}} Added */

/** As in side-panel.css. */
const WIDE = "(min-width: 70rem)";

/** Events: `toggled` when it was opened or closed, or shows another panel. */
export class Panels extends EventTarget {
  element;
  /** @type {Map<string, Added>} */
  #panels = new Map();
  /** @type {Added | null} */
  #shown = null;
  #heading = h("h2", {});
  #tabs = h("div", { class: "side-tabs", role: "tablist", "aria-label": texts.reader.panels });
  #bodies = h("div", { class: "side-bodies" });
  /** @type {Element | null} */
  #opener = null;

  constructor() {
    super();
    this.element = h(
      "dialog",
      { class: "side-panel", "aria-label": texts.reader.panels },
      h(
        "div",
        { class: "side-head" },
        this.#heading,
        this.#tabs,
        iconButton("close", texts.reader.closePanel, { onclick: () => this.close() }),
      ),
      this.#bodies,
    );
    this.#tabs.addEventListener("keydown", (event) => this.#tabKey(event));
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      this.close();
    });
    this.element.addEventListener("click", (event) => {
      if (event.target === this.element) this.close();
    });
    this.element.addEventListener("close", () => this.#closed());
  }

  get isOpen() {
    return this.element.open;
  }
  get isBeside() {
    return matchMedia(WIDE).matches;
  }
  /** The name of what is shown, `null` while it is closed. */
  get shown() {
    return this.isOpen ? (this.#shown?.name ?? null) : null;
  }

  /** @param {Panel} panel */
  add(panel) {
    const body = h("div", { class: "side-body", role: "tabpanel", id: newId("panel"), hidden: true });
    const tab = /** @type {HTMLButtonElement} */ (
      h(
        "button",
        {
          type: "button",
          class: "icon-button side-tab",
          role: "tab",
          "aria-controls": body.id,
          "aria-selected": "false",
          tabindex: "-1",
          "aria-label": panel.label,
          title: panel.label,
          onclick: () => this.open(panel.name),
        },
        icon(panel.icon),
      )
    );
    body.setAttribute("aria-label", panel.label);
    this.#panels.set(panel.name, { ...panel, tab, body });
    this.#tabs.append(tab);
    this.#tabs.hidden = this.#panels.size < 2;
    this.#bodies.append(body);
  }

  /** @param {string} name */
  toggle(name) {
    if (this.shown === name) this.close();
    else this.open(name);
  }

  /** @param {string} name */
  open(name) {
    const panel = this.#panels.get(name);
    if (!panel) return;
    const wasOpen = this.isOpen;
    if (!wasOpen) this.#opener = document.activeElement;
    if (this.#shown !== panel) this.#choose(panel);
    if (!wasOpen && this.isBeside) this.element.show();
    else if (!wasOpen) this.element.showModal();
    panel.shown?.();
    this.dispatchEvent(new Event("toggled"));
  }

  close() {
    this.element.close();
  }

  /** Where it lies above the text, it makes room for what was chosen in it. */
  chosen() {
    if (!this.isBeside) this.close();
  }

  /** @param {Added} panel */
  #choose(panel) {
    for (const other of this.#panels.values()) {
      const isIt = other === panel;
      other.tab.setAttribute("aria-selected", String(isIt));
      other.tab.tabIndex = isIt ? 0 : -1;
      other.body.hidden = !isIt;
    }
    this.#shown?.hidden?.();
    this.#shown = panel;
    this.#heading.textContent = panel.label;
    if (!panel.body.firstChild) panel.body.append(panel.build());
  }

  /** @param {KeyboardEvent} event */
  #tabKey(event) {
    const tabs = [...this.#panels.values()];
    const index = tabs.findIndex(({ tab }) => tab === document.activeElement);
    /** @type {Record<string, number>} */
    const goals = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    if (index < 0 || !(event.key in goals)) return;
    event.preventDefault();
    const goal = /** @type {Added} */ (tabs.at(goals[event.key] % tabs.length));
    this.open(goal.name);
    goal.tab.focus();
  }

  #closed() {
    // The browser tells of a closing later; by then a quick key may have opened it again.
    if (this.isOpen) return;
    this.#shown?.hidden?.();
    if (
      this.#opener instanceof HTMLElement &&
      (this.element.contains(document.activeElement) || document.activeElement === document.body)
    ) {
      this.#opener.focus({ preventScroll: true });
    }
    this.dispatchEvent(new Event("toggled"));
  }
}
