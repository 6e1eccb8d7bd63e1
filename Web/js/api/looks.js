// @ts-check
// The routes of a person's own fonts and backgrounds.

import { addressOf } from "../basics/address.js";
import { call } from "./request.js";

/**
 * @typedef {import("../model/types.js").Font} Font
 * @typedef {import("../model/types.js").Background} Background
 */

/** @returns {Promise<Background[]>} */
export async function backgrounds() {
  return (await call("/api/backgrounds")).backgrounds;
}

/** @param {string} id */
export const backgroundAddress = (id) => addressOf(`/api/backgrounds/${id}`);

/** @param {Blob} file @returns {Promise<Background>} */
export function addBackground(file) {
  return call("/api/backgrounds", {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/octet-stream" },
  });
}

/** @param {string} id @returns {Promise<Background>} */
export function removeBackground(id) {
  return call(`/api/backgrounds/${id}`, { method: "DELETE" });
}

/** @returns {Promise<Font[]>} */
export async function fonts() {
  return (await call("/api/fonts")).fonts;
}

/** @param {string} id */
export const fontAddress = (id) => addressOf(`/api/fonts/${id}`);

/** @param {Blob} file @param {string} name @returns {Promise<Font>} */
export function addFont(file, name) {
  const query = new URLSearchParams({ name });
  return call(`/api/fonts?${query}`, {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/octet-stream" },
  });
}

/** @param {string} id @returns {Promise<Font>} */
export function removeFont(id) {
  return call(`/api/fonts/${id}`, { method: "DELETE" });
}
