// @ts-check
// Texts of reading by pages.

/** @type {typeof import("../en/paged.js").paged} */
export const paged = {
  paged: "ページ",
  scroll: "スクロール",
  toPages: "ページ表示に切り替え",
  toScroll: "スクロール表示に切り替え",
  toDesign: "デザインされたページを表示",
  toDrawn: "元のページを表示",
  toText: "テキストで表示",
  rotateRight: "右に回転",
  rotateLeft: "左に回転",
  toggle: "スクロールとページを切り替え",
  pageOf: (page, count) => `${page} / ${count}`,
  left: (count) => `章の残り${count}ページ`,
  lastPage: "章の終わり",
  key: {
    right: "右側のページ",
    left: "左側のページ",
    forward: "次のページ",
    back: "前のページ",
    start: "章の最初のページ",
    end: "章の最後のページ",
  },
};
