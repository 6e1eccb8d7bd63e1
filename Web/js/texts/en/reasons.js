// @ts-check
// What the server says of a book, of a sentence and of a line, by its code. It says them in English itself, in a sentence of its own.

/** @typedef {Record<string, (values: Record<string, string>) => string>} Sentences by code */

/** @type {{finding: Sentences, skipped: Sentences, refused: Sentences}} */
export const reasons = { finding: {}, skipped: {}, refused: {} };
