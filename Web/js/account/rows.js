// @ts-check
// Parts of the account view: sections, and lists whose rows have a button each.

import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, redraw, replace } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";

/**
 * @template Item
 * @param {() => Promise<Item[]>} load
 * @param {(item: Item, run: (change: () => Promise<Item[]>) => Promise<void>) => HTMLElement} row
 * @param {string} [none] shown where there is nothing
 * @param {(error: unknown) => void} [unloaded] is told why the list did not come
 * @returns {{element: HTMLElement, show: (items: Item[]) => void, reload: () => Promise<void>}}
 */
export function rows(load, row, none = "", unloaded = showProblem) {
  const element = h("ul", { class: "account-rows", role: "list", "aria-busy": true });
  /** @param {Item[]} items */
  const show = (items) => {
    element.setAttribute("aria-busy", "false");
    if (items.length === 0 && none) replace(element, h("li", { class: "account-none" }, none));
    else redraw(element, ...items.map((item) => row(item, run)));
  };
  /** @param {() => Promise<Item[]>} change */
  const run = async (change) => {
    try {
      show(await change());
    } catch (error) {
      showProblem(error);
    }
  };
  const reload = async () => {
    let items;
    try {
      items = await load();
    } catch (error) {
      unloaded(error);
      return;
    }
    show(items);
  };
  reload();
  return { element, show, reload };
}

/**
 * @param {{title: string, detail: string, isCurrent?: boolean}} words
 * @param {...import("../ui/element.js").Child} actions
 */
export function rowElement({ title, detail, isCurrent = false }, ...actions) {
  return h(
    "li",
    { class: "account-row" },
    h(
      "div",
      { class: "account-words" },
      h(
        "div",
        { class: "account-title", dir: "auto" },
        title,
        isCurrent && h("span", { class: "badge" }, texts.account.thisDevice),
      ),
      h("div", { class: "account-detail" }, detail),
    ),
    ...actions,
  );
}

/**
 * A secret that is shown once, with a button that copies it.
 * @param {{label: string, secret: string, detail: string}} words
 */
export function secretBox({ label, secret, detail }) {
  const field = h("input", {
    class: "field secret",
    readonly: true,
    "aria-label": label,
    spellcheck: "false",
    onfocus: () => field.select(),
  });
  field.value = secret;
  const copy = button(texts.account.copy, {
    icon: "clipboard",
    onclick: async () => {
      // Only over TLS or on this machine; elsewhere it is selected, to be copied by hand.
      field.select();
      try {
        await navigator.clipboard.writeText(secret);
        const words = copy.querySelector("span");
        if (words) words.textContent = texts.account.copied;
      } catch {
        /* It is selected. */
      }
    },
  });
  return h(
    "div",
    { class: "secret-box", role: "status" },
    h("p", {}, detail),
    h("div", { class: "secret-line" }, field, copy),
  );
}

/**
 * A part of the view under a heading.
 * @param {string} title @param {...import("../ui/element.js").Child} children
 */
export function section(title, ...children) {
  return h("section", { class: "account-section" }, h("h2", {}, title), ...children);
}
