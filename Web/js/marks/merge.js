// @ts-check
// Pure: merges a mark that two devices changed. Both sides' changes stay, and both notes.

import { FIELDS } from "../model/mark.js";

/** @typedef {import("../model/mark.js").Content} Content */

/** Between two notes that became one: a line in Markdown. */
const BETWEEN_NOTES = "\n\n---\n\n";

/**
 * @param {Content} ours
 * @param {Content | null} base what both began with, `null` when that is not known
 * @param {Content} theirs
 * @returns {Content}
 */
export function merged(ours, base, theirs) {
  /** @type {any} */
  const result = { kind: theirs.kind };
  for (const field of FIELDS) {
    const isOurs = base === null || ours[field] !== base[field];
    result[field] = isOurs ? ours[field] : theirs[field];
  }
  // A span is one thing: a start of ours with an end of theirs could be empty.
  if (base !== null && (ours.start !== base.start || ours.end !== base.end)) {
    result.start = ours.start;
    result.end = ours.end;
  }
  result.note = mergedNote(ours.note, base?.note ?? "", theirs.note);
  return result;
}

/** @param {string} ours @param {string} base @param {string} theirs */
function mergedNote(ours, base, theirs) {
  if (ours === base) return theirs;
  if (theirs === base || ours.includes(theirs)) return ours;
  if (theirs.includes(ours)) return theirs;
  return theirs + BETWEEN_NOTES + ours;
}
