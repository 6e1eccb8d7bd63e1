// @ts-check
// Texts of the bin.

/** @type {typeof import("../en/bin.js").bin} */
export const bin = {
  title: "回收站",
  open: "回收站",
  explained: "移除的图书和标注会在这里保留30天，期间可以恢复。",
  empty: "回收站是空的。",
  books: "图书",
  marks: "标注",
  restore: "恢复",
  restoreOf: (title) => `恢复“${title}”`,
  remove: "永久删除",
  removeOf: (title) => `永久删除“${title}”`,
  deleteTitle: "要永久删除吗？",
  deleteBook: (title) => `“${title}”及其文件，以及所有人在其中的阅读进度和标注都将被删除。此操作无法撤销。`,
  emptyNow: "清空回收站",
  emptyDetail: "回收站中的所有内容都将被删除。此操作无法撤销。",
};
