// @ts-check
// Pure: finds out what the server says of a book in which there is nothing to read.

/** What the server's findings about such a book are called. */
const CODES = new Set(["nothing-to-read", "only-frames"]);
/** The longest text of a blank book, in UTF-16 units. A longer text of invisible characters doesn't count as blank. */
const LONGEST = 1000;

/** @param {import("./types.js").Finding[]} findings @returns {import("./types.js").Finding | undefined} */
export const blankFinding = (findings) => findings.find(({ code }) => CODES.has(code ?? ""));

/** @param {{length: number}} book */
export const mayBeBlank = ({ length }) => length <= LONGEST;
