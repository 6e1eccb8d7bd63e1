// @ts-check
// The element of a chapter, and which way a book's lines and pages go.

import { h } from "../ui/element.js";
import { isRightToLeft } from "./direction.js";

/** @typedef {import("../api.js").BookDetails} BookDetails */
/** @typedef {"horizontal-tb" | "vertical-rl" | "vertical-lr"} Writing */

/**
 * @param {BookDetails} details
 * @param {number} chapter
 * @param {string | null} [chapterLanguage] once it is known
 * @returns {HTMLElement}
 */
export function chapterSection(details, chapter, chapterLanguage) {
  const language = chapterLanguage ?? details.language;
  return h("section", {
    class: "chapter", "data-chapter-index": chapter, lang: language ?? "",
    dir: isRightToLeft(language, details.direction) ? "rtl" : "ltr", "aria-label": details.chapters[chapter]?.title ?? null,
  });
}

/**
 * Which way the book is written.
 * @param {BookDetails} details
 * @returns {Writing}
 */
export function writingOf(details) {
  const { writing } = /** @type {{writing?: Writing}} */ (details);
  return writing ?? "horizontal-tb";
}

/**
 * Whether the next page is to the left.
 * @param {BookDetails} details
 */
export function turnsLeft(details) {
  if (writingOf(details) !== "horizontal-tb") return writingOf(details) === "vertical-rl";
  return details.direction === "rtl" || isRightToLeft(details.language, "ltr");
}
