// @ts-check
// Pure: finds entries of the contents by name.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";

const words = texts.navigation;
const fold = (/** @type {string} */ text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/**
 * A field that hides the entries of a nested list which do not have its words; those around one that has stay.
 * @param {HTMLElement} list
 */
export function contentsFilter(list) {
  const none = h("p", { class: "contents-none", hidden: true, role: "status" }, words.noMatch);
  const field = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "search",
      class: "field",
      placeholder: words.filter,
      "aria-label": words.filter,
      autocomplete: "off",
      oninput: () => filter(),
    })
  );
  function filter() {
    const wanted = fold(field.value).split(/\s+/u).filter(Boolean);
    let count = 0;
    // Inner ones first: an entry stays for what is in it.
    for (const item of [...list.querySelectorAll("li")].reverse()) {
      const label = fold(
        item.firstElementChild?.firstElementChild?.textContent ?? item.firstElementChild?.textContent ?? "",
      );
      const isFound = wanted.every((word) => label.includes(word)) || item.querySelector("li:not([hidden])") !== null;
      item.hidden = !isFound;
      if (isFound) count += 1;
    }
    none.hidden = count > 0;
  }
  return h("div", { class: "contents-filter" }, field, none);
}
