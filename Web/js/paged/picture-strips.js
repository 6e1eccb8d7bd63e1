// @ts-check
// Pictures that are far higher than wide, such as those of web comics, go on from page to page: what stands in the place of such a
// picture is its first page, and copies of it show the others.

import { freeStrip, isStrip } from "../text/picture-strips.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */

/**
 * For which layout a picture was cut.
 * @type {WeakMap<Element, Geometry>}
 */
const cutFor = new WeakMap();
/** Pixels that are no page of their own. */
const SLACK = 1;

/**
 * Cuts the strips that have come, and puts together those that fit by now.
 * @param {HTMLElement} root of a chapter
 * @param {Geometry} geometry
 */
export function cutStrips(root, geometry) {
  if (geometry.isVertical) return;
  for (const image of root.querySelectorAll("img")) {
    if (!isStrip(image) || image.hasAttribute("data-copy") || cutFor.get(image) === geometry) continue;
    if (image.closest("table, .fixed-inset")) continue;
    cutFor.set(image, geometry);
    cut(image, Math.floor(geometry.depth));
  }
}

/**
 * @param {HTMLImageElement} image
 * @param {number} depth of a page, in pixels
 */
function cut(image, depth) {
  freeStrip(image);
  image.dataset.cut = "whole";
  image.style.setProperty("--cut-width", `${image.naturalWidth}px`);
  for (const name of ["--cut-height", "--cut-at"]) image.style.removeProperty(name);
  const width = image.getClientRects()[0]?.width ?? 0;
  const height = (width * image.naturalHeight) / image.naturalWidth;
  const count = Math.max(1, Math.ceil((height - SLACK) / depth));
  const pages = [image, ...copiesOf(image)];
  for (const extra of pages.splice(count)) extra.remove();
  while (pages.length < count) pages.push(copy(image, pages[pages.length - 1]));
  if (count === 1) return;
  pages.forEach((page, index) => {
    page.dataset.cut = index === count - 1 ? "last" : "on";
    page.style.setProperty("--cut-width", `${width}px`);
    page.style.setProperty("--cut-height", `${index === count - 1 ? height - index * depth : depth}px`);
    page.style.setProperty("--cut-at", `${-index * depth}px`);
  });
}

/** @param {HTMLImageElement} image */
function copiesOf(image) {
  /** @type {HTMLImageElement[]} */
  const copies = [];
  let next = image.nextElementSibling;
  while (next instanceof HTMLImageElement && next.hasAttribute("data-copy")) {
    copies.push(next);
    next = next.nextElementSibling;
  }
  return copies;
}

/** @param {HTMLImageElement} image @param {HTMLImageElement} before */
function copy(image, before) {
  const made = /** @type {HTMLImageElement} */ (image.cloneNode());
  for (const name of ["id", "tabindex", "aria-description"]) made.removeAttribute(name);
  made.setAttribute("data-copy", "");
  // A screen reader announces the slices as one picture.
  made.alt = "";
  made.setAttribute("aria-hidden", "true");
  before.after(made);
  return made;
}
