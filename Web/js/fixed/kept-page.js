// @ts-check
// Remembers on this device which designed page was open: pages without text share one offset.

import { personal } from "../basics/storage.js";

/** @typedef {import("../model/types.js").BookDetails} BookDetails */

const KEY = "vorleser.page";

/**
 * The page that was open last, if it is at this place and others are, too.
 * @param {BookDetails} details
 * @param {number} offset
 * @returns {number | null}
 */
export function keptPage({ id, chapters }, offset) {
  try {
    const kept = JSON.parse(personal.getItem(KEY) ?? "{}")[id];
    const chapter = chapters[kept];
    return chapter && chapter.start === offset && chapter.length === 0 ? kept : null;
  } catch {
    return null;
  }
}

/** @param {BookDetails} details @param {number} chapter */
export function keepPage({ id, chapters }, chapter) {
  try {
    const kept = JSON.parse(personal.getItem(KEY) ?? "{}");
    if (chapters[chapter].length === 0) kept[id] = chapter;
    else delete kept[id];
    personal.setItem(KEY, JSON.stringify(kept));
  } catch {
    /* Then it is not remembered. */
  }
}
