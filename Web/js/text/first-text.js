// @ts-check
// What waits until the first text is painted: its mark for measurements, and the finder of words.

import { prepareWords } from "./words.js";

/** @param {string | null} language of the book */
export function afterFirstText(language) {
  requestAnimationFrame(() =>
    setTimeout(() => {
      performance.mark("reader:first-text");
      prepareWords(language);
    }),
  );
}
