// @ts-check
// Whether pages are shown as designed, or what stands on them as one text that flows: the person's choice for a book. A book of
// designed pages begins with these, and one whose file draws pages, as PDF does, with its text, if it has one.

import { can } from "../model/capabilities.js";
import { settings } from "../settings/settings.js";
import { isDesigned } from "../text/section.js";

/** @typedef {import("../model/types.js").BookDetails} BookDetails */

/**
 * An answer that an earlier version has kept names no capabilities, and its books had no drawn pages.
 * @param {BookDetails} details
 */
export const isDrawn = (details) => details.capabilities !== undefined && can(details, "drawn");

/**
 * Whether a book of pages can be shown as text, too.
 * @param {BookDetails} details
 */
export const hasBothViews = (details) => (isDesigned(details) || isDrawn(details)) && can(details, "reflow");

/**
 * Whether a book is shown as its pages.
 * @param {BookDetails} details
 */
export const showsDesign = (details) =>
  isDrawn(details)
    ? !can(details, "reflow") || settings.value("drawnPages", details.id)
    : isDesigned(details) && !(hasBothViews(details) && settings.value("designedAsText", details.id));

/**
 * By how many quarters with the clock the drawn pages of a book are turned by hand.
 * @param {BookDetails} details
 */
export const turnOf = (details) => settings.value("pageTurn", details.id);

/** @param {BookDetails} details @param {1 | -1} step */
export function turnPages(details, step) {
  const turn = /** @type {0 | 1 | 2 | 3} */ ((turnOf(details) + step + 4) % 4);
  if (turn === 0) settings.clear("pageTurn", details.id);
  else settings.set("pageTurn", turn, details.id);
}

/**
 * @param {BookDetails} details
 * @param {boolean} asDesigned
 */
export function chooseDesign(details, asDesigned) {
  if (isDrawn(details)) settings.set("drawnPages", asDesigned, details.id);
  else settings.set("designedAsText", !asDesigned, details.id);
}
