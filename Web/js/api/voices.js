// @ts-check
// The routes of voices, sound and timelines.

import { addressOf } from "../basics/address.js";
import { call, json } from "./request.js";

/**
 * @typedef {import("../model/types.js").TimelinePart} TimelinePart
 * @typedef {import("../model/types.js").Voice} Voice
 * @typedef {import("../model/types.js").VoiceOffers} VoiceOffers
 * @typedef {import("../model/types.js").VoiceConnection} VoiceConnection
 * @typedef {import("../model/types.js").StreamRequest} StreamRequest
 */

/** @returns {Promise<{voices: Voice[], default: string}>} */
export function voices() {
  return call("/api/voices");
}

/** @returns {Promise<VoiceOffers>} the voices that can be installed or removed */
export function voiceOffers() {
  return call("/api/voices/offers");
}

/** @param {string} voice @returns {Promise<VoiceOffers>} while it is being installed */
export function installVoice(voice) {
  return call(`/api/voices/${encodeURIComponent(voice)}`, { method: "POST" });
}

/** @param {string} voice @returns {Promise<VoiceOffers>} without it, or without its installation */
export function removeVoice(voice) {
  return call(`/api/voices/${encodeURIComponent(voice)}`, { method: "DELETE" });
}

/** @returns {Promise<VoiceConnection[]>} the voices that other programs speak */
export async function voiceConnections() {
  return (await call("/api/voices/connections")).voices;
}

/**
 * Connects a voice of another program, which has to speak a sentence first.
 * @param {string} name
 * @param {{address: string, model: string, voice: string, language: string, key?: string}} voice without `key` the one that is kept stays
 * @param {AbortSignal} [signal]
 * @returns {Promise<VoiceConnection[]>}
 */
export async function connectVoice(name, voice, signal) {
  const request = { method: "PUT", signal, ...json(voice) };
  return (await call(`/api/voices/connections/${encodeURIComponent(name)}`, request)).voices;
}

/** @param {string} name @returns {Promise<VoiceConnection[]>} without it */
export async function disconnectVoice(name) {
  return (await call(`/api/voices/connections/${encodeURIComponent(name)}`, { method: "DELETE" })).voices;
}

/** @param {string} voice */
export function previewAddress(voice) {
  return addressOf(`/api/voices/${encodeURIComponent(voice)}/preview`);
}

/** @param {StreamRequest} request */
function streamQuery(request) {
  const query = new URLSearchParams({ from: String(request.from), voice: request.voice });
  if (request.until) query.set("until", request.until);
  if (request.rules) query.set("rules", request.rules);
  if (request.format === "opus") query.set("format", request.format);
  if (request.languages) query.set("languages", request.languages);
  return query;
}

/**
 * The address of the sound from a place on.
 * @param {number} id
 * @param {StreamRequest} request
 */
export function audioAddress(id, request) {
  return addressOf(`/api/books/${id}/audio?${streamQuery(request)}`);
}

/**
 * The times of what is spoken, from a segment on; waits until there is something.
 * @param {number} id
 * @param {StreamRequest} request
 * @param {number} index
 * @param {AbortSignal} signal
 * @param {number} [count] the most segments; as many as the server gives, if left out
 * @returns {Promise<TimelinePart>}
 */
export function timeline(id, request, index, signal, count) {
  const query = streamQuery(request);
  query.set("index", String(index));
  if (count !== undefined) query.set("count", String(count));
  return call(`/api/books/${id}/timeline?${query}`, { signal });
}
