// @ts-check
// The routes of rules for reading aloud.

import { addressOf } from "../basics/address.js";
import { call, json, problemOf, unreachable, withToken } from "./request.js";

/**
 * @typedef {import("../model/types.js").SpeechRule} SpeechRule
 * @typedef {import("../model/types.js").SpeechChoices} SpeechChoices
 * @typedef {import("../model/types.js").Speech} Speech
 * @typedef {import("../model/types.js").SkipFinding} SkipFinding
 * @typedef {import("../model/types.js").Dialogue} Dialogue
 * @typedef {import("../model/types.js").DialogueChoices} DialogueChoices
 * @typedef {import("../model/types.js").ImportedRules} ImportedRules
 */

/** @param {number} id @returns {Promise<Speech>} */
export function speech(id) {
  return call(`/api/books/${id}/speech`);
}

/** @param {number} id @returns {Promise<{whole: boolean, findings: SkipFinding[]}>} */
export function speechFindings(id) {
  return call(`/api/books/${id}/speech/findings`);
}

/** @param {number} id @returns {Promise<Dialogue>} */
export function speechDialogue(id) {
  return call(`/api/books/${id}/speech/dialogue`);
}

/** @param {string} scope @returns {Promise<SpeechChoices>} */
export function speechChoices(scope) {
  return call(`/api/speech/${scope}`);
}

/** @param {SpeechChoices} choices @returns {Promise<SpeechChoices>} */
export function setSpeechChoices({ scope, ...choices }) {
  return call(`/api/speech/${scope}`, { method: "PUT", ...json(choices) });
}

/** @param {string} scope */
export function speechFileAddress(scope) {
  return addressOf(`/api/speech/${scope}/file`);
}

/** @param {Blob} file @returns {Promise<ImportedRules>} */
export function importSpeechRules(file) {
  return call("/api/speech/import", {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/octet-stream" },
  });
}

/**
 * A text as it would be read aloud with a rule or with voices that are not stored yet.
 * @param {{text: string, voice: string, book: number | null, rule: SpeechRule | null, dialogue?: DialogueChoices}} trial
 * @returns {Promise<Blob>}
 */
export async function speechTrial(trial) {
  const options = withToken({ method: "POST", ...json(trial) });
  const response = await fetch(addressOf("/api/speech/preview"), options).catch(() => {
    throw unreachable();
  });
  if (!response.ok) throw await problemOf(response);
  return response.blob();
}
