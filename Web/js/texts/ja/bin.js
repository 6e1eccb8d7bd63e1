// @ts-check
// Texts of the bin.

/** @type {typeof import("../en/bin.js").bin} */
export const bin = {
  title: "ゴミ箱",
  open: "ゴミ箱",
  explained: "削除した本とマークは、ここに30日間残ります。その間は復元できます。",
  empty: "ゴミ箱は空です。",
  books: "本",
  marks: "マーク",
  restore: "復元",
  restoreOf: (title) => `「${title}」を復元`,
  remove: "完全に削除",
  removeOf: (title) => `「${title}」を完全に削除`,
  deleteTitle: "完全に削除しますか？",
  deleteBook: (title) =>
    `「${title}」を、ファイルおよび全員の読書の進捗とマークとともに削除します。この操作は取り消せません。`,
  emptyNow: "ゴミ箱を空にする",
  emptyDetail: "ゴミ箱の中身をすべて削除します。この操作は取り消せません。",
};
