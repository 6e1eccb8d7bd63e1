// @ts-check
// The place in a book as this device keeps it until the server has it.

import { setPosition } from "../api/books.js";
import { Problem } from "../model/problem.js";
import { deviceName, read, write } from "../settings/device.js";

/**
 * @typedef {import("../model/types.js").BookDetails} BookDetails
 * @typedef {import("../model/types.js").Seen} Seen
 * @typedef {import("../model/types.js").ReadingState} ReadingState
 * @typedef {{offset: number, version: number, sent: number[], seen?: Seen, state?: ReadingState}} Kept a place, the version that it
 *   goes on from, what was sent on top of that version without an answer yet, the text that it is of, and whether that was read
 */

const STATES = new Set(["reading", "finished", "unread", "given-up"]);

/**
 * @param {number} book
 * @returns {Kept | null} `null` where nothing is kept, or nothing that can be understood
 */
export function keptPlace(book) {
  return parsed(read(keyOf(book)));
}

/**
 * @param {number} book
 * @param {Omit<Kept, "offset"> & {offset: number | null} | null} place `null` keeps nothing any more
 */
export function keepPlace(book, place) {
  write(keyOf(book), place && JSON.stringify(place));
}

/**
 * Has a place that was kept of another edition found in the present one by the server.
 * @param {BookDetails} details
 * @returns {Promise<BookDetails>} with the position that it has then
 */
export async function withKeptPlace(details) {
  const kept = keptPlace(details.id);
  if (!kept?.seen || !isOther(kept, details.edition)) return details;
  const device = deviceName();
  let { version } = kept;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const position = await setPosition(details.id, {
        offset: kept.offset,
        version,
        device,
        ...(kept.state ? { state: kept.state } : {}),
        ...kept.seen,
      });
      keepPlace(details.id, null);
      return { ...details, position };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { current } = error.document;
      // The server has moved this device's place with the text; that of another device counts.
      if (error.type === "conflict" && current?.device === device) version = current.version;
      else if (error.type === "conflict" || error.type === "other-edition") break;
      // It is asked again when the book is opened the next time.
      else return details;
    }
  }
  keepPlace(details.id, null);
  return details;
}

/** @param {number} id */
function keyOf(id) {
  return `vorleser.place.${id}`;
}

/** @param {Kept} kept @param {string} edition whether the offset is of another text */
export function isOther({ seen }, edition) {
  return seen !== undefined && seen.edition !== edition;
}

/** @param {string | null} text @returns {Kept | null} */
function parsed(text) {
  if (!text) return null;
  try {
    const { offset, version, sent, seen, state } = JSON.parse(text);
    const isWhole = Number.isInteger(offset) && Number.isInteger(version) && Array.isArray(sent);
    return isWhole
      ? {
          offset,
          version,
          sent,
          ...(typeof seen?.edition === "string" ? { seen } : {}),
          ...(STATES.has(state) ? { state } : {}),
        }
      : null;
  } catch {
    return null;
  }
}
