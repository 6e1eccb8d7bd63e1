// @ts-check
// Texts of the views of the library: covers, rows, groups.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/views.js").views} */
export const views = {
  besideText: "在正文旁显示书库",
  view: "显示方式",
  names: { grid: "封面", compact: "小封面", list: "列表" },
  chooseColumns: "列…",
  columnsTitle: "列表的列",
  groups: { none: "不分组", author: "按作者分组", series: "按系列分组", collection: "按书单分组" },
  noGroup: "其他",
  columns: {
    title: "书名",
    author: "作者",
    series: "系列",
    state: "进度",
    read: "上次阅读",
    added: "添加时间",
    length: "长度",
    rating: "评分",
    tags: "标签",
    language: "语言",
    format: "格式",
  },
  sortBy: (column) => `按${column}排序`,
  pages: (count) => `${formatNumber(count)}页`,
};
