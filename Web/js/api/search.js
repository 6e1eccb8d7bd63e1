// @ts-check
// The routes that search a book and the whole library.

import { addressOf } from "../basics/address.js";
import { JSONLines } from "../basics/json-lines.js";
import { Problem } from "../model/problem.js";
import { call, problemOf, unreachable } from "./request.js";

/**
 * Looks for something in the texts of all books.
 * @param {string} text
 * @param {{from?: number, signal: AbortSignal}} options `from`: how many books are left out
 * @returns {Promise<import("../model/types.js").LibrarySearch>}
 */
export function searchLibrary(text, { from = 0, signal }) {
  return call(`/api/search?${new URLSearchParams({ q: text, from: String(from) })}`, { signal });
}

/**
 * Looks for something in a book; `take` gets the lines of the answer as they come.
 * @param {number} id
 * @param {{text: string, whole?: boolean, case?: boolean, accents?: boolean, regex?: boolean, from?: number, limit?: number}} query
 * @param {(lines: any[]) => void} take
 * @param {AbortSignal} signal
 */
export async function searchBook(id, query, take, signal) {
  const parameters = new URLSearchParams({ q: query.text });
  for (const name of /** @type {const} */ (["whole", "case", "accents", "regex"]))
    if (query[name]) parameters.set(name, "true");
  if (query.from) parameters.set("from", String(query.from));
  if (query.limit) parameters.set("limit", String(query.limit));
  try {
    const response = await fetch(addressOf(`/api/books/${id}/search?${parameters}`), { signal });
    if (!response.ok || !response.body) throw await problemOf(response);
    const lines = new JSONLines();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const values = lines.add(part.value);
      const failure = values.find(({ problem }) => problem);
      if (failure) throw new Problem(failure.problem);
      if (values.length > 0) take(values);
    }
  } catch (error) {
    if (error instanceof TypeError && !signal.aborted) throw unreachable();
    throw error;
  }
}
