// @ts-check
// What the server's problems are called in the reader's language. It says them in English itself, in a sentence of its own;
// only `unreachable` is the page's. A feed's `not-fetched` is `feed-not-fetched` here.

/** @type {Record<string, (detail: string, document: import("../../model/types.js").ProblemDocument) => string>} by the type of the problem */
export const problems = {};
