// @ts-check
// The `section` element of a chapter, and the directions of a book's lines and pages.

import { addStyleClasses } from "./book-styles.js";
import { h } from "../ui/element.js";
import { isRightToLeft } from "./direction.js";

/** @typedef {import("../model/types.js").BookDetails} BookDetails */
/** @typedef {import("../model/types.js").Chapter} Chapter */
/** @typedef {"horizontal-tb" | "vertical-rl" | "vertical-lr"} Writing */

/**
 * Whether the book's pages are designed, each with a size of its own.
 * @param {BookDetails} details
 */
export const isDesigned = ({ layout }) => layout === "pre-paginated";

/**
 * Whether a chapter among text that flows is a designed page of a known size, and is shown as one.
 * @param {{style: import("../model/types.js").ChapterStyle | null} | undefined} chapter
 */
export const isInset = (chapter) => chapter?.style?.layout === "pre-paginated" && chapter.style.page !== null;

/**
 * @param {BookDetails} details
 * @param {number} chapter
 * @param {Chapter} [loaded] once it is known
 * @returns {HTMLElement}
 */
export function chapterSection(details, chapter, loaded) {
  const language = loaded?.language ?? details.language;
  const section = h("section", {
    class: isInset(loaded) ? "chapter-inset" : "chapter",
    "data-chapter-index": chapter,
    lang: language ?? "",
    dir: isRightToLeft(language, details.direction) ? "rtl" : "ltr",
    "aria-label": details.chapters[chapter]?.title ?? null,
  });
  // A designed page has its own style in its own box; without a size it has no box, and its style would leave its place.
  if (loaded?.style && !isDesigned(/** @type {any} */ (loaded.style))) addStyleClasses(section, loaded);
  return section;
}

/**
 * Which way the book is written.
 * @param {BookDetails} details
 * @returns {Writing}
 */
export function writingOf(details) {
  return details.writing ?? "horizontal-tb";
}

/**
 * Whether the next page is to the left.
 * @param {BookDetails} details
 */
export function turnsLeft(details) {
  if (writingOf(details) !== "horizontal-tb") return writingOf(details) === "vertical-rl";
  return details.direction === "rtl" || isRightToLeft(details.language, "ltr");
}
