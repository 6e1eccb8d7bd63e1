// @ts-check
// Pure: where so many chapters end.

/**
 * The end of the last of so many chapters; of the book where it has fewer. Chapters without text don't count.
 * @param {readonly {start: number, length: number}[]} chapters
 * @param {number} index the first of them
 * @param {number} count 1 for the end of the first one
 * @returns {number} a book offset
 */
export function chapterEndAfter(chapters, index, count) {
  let last = index;
  for (let left = count - 1; left > 0 && last < chapters.length - 1; last += 1) {
    if (chapters[last + 1].length > 0) left -= 1;
  }
  return chapters[last].start + chapters[last].length;
}
