// @ts-check
// The routes of replacement rules.

import { addressOf } from "../basics/address.js";
import { call, json } from "./request.js";

/**
 * @typedef {import("../model/types.js").ReplacementRule} ReplacementRule
 * @typedef {import("../model/types.js").Replacements} Replacements
 */

/** @returns {Promise<Replacements>} */
export function replacements() {
  return call("/api/replacements");
}

/** @param {Replacements} list @returns {Promise<Replacements>} */
export function setReplacements(list) {
  return call("/api/replacements", { method: "PUT", ...json(list) });
}

export const replacementFileAddress = () => addressOf("/api/replacements/file");

/** @param {Blob} file @returns {Promise<{rules: ReplacementRule[], refused: number[]}>} */
export function importReplacements(file) {
  return call("/api/replacements/import", {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/json" },
  });
}

/**
 * What a rule makes of a paragraph.
 * @param {{text: string, rule: ReplacementRule}} trial
 * @returns {Promise<{text: string, count: number, gaveUp: boolean}>}
 */
export function tryReplacement(trial) {
  return call("/api/replacements/preview", { method: "POST", ...json(trial) });
}
