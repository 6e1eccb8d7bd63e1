// @ts-check
// Texts of the dialog "Possible duplicates".

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/duplicates.js").duplicates} */
export const duplicates = {
  title: "重複の可能性がある本",
  open: "重複の可能性がある本…",
  explained:
    "タイトルと著者、または識別子が同じ本です。統合すると、マーク、読書位置、タグ、コレクション、評価、読書時間が残す本にまとめられ、もう一方はゴミ箱に移ります。",
  none: "重複していると思われる本はありません。",
  more: (count) => `これらが済むと、あと${formatNumber(count)}組が続きます。`,
  keep: "この本を残す",
  keepOf: (title, format) => `「${title}」（${format}）を残し、ほかの本を統合`,
  different: "別の本です",
  differentOf: (title) => `「${title}」：別の本です`,
  merged: (title) => `「${title}」に統合しました。もう一方はゴミ箱にあります。`,
  hides: "ほかの人はこの非公開の本を見られません。",
  format: "形式",
  progress: "進捗",
  letters: (count) => `${formatNumber(count)}文字`,
};
