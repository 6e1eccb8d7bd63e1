// @ts-check
// Pure: what is said below the pages that are open.

/**
 * @typedef {object} OpenPart what is known of the part that the pages are of
 * @property {number} chapter
 * @property {number} partCount parts of the chapter
 * @property {number} count pages of the part
 * @property {(page: number) => number} startOf the offset at which one of its pages begins
 * @typedef {Pick<import("../paged/pages.js").Pages, "count" | "isExact" | "pageInChapter" | "pagesIn" | "numberOf" | "isChapterExact" |
 *   "isExactBefore">} Numbers of the book's pages
 */

/**
 * @param {OpenPart} part
 * @param {number} page of the part, the first one that is open
 * @param {number} columns how many pages stand side by side
 * @param {Numbers} pages
 */
export function pagePlace(part, page, columns, pages) {
  const isWhole = part.partCount === 1;
  const inChapter = isWhole ? page : pages.pageInChapter(part.startOf(page), part.chapter);
  const last = inChapter + Math.min(columns, part.count - page) - 1;
  const isLeftExact = pages.isChapterExact(part.chapter) || isWhole;
  const total = pages.isChapterExact(part.chapter) || !isWhole ? pages.pagesIn(part.chapter) : part.count;
  const number = pages.numberOf(part.chapter, inChapter);
  return {
    page: number,
    last: Math.min(pages.count, number + last - inChapter),
    count: pages.count,
    isExact: pages.isExact,
    isPageExact: pages.isExactBefore(part.chapter) && isLeftExact,
    left: Math.max(0, total - 1 - last),
    isLeftExact,
  };
}
