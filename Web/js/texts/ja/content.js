// @ts-check
// Texts of what stands in a book: notes, pictures, tables, designed pages, the book's own style.

import { formatNumber, formatPercent } from "../../basics/locale.js";

/** @type {typeof import("../en/content.js").content} */
export const content = {
  note: (mark) => (mark ? `注 ${mark}` : "注"),
  toNote: "注へ移動",
  closeNote: "注を閉じる",
  picture: "画像",
  pictureOf: (number, count) => `画像 ${formatNumber(number)} / ${formatNumber(count)}`,
  enlarge: "Enterキーで拡大",
  openPicture: "画像を拡大",
  sound: (name) => `音声：${name}`,
  video: (name) => `動画：${name}`,
  previousPicture: "前の画像",
  nextPicture: "次の画像",
  zoomIn: "拡大",
  zoomOut: "縮小",
  zoomFit: "画面に合わせる",
  zoomWidth: "幅に合わせる",
  zoomed: (scale) => formatPercent(scale),
  openTable: "表を拡大",
  openCode: "コードを拡大",
  table: "表",
  code: "コード",
  formula: "数式",
  pageLeft: "左ページ",
  pageRight: "右ページ",
  pageNext: "次のページ",
  pagePrevious: "前のページ",
};
