// @ts-check
// Pure: what is searched for of a selected text.

/** What is selected is looked for if it is no longer than that; longer text was selected for something else. */
const LONGEST_SELECTION = 200;

/** @param {string} text @returns {string} in one line */
export const inOneLine = (text) => text.trim().replace(/\s+/g, " ");

/** @param {string} selected @returns {string | undefined} `undefined` where nothing is to be searched for */
export function wordsOf(selected) {
  const { length } = selected.trim();
  return length > 0 && length <= LONGEST_SELECTION ? inOneLine(selected) : undefined;
}
