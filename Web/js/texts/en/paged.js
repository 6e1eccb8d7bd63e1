// @ts-check
// Texts of reading by pages.

export const paged = {
  paged: "Pages",
  scroll: "Scroll",
  toPages: "Switch to Pages",
  toScroll: "Switch to Scroll",
  toDesign: "Show Designed Pages",
  toDrawn: "Show Original Pages",
  toText: "Show as Text",
  rotateRight: "Rotate Right",
  rotateLeft: "Rotate Left",
  toggle: "Switch between Scroll and Pages",
  /** @param {string} page @param {string} count */
  pageOf: (page, count) => `${page} of ${count}`,
  /** @param {string} count */
  left: (count) => `${count} left in chapter`,
  lastPage: "end of chapter",
  key: {
    right: "Page on the right",
    left: "Page on the left",
    forward: "Next page",
    back: "Previous page",
    start: "First page of chapter",
    end: "Last page of chapter",
  },
};
