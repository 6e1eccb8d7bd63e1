// @ts-check
// Texts of the dialog "Possible duplicates".

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/duplicates.js").duplicates} */
export const duplicates = {
  title: "可能重复的图书",
  open: "可能重复的图书…",
  explained:
    "这些图书的书名和作者相同，或标识符相同。合并后，标注、阅读位置、标签、书单、评分和阅读时间都会归入保留的图书，另一本移入回收站。",
  none: "书库中似乎没有重复的图书。",
  more: (count) => `处理完这些后，还有${formatNumber(count)}组。`,
  keep: "保留此书并合并",
  keepOf: (title, format) => `保留“${title}”（${format}），并将其他图书合并进来`,
  different: "这些是不同的图书",
  differentOf: (title) => `“${title}”：这些是不同的图书`,
  merged: (title) => `已合并到“${title}”，另一本已移入回收站。`,
  hides: "其他人看不到这本私人图书。",
  format: "格式",
  progress: "进度",
  letters: (count) => `${formatNumber(count)}个字符`,
};
