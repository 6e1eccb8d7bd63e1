// @ts-check
// The box of a designed page has the size that the page was designed for, and is scaled as a whole. It clips its
// content.

import { GROUPS } from "./style-choice.js";
import { addStyleClasses } from "./book-styles.js";
import { h } from "../ui/element.js";

/** @typedef {{width: number, height: number}} Size */

/** Its own style counts whole, whatever is chosen for texts that flow. */
export const emptyBox = () => h("div", { class: `fixed-page ${GROUPS.join(" ")}` });

/** @param {HTMLElement} box @param {Size} size that it was designed for, in CSS pixels */
export function setSize({ style }, { width, height }) {
  style.setProperty("--page-width", `${width}px`);
  style.setProperty("--page-height", `${height}px`);
}

/**
 * The background of the book's body becomes that of the whole page, as in a window of its own.
 * @param {HTMLElement} box
 * @returns {boolean} whether it could be known already
 */
export function takeBodyBackground(box) {
  const body = box.querySelector("book-body");
  if (!body?.isConnected) return false;
  const { backgroundColor, backgroundImage, backgroundRepeat, backgroundSize, backgroundPosition } =
    getComputedStyle(body);
  if (backgroundColor !== "rgba(0, 0, 0, 0)") box.style.backgroundColor = backgroundColor;
  if (backgroundImage !== "none")
    Object.assign(box.style, { backgroundImage, backgroundRepeat, backgroundSize, backgroundPosition });
  return true;
}

/** Its slot has its shape from the style sheet; only how much the page is scaled is asked from the layout. */
const slots = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const box = target.firstElementChild;
    if (!(target instanceof HTMLElement) || !(box instanceof HTMLElement)) continue;
    takeBodyBackground(box);
    box.style.transform = `scale(${target.clientWidth / Number(target.dataset.width)})`;
  }
});

/**
 * A designed page among text that flows.
 * @param {import("../model/types.js").Chapter} chapter
 * @param {Node} content
 * @param {Size} size
 */
export function insetPage(chapter, content, size) {
  const section = h("div", { class: "fixed-chapter" }, content);
  addStyleClasses(section, chapter);
  const box = emptyBox();
  box.append(section);
  setSize(box, size);
  const slot = h("div", { class: "fixed-slot fixed-inset", "data-width": size.width }, box);
  slot.style.setProperty("--page-ratio", String(size.width / size.height));
  slots.observe(slot);
  return slot;
}
