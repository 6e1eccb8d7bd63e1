// @ts-check
// Stands in until the reader is there.

import { bookDetails } from "../api.js";
import { h } from "../ui/element.js";
import { setTitle } from "../ui/navigation.js";

/** @param {HTMLElement} root @param {{id: number}} params */
export async function mount(root, { id }) {
  const details = await bookDetails(id);
  setTitle(details.title);
  root.append(h("main", { class: "notice" },
    h("h1", { "data-view-heading": true, tabindex: "-1" }, details.title)));
  return { destroy() {} };
}
