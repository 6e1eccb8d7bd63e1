// @ts-check
// The library's dictionaries: which there are, in which order, on or off.

import * as api from "../api.js";
import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, replace } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { addingElement } from "./adding.js";

const words = texts.define;

/** @returns {Promise<boolean>} once it is closed: whether anything has changed */
export async function openDictionaries() {
  const list = new DictionaryList();
  const { closed } = openDialog({ title: words.title, content: list.element, class: "define-dialog" });
  list.load();
  await closed;
  return list.hasChanged;
}

/** Stands in a dialog here, and in any page that wants it. */
export class DictionaryList {
  #rows = h("ol", { role: "list", class: "define-list" });
  hasChanged = false;

  constructor() {
    this.element = h("div", { class: "define-manage" },
      h("p", {}, words.explained), this.#rows,
      addingElement(() => { this.hasChanged = true; this.load(); }));
  }

  load() { api.dictionaries().then((all) => this.#show(all), showProblem); }

  /**
   * @param {import("../api.js").Dictionary[]} all
   * @param {{id: number, action: string} | null} [focus] the control that is to have the focus
   */
  #show(all, focus = null) {
    if (all.length === 0) {
      return replace(this.#rows, h("li", { class: "define-none" }, h("strong", {}, words.none), h("p", {}, words.noneDetail)));
    }
    replace(this.#rows, ...all.map((one, place) => this.#row(one, place, all)));
    if (!focus) return undefined;
    const row = this.#rows.querySelector(`[data-id="${focus.id}"]`);
    const wanted = row?.querySelector(`[data-action="${focus.action}"]:not(:disabled)`) ?? row?.querySelector("button:not(:disabled)");
    if (wanted instanceof HTMLElement) wanted.focus();
    return undefined;
  }

  /** @param {import("../api.js").Dictionary} one @param {number} place @param {import("../api.js").Dictionary[]} all */
  #row(one, place, all) {
    const { id, name, about, on } = one;
    const change = (/** @type {{on?: boolean, place?: number}} */ what, /** @type {string} */ action) => {
      this.hasChanged = true;
      api.changeDictionary(id, what).then((after) => this.#show(after, { id, action }), (error) => {
        showProblem(error);
        this.load();
      });
    };
    return h("li", { class: "define-row", "data-id": String(id) },
      h("label", { class: "define-use", title: about ?? "" },
        h("input", { type: "checkbox", checked: on, "aria-label": words.use(name), "data-action": "use",
          onchange: (/** @type {Event} */ event) => change({ on: /** @type {HTMLInputElement} */ (event.target).checked }, "use") }),
        h("span", {}, h("span", { class: "define-name" }, name), h("span", { class: "define-words" }, words.words(one.words)))),
      iconButton("arrowUp", words.up(name), { disabled: place === 0, "data-action": "up", onclick: () => change({ place: place - 1 }, "up") }),
      iconButton("arrowDown", words.down(name), { disabled: place === all.length - 1, "data-action": "down", onclick: () => change({ place: place + 1 }, "down") }),
      iconButton("trash", words.remove(name), { onclick: () => { this.#remove(one).catch(showProblem); } }));
  }

  /** @param {import("../api.js").Dictionary} one */
  async #remove({ id, name }) {
    const { closed } = openDialog({
      title: words.removeTitle, content: words.removeDetail(name),
      actions: [{ label: words.cancel, value: "" }, { label: words.removeNow, value: "remove", kind: "danger" }],
    });
    if (await closed !== "remove") return;
    this.hasChanged = true;
    this.#show(await api.removeDictionary(id));
    this.element.querySelector("button")?.focus();
  }
}
