// @ts-check
// Makes elements of a note's Markdown, never markup.

import { confirmLeaving } from "../ui/external-link.js";
import { h } from "../ui/element.js";
import { blocksOf } from "./markdown.js";

/**
 * @typedef {import("./markdown.js").Block} Block
 * @typedef {import("./markdown.js").Inline} Inline
 */

/** @param {string} text in Markdown @returns {HTMLElement} */
export function noteElement(text) {
  return h("div", { class: "note", dir: "auto" }, ...blocksOf(text).map(blockElement));
}

/** @param {Block} block @returns {HTMLElement} */
function blockElement(block) {
  switch (block.type) {
    // Headings of the page are others.
    case "heading":
      return h("p", { class: `note-heading note-heading-${Math.min(block.level, 3)}` }, ...block.content.map(inline));
    case "code":
      return h("pre", {}, h("code", {}, block.text));
    case "rule":
      return h("hr");
    case "quote":
      return h("blockquote", {}, ...block.blocks.map(blockElement));
    case "list":
      return listElement(block);
    default:
      return h("p", {}, ...block.content.map(inline));
  }
}

/** @param {Extract<Block, {type: "list"}>} list @returns {HTMLElement} */
function listElement({ isOrdered, start, items }) {
  const children = items.map((item) => {
    const [only] = item;
    // One paragraph alone is the item itself.
    if (item.length === 1 && only.type === "paragraph") return h("li", {}, ...only.content.map(inline));
    return h("li", {}, ...item.map(blockElement));
  });
  return isOrdered ? h("ol", { start: start === 1 ? null : start }, ...children) : h("ul", {}, ...children);
}

/** @param {Inline} part @returns {Node | string} */
function inline(part) {
  if (typeof part === "string") return part;
  if (part.type === "break") return h("br");
  const content = part.content.map(inline);
  if (part.type !== "link") return h(part.type, {}, ...content);
  const { address } = part;
  return h(
    "a",
    {
      href: address,
      rel: "noopener noreferrer nofollow",
      target: "_blank",
      onclick: (/** @type {Event} */ event) => {
        event.preventDefault();
        confirmLeaving(address);
      },
    },
    ...content,
  );
}
