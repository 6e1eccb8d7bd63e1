// @ts-check
// Makes elements of the entries that dictionaries have for a word.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";

const words = texts.define;

/**
 * @param {import("../model/types.js").Definition} definition
 * @param {(word: string) => void} go to another headword
 * @returns {HTMLElement[]}
 */
export function entryElements({ dictionaries }, go) {
  return dictionaries.map(({ name, entries, problem }) =>
    h(
      "section",
      { class: "define-section", "aria-label": name },
      ...entries.map((entry) => entryElement(entry, go)),
      problem !== null && h("p", { class: "define-problem" }, problem),
      h("p", { class: "define-source" }, name),
    ),
  );
}

/** @param {import("../model/types.js").DictionaryEntry} entry @param {(word: string) => void} go */
function entryElement({ headword, pronunciation, html }, go) {
  const body = h("div", { class: "define-body" });
  // The server has left nothing in it but a few elements without attributes, and words that links lead to.
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const link of template.content.querySelectorAll("a")) {
    const word = link.dataset.word ?? "";
    const inner = h("button", { type: "button", class: "define-link", onclick: () => go(word) });
    inner.append(...link.childNodes);
    link.replaceWith(word ? inner : (inner.textContent ?? ""));
  }
  body.append(template.content);
  return h(
    "article",
    { class: "define-entry" },
    h("h3", {}, headword, pronunciation !== null && h("span", { class: "define-sound" }, pronunciation)),
    body,
  );
}

/** @param {string[]} suggestions @param {(word: string) => void} go */
export function suggestionElement(suggestions, go) {
  return h(
    "div",
    { class: "define-near" },
    h("h3", {}, words.near),
    h(
      "ul",
      { role: "list" },
      ...suggestions.map((word) =>
        h("li", {}, h("button", { type: "button", class: "button define-suggestion", onclick: () => go(word) }, word)),
      ),
    ),
  );
}
