// @ts-check
// Pure: what the list of watched folders says of each.

import { formatDate, formatList } from "../basics/locale.js";
import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { sentenceOf } from "../ui/problem-sentence.js";

/** @typedef {import("../api/watched-folders.js").WatchedFolder} WatchedFolder */

const words = texts.watching;

/**
 * What was found in a folder.
 * @param {WatchedFolder} folder
 */
export function detailOf({ id, looked, added, state }) {
  const parts = [id === null && words.byOperator];
  if (state !== "outside")
    parts.push(looked === null ? words.unseen : words.looked(formatDate(looked, { timeStyle: "medium" })));
  if (added > 0) parts.push(words.added(added));
  return parts.filter(Boolean).join(" · ");
}

/**
 * What is wrong with a folder at the moment.
 * @param {WatchedFolder} folder
 */
export function warningsOf({ state, problem, unreadable }) {
  const lines = [];
  if (state !== "watched") lines.push(words.states[state]);
  if (problem) lines.push(words.stopped(sentenceOf(new Problem(problem))));
  if (unreadable.length > 0) lines.push(words.unreadable(formatList(unreadable)));
  return lines;
}
