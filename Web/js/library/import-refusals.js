// @ts-check
// Why a file is not taken, where the page knows that without the server or says it for the server.

import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";

/**
 * A folder, or a file that has vanished, fails here and not as a broken connection.
 * @param {Blob} file
 */
export async function checkReadable(file) {
  if (file.size === 0) throw localProblem("empty", texts.library.empty);
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw localProblem("unreadable", texts.library.unreadable);
  }
}

/**
 * What the server says of a book that it has.
 * @param {import("../model/types.js").Book} existing
 */
export function alreadyThere(existing) {
  return new Problem({
    type: "duplicate",
    title: "",
    status: 409,
    detail: texts.library.isThere(existing.title),
    existing,
  });
}

/** @param {string} type @param {string} detail */
export function localProblem(type, detail) {
  return new Problem({ type, title: "", status: 0, detail });
}
