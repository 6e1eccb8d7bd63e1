// @ts-check
// Texts of exporting a book.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/exporting.js").exporting} */
export const exporting = {
  open: "导出…",
  title: (title) => `导出“${title}”`,
  joinedTitle: (count) => `将${formatNumber(count)}本书导出为一本`,
  joinedName: (day) => `阅读清单，${day}`,
  joined: "合并导出为 EPUB…",
  list: "导出此列表…",
  listName: (name, day) => `${name}，${day}`,
  tooMany: (limit) => `最多可将${formatNumber(limit)}本书合为一个文件。请使用筛选缩小列表范围。`,
  name: "书名",
  format: "格式",
  formats: {
    own: { name: "原格式", detail: "图书自身的文件，含你更正过的图书信息" },
    epub: { name: "EPUB", detail: "适合电子书阅读器和阅读应用，含图片和目录" },
    pdf: { name: "PDF", detail: "纸张页面，适合打印和墨水屏平板" },
    html: { name: "网页", detail: "单个文件，可用任何浏览器打开，含图片" },
    md: { name: "Markdown", detail: "适合笔记应用和编辑器，不含图片" },
    txt: { name: "纯文本", detail: "仅文字" },
  },
  start: "导出",
  progress: "导出进度",
};
