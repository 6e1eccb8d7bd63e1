// @ts-check
// Pure: in which order the imports are shown, and what can be done about one.

import { Problem } from "../model/problem.js";

/** @typedef {import("./import-item.js").Import} Import */

/** What needs attention first, then what is under way, then what waits, then what is done. */
const ORDER = [
  "failed",
  "fetching",
  "pausing",
  "pictures",
  "media",
  "receiving",
  "checking",
  "reading",
  "waiting",
  "away",
  "done",
];
const FIRST_UNDER_WAY = ORDER.indexOf("fetching");
const LAST_UNDER_WAY = ORDER.indexOf("reading");
/** The same file fails in the same way again. */
const FINAL_PROBLEMS = new Set([
  "empty",
  "not-a-book",
  "refused",
  "too-large",
  "other-file",
  "bad-request",
  "not-found",
]);

/** @param {readonly Import[]} imports */
export const inOrder = (imports) => [...imports].sort((a, b) => rankOf(a) - rankOf(b));

/** @param {Import} item */
function rankOf({ stage }) {
  const index = ORDER.indexOf(stage);
  // From one stage under way to the next, a row stays where it is.
  return index > FIRST_UNDER_WAY && index <= LAST_UNDER_WAY ? FIRST_UNDER_WAY : index;
}

/** @param {Import} item whether its file wants a password @returns {boolean} */
export const isLocked = ({ error }) => error instanceof Problem && error.type === "password-needed";

/** @param {Import} item @returns {boolean} whether its address is that of a feed, which is followed and not saved */
export const isFeed = ({ error }) => reasonOf(error) === "leads-to-feed";

/** @param {unknown} error @returns {string} empty if it has none */
const reasonOf = (error) => (error instanceof Problem && error.document.reason) || "";

/** @param {Import} item @returns {boolean} whether another try would end as this one did */
export const failsAgain = ({ error }) =>
  error instanceof Problem && (FINAL_PROBLEMS.has(error.type) || reasonOf(error).startsWith("leads-to-"));

/** @param {string} name @returns {boolean} whether it is a file's of which the beginning can be shown */
export const hasPassages = (name) => /\.(?:txt|text)$/i.test(name);
