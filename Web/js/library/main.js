// @ts-check
import { books } from "../api.js";
import { h } from "../ui/element.js";
import { setTitle } from "../ui/navigation.js";

/** @param {HTMLElement} root */
export async function mount(root) {
  setTitle(null);
  const list = await books();
  root.append(h("main", { class: "notice" },
    h("h1", { "data-view-heading": true, tabindex: "-1" }, "Library"),
    ...list.map((book) => h("p", {}, h("a", { href: `/read/${book.id}` }, book.title)))));
  return { destroy() {} };
}
