// @ts-check
// The pages of a book that is shown as these: chapters of fixed layout, or what the book's file draws.

import { drawnPages } from "../api/drawn-pages.js";
import { isDrawn, showsDesign, turnOf } from "../fixed/choice.js";
import { FixedPages } from "../fixed/pages.js";
import { DrawnPages } from "./pages.js";

/**
 * @param {import("../text/book.js").BookModel} model
 * @returns {Promise<import("../fixed/pages.js").PageSource | null>} `null` for a book that is shown as text, and where its pages
 *   can't be had, as without a connection
 */
export async function pagesOf(model) {
  const { details } = model;
  if (!showsDesign(details)) return null;
  if (!isDrawn(details)) return new FixedPages(model);
  try {
    const { pages } = await drawnPages(details.id);
    return new DrawnPages(model, pages, turnOf(details));
  } catch {
    return null;
  }
}
