// @ts-check
// Texts of reading by pages.

export const paged = {
  paged: "Pages",
  scroll: "Scrolling",
  toPages: "Read by pages",
  toScroll: "Read by scrolling",
  toggle: "Pages or scrolling",
  /** @param {string} page @param {string} count */
  pageOf: (page, count) => `${page} of ${count}`,
  /** @param {string} count */
  left: (count) => `${count} left in the chapter`,
  lastPage: "end of the chapter",
  key: {
    right: "To the page on the right",
    left: "To the page on the left",
    forward: "Next page",
    back: "Previous page",
    start: "To the chapter’s first page",
    end: "To the chapter’s last page",
  },
};
