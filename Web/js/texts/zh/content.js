// @ts-check
// Texts of what stands in a book: notes, pictures, tables, designed pages, the book's own style.

import { formatNumber, formatPercent } from "../../basics/locale.js";

/** @type {typeof import("../en/content.js").content} */
export const content = {
  note: (mark) => (mark ? `注释 ${mark}` : "注释"),
  toNote: "前往注释",
  closeNote: "关闭注释",
  picture: "图片",
  pictureOf: (number, count) => `第${formatNumber(number)}张图片，共${formatNumber(count)}张`,
  enlarge: "按回车键放大",
  openPicture: "放大图片",
  sound: (name) => `音频：${name}`,
  video: (name) => `视频：${name}`,
  previousPicture: "上一张图片",
  nextPicture: "下一张图片",
  zoomIn: "放大",
  zoomOut: "缩小",
  zoomFit: "适合屏幕",
  zoomWidth: "适合宽度",
  zoomed: (scale) => formatPercent(scale),
  openTable: "放大表格",
  openCode: "放大代码",
  table: "表格",
  code: "代码",
  formula: "公式",
  pageLeft: "左页",
  pageRight: "右页",
  pageNext: "下一页",
  pagePrevious: "上一页",
};
