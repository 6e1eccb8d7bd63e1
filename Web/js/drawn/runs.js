// @ts-check
// The words of a drawn page in runs: what follows each other in the text of one chapter.

/**
 * @typedef {{start: number, end: number, left: number, top: number, right: number, bottom: number}} PlacedWord book offsets, and points
 *   from the top left corner of the page
 * @typedef {{chapter: number, start: number, end: number, text: string, words: PlacedWord[]}} Run
 * @typedef {{chapterAt: (offset: number) => number, textOf: (start: number, end: number) => Promise<string>}} Texts
 */

/** Numbers for each word in the server's answer. */
const FIELDS = 6;
/** The server's parts of a point. */
export const PARTS = 10;
/** White space between words that follow each other is shorter. */
const GAP = 16;

/** @param {number[]} numbers as the server gives them @returns {PlacedWord[]} in the order of the text */
export function wordsIn(numbers) {
  const words = [];
  for (let at = 0; at + FIELDS <= numbers.length; at += FIELDS) {
    const [start, length, ...box] = numbers.slice(at, at + FIELDS);
    const [left, top, right, bottom] = box.map((part) => part / PARTS);
    words.push({ start, end: start + length, left, top, right, bottom });
  }
  return words.sort((one, other) => one.start - other.start);
}

/**
 * Joins words to runs, with what stands between them.
 * @param {PlacedWord[]} words in the order of the text
 * @param {Texts} texts
 * @returns {Promise<Run[]>}
 */
export async function runsOf(words, texts) {
  /** @type {Run[]} */
  const runs = [];
  for (const word of words) {
    const chapter = texts.chapterAt(word.start);
    const run = runs[runs.length - 1];
    if (run?.chapter === chapter && word.start >= run.end && word.start - run.end < GAP) {
      run.words.push(word);
      run.end = word.end;
    } else {
      runs.push({ chapter, start: word.start, end: word.end, text: "", words: [word] });
    }
  }
  for (const run of runs) run.text = await texts.textOf(run.start, run.end);
  return runs;
}
