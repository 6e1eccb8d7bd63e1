// @ts-check
// Texts of the views of the library: covers, rows, groups.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/views.js").views} */
export const views = {
  besideText: "本文の横にライブラリを表示",
  view: "表示形式",
  names: { grid: "表紙", compact: "小さい表紙", list: "リスト" },
  chooseColumns: "列…",
  columnsTitle: "リストの列",
  groups: { none: "グループなし", author: "著者別", series: "シリーズ別", collection: "コレクション別" },
  noGroup: "その他",
  columns: {
    title: "タイトル",
    author: "著者",
    series: "シリーズ",
    state: "進捗",
    read: "最終読書日",
    added: "追加日",
    length: "長さ",
    rating: "評価",
    tags: "タグ",
    language: "言語",
    format: "形式",
  },
  sortBy: (column) => `${column}で並べ替え`,
  pages: (count) => `${formatNumber(count)}ページ`,
};
