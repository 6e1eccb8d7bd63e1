// @ts-check
// Texts of the bin.

export const bin = {
  title: "Bin",
  open: "Bin",
  explained: "Removed books and marks stay here for 30 days. You can restore them until then.",
  empty: "The bin is empty.",
  books: "Books",
  marks: "Marks",
  restore: "Restore",
  /** @param {string} title */
  restoreOf: (title) => `Restore “${title}”`,
  remove: "Delete for good",
  /** @param {string} title */
  removeOf: (title) => `Delete “${title}” for good`,
  deleteTitle: "Delete for good?",
  /** @param {string} title */
  deleteBook: (title) =>
    `“${title}” is deleted with its file, and with everyone’s reading progress and marks in it. You can’t undo this.`,
  emptyNow: "Empty bin",
  emptyDetail: "Everything in the bin is deleted. You can’t undo this.",
};
