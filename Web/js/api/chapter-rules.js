// @ts-check
// The routes of the rules that divide plain texts into chapters.

import { addressOf } from "../basics/address.js";
import { call, json } from "./request.js";

/** @typedef {import("../model/types.js").ChapterRule} ChapterRule */
/** @typedef {import("../model/types.js").ChapterRules} ChapterRules */

/** @returns {Promise<ChapterRules>} */
export function chapterRules() {
  return call("/api/chapter-rules");
}

/** @param {ChapterRules} list @returns {Promise<ChapterRules>} */
export function setChapterRules(list) {
  return call("/api/chapter-rules", { method: "PUT", ...json(list) });
}

export const chapterRulesAddress = () => addressOf("/api/chapter-rules/file");

/** @param {Blob} file @returns {Promise<{rules: ChapterRule[], refused: number[]}>} */
export function importChapterRules(file) {
  return call("/api/chapter-rules/import", {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/octet-stream" },
  });
}

/** @param {number} id @returns {Promise<import("../model/types.js").BookChapterRules>} */
export function bookChapterRules(id) {
  return call(`/api/books/${id}/chapter-rules`);
}

/**
 * A passage of a plain text at the person's place, with its lines shown as they are chosen.
 * @param {number} id @param {import("../model/types.js").TextCleaning} cleaning @param {AbortSignal} signal
 * @returns {Promise<{html: string, hidden: number}>} `hidden`: lines of the passage that are hidden
 */
export function previewCleaning(id, cleaning, signal) {
  return call(`/api/books/${id}/cleaning/preview`, { method: "POST", signal, ...json({ cleaning }) });
}

/**
 * The chapters that a rule makes of a book; `null` is the program's own way.
 * @param {number} id @param {string | null} rule @param {AbortSignal} signal
 * @returns {Promise<import("../model/types.js").ChapterPreview>}
 */
export function previewChapters(id, rule, signal) {
  return call(`/api/books/${id}/chapter-rules/preview`, { method: "POST", signal, ...json({ rule }) });
}
