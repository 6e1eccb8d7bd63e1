// @ts-check
// Whether designed pages are shown as designed, or what stands on them as one text that flows: the person's choice for a book.

import { can } from "../model/capabilities.js";
import { settings } from "../settings/settings.js";
import { isDesigned } from "../text/section.js";

/** @typedef {import("../model/types.js").BookDetails} BookDetails */

/**
 * Whether a book of designed pages can be shown as text, too.
 * @param {BookDetails} details
 */
export const hasBothViews = (details) => isDesigned(details) && can(details, "reflow");

/**
 * Whether a book is shown as its designed pages.
 * @param {BookDetails} details
 */
export const showsDesign = (details) =>
  isDesigned(details) && !(hasBothViews(details) && settings.value("designedAsText", details.id));

/**
 * @param {BookDetails} details
 * @param {boolean} asDesigned
 */
export function chooseDesign(details, asDesigned) {
  settings.set("designedAsText", !asDesigned, details.id);
}
