// @ts-check
// Pure: finds out what the server says of a book in which there is nothing to read.

/** What the server's findings about such a book are called. */
const CODES = new Set(["nothing-to-read", "only-frames"]);
/** Only so short a book may have nothing to read, in UTF-16 units: nobody fills pages with invisible characters by accident. */
const LONGEST = 1000;

/** @param {import("./types.js").Finding[]} findings @returns {import("./types.js").Finding | undefined} */
export const blankFinding = (findings) => findings.find(({ code }) => CODES.has(code ?? ""));

/** @param {{length: number}} book */
export const mayBeBlank = ({ length }) => length <= LONGEST;
