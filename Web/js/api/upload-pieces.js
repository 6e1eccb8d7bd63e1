// @ts-check
// Sends a large file in pieces and makes a book of it, or the books of a folder.

import { addressOf } from "../basics/address.js";
import { Problem } from "../model/problem.js";
import { AT_ONCE_LIMIT, sendPieces } from "./pieces.js";
import { call } from "./request.js";
import { passwordHeader, upload } from "./upload.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").StreamRequest} StreamRequest */
/** @typedef {import("./upload.js").UploadOptions} UploadOptions */
/** @typedef {{id: string | null}} Resumption the upload that a further try goes on with */

/** What passes by itself: no answer, another piece in the way, a program that is busy. */
const PASSING = new Set(["unreachable", "conflict", "busy"]);

/** @param {Blob} file */
export const comesInPieces = (file) => file.size > AT_ONCE_LIMIT;

/**
 * @param {Blob} file
 * @param {string} name
 * @param {(upload: string) => string} purpose the address that takes the complete file, of the upload's id
 * @param {UploadOptions & {resumption?: Resumption}} options
 * @returns {Promise<any>} the book; of a folder, what became of its books
 */
export async function uploadInPieces(file, name, purpose, options) {
  const { signal, resumption = { id: null } } = options;
  const id = await sendInPieces(file, name, "book", { ...options, resumption });
  try {
    const made = await call(purpose(id), { method: "POST", signal, headers: passwordHeader(options) });
    resumption.id = null;
    return made;
  } catch (error) {
    if (signal?.aborted) giveUpUpload(id);
    throw error;
  }
}

/**
 * Sends all of a file.
 * @param {Blob} file
 * @param {string} name
 * @param {"book" | "recording"} purpose
 * @param {{signal?: AbortSignal, progress?: (fraction: number) => void, resumption: Resumption}} options
 * @returns {Promise<string>} the upload's id
 */
export async function sendInPieces(file, name, purpose, { signal, progress, resumption }) {
  // Not broken off by the signal: of an upload that has begun, the id must be known to give it up.
  const isNew = !(await isKnown(resumption.id));
  const id = isNew ? await announce(file, name, purpose) : (resumption.id ?? "");
  resumption.id = id;
  const path = `/api/uploads/${id}`;
  try {
    signal?.throwIfAborted();
    await sendPieces(
      file.size,
      {
        ask: async () => (await call(path, { signal })).received,
        send: async (start, end) => {
          const told = (/** @type {number} */ fraction) =>
            // All of it has arrived only when the last piece is answered.
            progress?.(Math.min((start + fraction * (end - start)) / file.size, 0.999));
          /** @type {any} */
          const answer = await upload("PATCH", `${path}?offset=${start}`, file.slice(start, end), {
            signal,
            progress: told,
          });
          return answer.received;
        },
        isPassing: (error) => error instanceof Problem && PASSING.has(error.type),
        wait: (milliseconds) => waitOrOnline(milliseconds, signal),
      },
      isNew,
    );
    progress?.(1);
    return id;
  } catch (error) {
    if (signal?.aborted) giveUpUpload(id);
    throw error;
  }
}

/**
 * Has the server delete what has arrived, and read it no further.
 * Where this does not arrive, the server forgets the upload after some days.
 * @param {string} id
 */
export function giveUpUpload(id) {
  call(`/api/uploads/${id}`, { method: "DELETE" }).catch(() => {});
}

/**
 * Those of the person that have begun.
 * @returns {Promise<import("../model/types.js").Upload[]>}
 */
export const unfinishedUploads = async () => (await call("/api/uploads")).uploads;

/**
 * What of a text can be read before all of it is there; no `html` for a format that has to be whole.
 * @param {string} id
 * @param {number} byte of the file, at whose line the passage begins
 * @returns {Promise<import("../model/types.js").Passage>}
 */
export async function uploadPassage(id, byte) {
  return { ...(await call(`/api/uploads/${id}/passage?byte=${byte}`)), byte };
}

/**
 * The address of the sound of a passage.
 * @param {string} id
 * @param {number} byte by which the passage was asked for
 * @param {StreamRequest} request `from` is an offset in its text
 */
export function passageAudioAddress(id, byte, request) {
  return addressOf(`/api/uploads/${id}/audio?${passageQuery(byte, request)}`);
}

/**
 * The times of what is spoken of a passage, from a segment on; waits until there is something.
 * @param {string} id
 * @param {number} byte
 * @param {StreamRequest} request
 * @param {number} index
 * @param {AbortSignal} signal
 * @returns {Promise<import("../model/types.js").TimelinePart>}
 */
export function passageTimeline(id, byte, request, index, signal) {
  const query = passageQuery(byte, request);
  query.set("index", String(index));
  return call(`/api/uploads/${id}/timeline?${query}`, { signal });
}

/** @param {number} byte @param {StreamRequest} request */
function passageQuery(byte, { from, voice, format, languages }) {
  const query = new URLSearchParams({ byte: String(byte), from: String(from), voice });
  if (format === "opus") query.set("format", format);
  if (languages) query.set("languages", languages);
  return query;
}

/**
 * Looks for words in some of a text that has arrived; the answer says where to go on.
 * @param {string} id
 * @param {string} words
 * @param {number} from the first byte
 * @param {number} limit how many matches at most
 * @param {AbortSignal} signal
 * @returns {Promise<import("../model/types.js").PassageAnswer>}
 */
export function searchUpload(id, words, from, limit, signal) {
  const parameters = new URLSearchParams({ q: words, from: String(from), limit: String(limit) });
  return call(`/api/uploads/${id}/search?${parameters}`, { signal });
}

/**
 * Lists headings in some of a text that has arrived; the answer says where to go on.
 * @param {string} id
 * @param {number} from the first byte
 * @param {AbortSignal} signal
 * @returns {Promise<import("../model/types.js").PassageAnswer>}
 */
export async function uploadContents(id, from, signal) {
  const { headings, next, more } = await call(`/api/uploads/${id}/contents?from=${from}`, { signal });
  const matches = headings.map((/** @type {{title: string, start: number}} */ { title, start }) => ({
    start,
    end: start,
    before: "",
    text: title,
    after: "",
  }));
  return { matches, next, more };
}

/**
 * @param {Blob} file
 * @param {string} name
 * @param {"book" | "recording"} purpose
 * @returns {Promise<string>} the upload's id
 */
async function announce(file, name, purpose) {
  const parameters = new URLSearchParams({ name, length: String(file.size), for: purpose });
  return (await call(`/api/uploads?${parameters}`, { method: "POST" })).id;
}

/** @param {string | null} id */
async function isKnown(id) {
  if (id === null) return false;
  try {
    await call(`/api/uploads/${id}`);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.type === "not-found") return false;
    throw error;
  }
}

/**
 * Waits for a time, or until the browser has a network again.
 * @param {number} milliseconds @param {AbortSignal} [signal]
 * @returns {Promise<void>}
 */
function waitOrOnline(milliseconds, signal) {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end, { signal: over.signal });
    signal?.addEventListener(
      "abort",
      () => {
        over.abort();
        clearTimeout(timer);
        reject(signal.reason);
      },
      { signal: over.signal },
    );
  });
}
