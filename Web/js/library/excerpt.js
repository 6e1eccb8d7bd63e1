// @ts-check
// Pure: the words that a search found in a text, with what stands around them.

import { folded } from "./order.js";

/** UTF-16 units of a text that are shown before what was found, and behind it. */
const BEFORE = 90;
const BEHIND = 180;

/**
 * The whole search, or the first of its words that the text has. Without any of them the text is shown from its beginning.
 * @param {string} text
 * @param {string} search
 * @returns {{before: string, text: string, after: string}}
 */
export function excerpt(text, search) {
  const line = text.replace(/\s+/g, " ").trim();
  const { start, end } = found(line, search) ?? { start: 0, end: 0 };
  const from = start <= BEFORE ? 0 : wordStart(line, start - BEFORE, start);
  const to = line.length - end <= BEHIND ? line.length : wordEnd(line, end, end + BEHIND);
  return {
    before: (from > 0 ? "… " : "") + line.slice(from, start),
    text: line.slice(start, end),
    after: line.slice(end, to).trimEnd() + (to < line.length ? " …" : ""),
  };
}

/**
 * Where a search stands in a text, without regard to case and accents.
 * @param {string} line
 * @param {string} search
 * @returns {{start: number, end: number} | null}
 */
function found(line, search) {
  const { letters, starts } = foldedLetters(line);
  const whole = folded(search).replace(/\s+/g, " ").trim();
  for (const words of [whole, ...whole.split(" ")]) {
    const index = words === "" ? -1 : letters.indexOf(words);
    if (index >= 0) return { start: starts[index], end: starts[index + words.length] };
  }
  return null;
}

/**
 * A text as searches compare it, and where each of its units comes from; the last one is the text's end.
 * @param {string} line
 */
function foldedLetters(line) {
  let letters = "";
  /** @type {number[]} */
  const starts = [];
  let offset = 0;
  for (const letter of line) {
    const small = folded(letter);
    letters += small;
    for (let unit = 0; unit < small.length; unit += 1) starts.push(offset);
    offset += letter.length;
  }
  return { letters, starts: [...starts, line.length] };
}

/** @param {string} line @param {number} from @param {number} limit the beginning of the first whole word between both */
function wordStart(line, from, limit) {
  const space = line.indexOf(" ", from);
  return space >= 0 && space < limit ? space + 1 : whole(line, from);
}

/** @param {string} line @param {number} limit @param {number} to the end of the last whole word between both */
function wordEnd(line, limit, to) {
  const space = line.lastIndexOf(" ", to);
  return space > limit ? space : whole(line, to);
}

/** @param {string} line @param {number} offset the same, or the one before where it is within a pair of surrogates */
const whole = (line, offset) => (/[\uDC00-\uDFFF]/.test(line[offset] ?? "") ? offset - 1 : offset);
