// @ts-check
// Pure: what is said of a match, and when the chip stands for the search.

import { texts } from "../texts.js";

/**
 * @param {object} search
 * @param {number} search.current the match that was gone to, -1 for none
 * @param {number} search.count
 * @param {boolean} search.isActive whether something is searched for
 * @param {boolean} search.isListShown
 */
export function chipOf({ current, count, isActive, isListShown }) {
  return {
    text: current >= 0 ? texts.search.of(current + 1, count) : texts.search.matches(count),
    isShown: isActive && count > 0 && !isListShown,
  };
}

/** What a screen reader says of a match.
 * @param {{before: string, text: string, after: string}} match @param {number} index @param {number} count */
export function saidOf({ before, text, after }, index, count) {
  return `${texts.search.of(index + 1, count)}: ${before}${text}${after}`;
}

/** What it says when all matches are known.
 * @param {number} count @param {number} chapters @param {string} wanted */
export function totalOf(count, chapters, wanted) {
  return count === 0 ? texts.search.none(wanted.trim()) : texts.search.total(count, chapters);
}
