// @ts-check
// Why a feed can't be followed or fetched, for people: what helps a page does not always help a feed.

import { Problem } from "../../model/problem.js";
import { texts } from "../../texts.js";
import { sentenceOf } from "../../ui/problem-sentence.js";

/**
 * The sentence of a failure that is kept with a feed.
 * @param {NonNullable<import("../../model/types.js").Feed["failure"]>} failure
 */
export function failureSentence({ reason, values, detail }) {
  const type = reason.startsWith("web-") ? "feed-not-fetched" : "no-feed";
  return texts.problems[type]?.(detail, { type, title: "", status: 0, detail, reason, values }) ?? detail;
}

/**
 * What went wrong with a feed just now.
 * @param {unknown} error
 */
export function feedSentenceOf(error) {
  if (!(error instanceof Problem) || error.type !== "not-fetched") return sentenceOf(error);
  const { reason = "web-", values = {}, detail } = error.document;
  return failureSentence({ reason, values, detail });
}
