// @ts-check
// The list of the library's dictionaries: their order, and which are switched on.

import { account } from "../account/account.js";
import * as api from "../api/dictionaries.js";
import { live } from "../api/live.js";
import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, replace } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { addingElement, offerElement } from "./adding.js";

/** @typedef {import("../model/types.js").Dictionary} Dictionary */

const words = texts.define;

/** @returns {Promise<boolean>} once it is closed: whether anything has changed */
export async function openDictionaries() {
  const given = new AbortController();
  const list = new DictionaryList(given.signal);
  const { closed } = openDialog({ title: words.title, content: list.element, class: "define-dialog" });
  list.load();
  await closed;
  given.abort();
  return list.hasChanged;
}

/** Stands in a dialog here, and in any page that wants it. Only an admin can change the list; everybody else sees it. */
export class DictionaryList {
  #rows = h("ol", { role: "list", class: "define-list" });
  #offers = h("div", { class: "define-offers" });
  hasChanged = false;

  /** @type {string | undefined} what is shown */
  #shown;

  /** @param {AbortSignal} signal aborted when it is no longer seen */
  constructor(signal) {
    this.element = h(
      "div",
      { class: "define-manage" },
      h("p", { class: "settings-note" }, words.explained),
      this.#rows,
      account.isAdmin ? this.#offers : null,
      account.isAdmin
        ? addingElement(() => {
            this.hasChanged = true;
            this.load();
          })
        : h("p", { class: "settings-note" }, words.adminsOnly),
    );
    // Others add and remove, too.
    live.on(
      "list",
      ({ list }) => {
        if (list !== "dictionaries") return;
        this.hasChanged = true;
        this.load();
      },
      signal,
    );
    live.on("open", () => this.load(), signal);
  }

  load() {
    api.dictionaryList().then(({ dictionaries: all, offered }) => {
      this.#showOffers(offered);
      const focused =
        document.activeElement instanceof HTMLElement && this.#rows.contains(document.activeElement)
          ? document.activeElement
          : null;
      const id = Number(focused?.closest("li")?.dataset.id);
      this.#show(all, focused && id ? { id, action: focused.dataset.action ?? "use" } : null);
    }, showProblem);
  }

  /** @param {{id: string, name: string}[]} offered */
  #showOffers(offered) {
    const content = JSON.stringify(offered);
    if (content === this.#offers.dataset.content) return;
    this.#offers.dataset.content = content;
    replace(
      this.#offers,
      ...offered.map((offer) =>
        offerElement(offer, () => {
          this.hasChanged = true;
          this.load();
        }),
      ),
    );
  }

  /**
   * @param {Dictionary[]} all
   * @param {{id: number, action: string} | null} [focus] the control that is to have the focus
   */
  #show(all, focus = null) {
    // What was changed here comes back as an event, too.
    const content = JSON.stringify(all);
    if (content === this.#shown && !focus) return undefined;
    this.#shown = content;
    if (all.length === 0) {
      return replace(
        this.#rows,
        h(
          "li",
          { class: "define-none" },
          h("strong", {}, words.none),
          account.isAdmin ? h("p", {}, words.noneDetail) : null,
        ),
      );
    }
    replace(
      this.#rows,
      ...all.map((one, place) => (account.isAdmin ? this.#row(one, place, all) : rowWithoutControls(one))),
    );
    if (!focus) return undefined;
    const row = this.#rows.querySelector(`[data-id="${focus.id}"]`);
    const wanted =
      row?.querySelector(`[data-action="${focus.action}"]:not(:disabled)`) ??
      row?.querySelector("button:not(:disabled)");
    if (wanted instanceof HTMLElement) wanted.focus();
    return undefined;
  }

  /** @param {Dictionary} one @param {number} place @param {Dictionary[]} all */
  #row(one, place, all) {
    const { id, name, about, on } = one;
    const change = (/** @type {{on?: boolean, place?: number}} */ what, /** @type {string} */ action) =>
      this.#change(id, what, action);
    return h(
      "li",
      { class: "define-row", "data-id": String(id) },
      h(
        "label",
        { class: "define-use", title: about ?? "" },
        h("input", {
          type: "checkbox",
          checked: on,
          "aria-label": words.use(name),
          "data-action": "use",
          onchange: (/** @type {Event} */ event) =>
            change({ on: /** @type {HTMLInputElement} */ (event.target).checked }, "use"),
        }),
        nameElement(one),
      ),
      iconButton("arrowUp", words.up(name), {
        disabled: place === 0,
        "data-action": "up",
        onclick: () => change({ place: place - 1 }, "up"),
      }),
      iconButton("arrowDown", words.down(name), {
        disabled: place === all.length - 1,
        "data-action": "down",
        onclick: () => change({ place: place + 1 }, "down"),
      }),
      iconButton("trash", words.remove(name), {
        "data-action": "remove",
        onclick: () => {
          this.#remove(one).catch(showProblem);
        },
      }),
    );
  }

  /**
   * @param {number} id
   * @param {{on?: boolean, place?: number}} what
   * @param {string} action the control that is to have the focus after it
   */
  #change(id, what, action) {
    this.hasChanged = true;
    api.changeDictionary(id, what).then(
      (after) => this.#show(after, { id, action }),
      (error) => {
        showProblem(error);
        this.load();
      },
    );
  }

  /** @param {Dictionary} one */
  async #remove({ id, name }) {
    const { closed } = openDialog({
      title: words.removeTitle,
      content: words.removeDetail(name),
      actions: [
        { label: words.cancel, value: "" },
        { label: words.removeNow, value: "remove", kind: "danger" },
      ],
    });
    if ((await closed) !== "remove") return;
    this.hasChanged = true;
    this.#show(await api.removeDictionary(id));
    this.element.querySelector("button")?.focus();
  }
}

/** @param {Dictionary} one its name, and how many words it has */
function nameElement(one) {
  return h(
    "span",
    {},
    h("span", { class: "define-name" }, one.name),
    h("span", { class: "define-words" }, words.words(one.words)),
  );
}

/**
 * What a person who is no admin sees of a dictionary.
 * @param {Dictionary} one
 */
function rowWithoutControls(one) {
  return h(
    "li",
    { class: "define-row", "data-id": String(one.id) },
    h(
      "div",
      { class: "define-use", title: one.about ?? "" },
      nameElement(one),
      one.on ? null : h("span", { class: "define-words" }, words.off),
    ),
  );
}
