// @ts-check
// The routes of audiobooks: a person's queue, and the files that come out of it.

import { addressOf } from "../basics/address.js";
import { call, json } from "./request.js";

/** @typedef {import("../model/types.js").Audiobook} Audiobook */

/**
 * `recordings`: whether the server can read recordings.
 * @returns {Promise<{audiobooks: Audiobook[], formats: import("../model/types.js").AudiobookFormat[], recordings: boolean}>}
 */
export const audiobooks = () => call("/api/audiobooks");

/**
 * @param {number} id of the book
 * @param {{voice: string, format: string, level?: "sentence" | "word"}} request
 * @returns {Promise<Audiobook>}
 */
export function makeAudiobook(id, request) {
  return call(`/api/books/${id}/audiobooks`, { method: "POST", ...json(request) });
}

/** @param {string} id @param {boolean} paused @returns {Promise<Audiobook>} */
export function setPaused(id, paused) {
  return call(`/api/audiobooks/${id}`, { method: "PATCH", ...json({ paused }) });
}

/** @param {string} id @returns {Promise<Audiobook[]>} those that are left */
export const removeAudiobook = async (id) => (await call(`/api/audiobooks/${id}`, { method: "DELETE" })).audiobooks;

/**
 * The secret is told this once.
 * @param {string} id @param {number} days how long the link is open
 * @returns {Promise<{secret: string, audiobook: Audiobook}>}
 */
export function shareAudiobook(id, days) {
  return call(`/api/audiobooks/${id}/link`, { method: "PUT", ...json({ days }) });
}

/** @param {string} id @returns {Promise<Audiobook>} */
export const endSharing = (id) => call(`/api/audiobooks/${id}/link`, { method: "DELETE" });

/**
 * What a link leads to.
 * @param {string} secret
 * @returns {Promise<import("../model/types.js").SharedAudiobook>}
 */
export const sharedAudiobook = (secret) => call(`/api/shared/${encodeURIComponent(secret)}`);

/** @param {string} secret */
export const sharedAddress = (secret) => addressOf(`/api/shared/${encodeURIComponent(secret)}/file`);

/** @param {string} id */
export const audiobookAddress = (id) => addressOf(`/api/audiobooks/${id}/file`);
