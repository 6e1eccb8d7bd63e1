// @ts-check
// Rules that divide plain texts into chapters.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/chapters.js").chapters} */
export const chapters = {
  count: (count) => `${formatNumber(count)}章`,
  open: "章と行…",
  divide: "章と行",
  rule: "見出しの検出方法",
  automatic: "自動",
  own: "独自の正規表現…",
  candidate: (name, count, isWhole) => `${name}：${formatNumber(count)}${isWhole ? "" : "+"}`,
  expression: "正規表現",
  expressionHint: "200文字以内の各行に適用されます。一致した部分がタイトルになります。",
  preview: "章",
  looking: "見出しを探しています…",
  found: (count, isWhole) =>
    isWhole ? `見出し：${formatNumber(count)}件` : `この長いテキストの冒頭部分の見出し：${formatNumber(count)}件`,
  malformed: "まだ正しい正規表現になっていません。",
  slow: "この正規表現は処理に時間がかかりすぎます。もっと簡単にしてください。",
  more: (count) => `ほか${formatNumber(count)}件`,
  use: "章に分ける",
  divided: (title, count) =>
    `「${title}」を${formatNumber(count)}章に分けました。読書位置とマークはそのまま残っています。`,
  editList: "ルールを編集…",
  list: "章分けルール",
  listHint:
    "オンのルールは、新しいテキストを追加するたびに試されます。自動で見つけた章よりも規則的に分けられる場合に使われます。",
  add: "追加",
  edit: "編集…",
  up: "上へ移動",
  down: "下へ移動",
  remove: "削除",
  removed: "ルールを削除しました。",
  undo: "元に戻す",
  moreActions: "その他",
  import: "Legadoからインポート…",
  export: "Legado用にエクスポート",
  isOn: (name) => `新しいテキストで「${name}」を試す`,
  imported: (added, known, refused) =>
    [
      `${formatNumber(added)}件のルールを追加しました。`,
      known > 0 && `${formatNumber(known)}件はすでにありました。`,
      refused > 0 && `${formatNumber(refused)}件は使用できません。`,
    ]
      .filter(Boolean)
      .join(""),
  newRule: "新しい章分けルール",
  changeRule: "章分けルール",
  name: "名前",
  example: "例",
  save: "保存",
  lines: {
    title: "行",
    hint: "テキストの表示と読み上げの方法です。読書位置とマークの場所は変わりません。",
    lineEnds: "段落内の改行",
    ends: { automatic: "自動", join: "すべての行をつなげる", keep: "すべての改行を残す" },
    dropIndents: "字下げを取り除く",
    collapseBlankLines: "空行をまとめる",
    hideLicence: "Project Gutenbergのライセンスを隠す",
    hideBoilerplate: "ウェブ小説の定型文を隠す",
    preview: "読書位置付近の文章",
    passage: (hidden) =>
      hidden === 0 ? "読書位置付近の文章" : `読書位置付近の文章：${formatNumber(hidden)}行を非表示`,
  },
};
