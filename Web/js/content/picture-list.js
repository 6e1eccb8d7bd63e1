// @ts-check
// Pure: the pictures in the markup of a chapter.

/** Pixels; smaller ones are letters, lines and ornaments. */
const LEAST = 64;

/** @typedef {{element: Element, label: string, caption: string}} Picture */

/**
 * Whether an element is a picture that can be looked at closely.
 * @param {Element} element
 */
export function isPicture(element) {
  if (element.localName === "svg") return !element.parentElement?.closest("svg, math");
  return element.localName === "img" && element.hasAttribute("src");
}

/** @param {Element} element on the page */
export function isLargeEnough(element) {
  const { width, height } = element.getBoundingClientRect();
  return width >= LEAST && height >= LEAST;
}

/** @param {Element} element @returns {Picture} */
export function pictureOf(element) {
  const label = element.getAttribute("alt") ?? element.getAttribute("aria-label") ?? "";
  const caption = element.closest("figure")?.querySelector("figcaption")?.textContent?.trim() ?? "";
  return { element, label, caption };
}
