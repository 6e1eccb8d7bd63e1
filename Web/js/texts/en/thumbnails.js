// @ts-check
// Texts of the small pictures of pages.

export const thumbnails = {
  title: "Pages",
  open: "Show pages",
  /** @param {string} label */
  page: (label) => `Page ${label}`,
};
