// @ts-check
// Texts of reading by pages.

export const paged = {
  paged: "Pages",
  scroll: "Scrolling",
  toPages: "Read by pages",
  toScroll: "Read by scrolling",
  toggle: "Pages or scrolling",
  /** @param {string} page @param {string} count */
  pageOf: (page, count) => `Page ${page} of ${count}`,
  /** @param {string} shown @param {number} count */
  left: (shown, count) => (count === 1 ? `${shown} page left in the chapter` : `${shown} pages left in the chapter`),
  lastPage: "Last page of the chapter",
  key: {
    right: "To the page on the right",
    left: "To the page on the left",
    forward: "Next page",
    back: "Previous page",
    start: "To the chapter’s first page",
    end: "To the chapter’s last page",
  },
};
