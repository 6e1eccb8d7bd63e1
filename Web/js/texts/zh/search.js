// @ts-check
// Texts of the search in a book.

import { formatNumber, formatPercent } from "../../basics/locale.js";

const matches = (/** @type {number} */ count) => `${formatNumber(count)}处匹配`;

/** @type {typeof import("../en/search.js").search} */
export const search = {
  title: "搜索",
  field: "在本书中搜索",
  clear: "清除",
  options: "选项",
  whole: "全词匹配",
  case: "区分大小写",
  accents: "区分重音符号",
  regex: "正则表达式",
  next: "下一处匹配",
  previous: "上一处匹配",
  end: "关闭搜索",
  list: "所有匹配",
  open: "在本书中搜索",
  hint: "输入词或短语。不区分重音符号、大小写和引号样式。",
  searching: "正在搜索…",
  none: (text) => `未找到“${text}”。`,
  noneWithOptions: "请减少选项后重试。",
  matches,
  total: (count, chapters) => `${formatNumber(chapters)}章中有${matches(count)}`,
  of: (index, count) => `${formatNumber(index)} / ${formatNumber(count)}`,
  showing: (shown, count) => `显示前${formatNumber(shown)}处，共${formatNumber(count)}处`,
  more: "显示更多",
  failed: "搜索失败",
  headings: (/** @type {number} */ count) => `${formatNumber(count)}个标题`,
  headingsSoFar: (count, share) => `文本的前${formatPercent(share)}中有${formatNumber(count)}个标题`,
};
