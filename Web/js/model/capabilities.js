// @ts-check
// Pure: what can be done with a book. Nothing else is offered for it.

import { blankFinding } from "./blank.js";

/** @typedef {import("./types.js").Capability} Capability */
/** @typedef {import("./types.js").Finding} Finding */

/**
 * Whether something can be done with a book.
 * @param {{capabilities?: Capability[], findings?: Finding[]}} book an answer that an earlier version has kept names no capabilities, and
 *   its formats could do everything; a book with nothing to read is not listened to, as far as its findings are known
 * @param {Capability} capability
 */
export const can = ({ capabilities, findings = [] }, capability) =>
  (capabilities?.includes(capability) ?? true) && (capability !== "listen" || !blankFinding(findings));

/**
 * Whether a book has words, without which nothing follows a line, goes by itself, or becomes plain text.
 * @param {{capabilities?: Capability[]}} book
 */
export const hasWords = (book) => can(book, "search");
