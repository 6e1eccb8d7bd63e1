// @ts-check
// Texts of the search in a book.

import { formatNumber, formatPercent } from "../../basics/locale.js";

/** @type {typeof import("../en/search.js").search} */
export const search = {
  title: "検索",
  field: "この本の中を検索",
  clear: "クリア",
  options: "オプション",
  whole: "単語単位で検索",
  case: "大文字と小文字を区別",
  accents: "アクセント記号を区別",
  regex: "正規表現",
  next: "次の検索結果",
  previous: "前の検索結果",
  end: "検索を閉じる",
  list: "すべての検索結果",
  open: "この本の中を検索",
  hint: "語句を入力してください。アクセント記号、大文字と小文字、引用符の種類は区別されません。",
  searching: "検索しています…",
  none: (text) => `「${text}」の検索結果はありません。`,
  noneWithOptions: "オプションを減らして、もう一度お試しください。",
  matches: (count) => `${formatNumber(count)}件`,
  total: (count, chapters) => `${formatNumber(chapters)}章に${formatNumber(count)}件`,
  of: (index, count) => `${formatNumber(index)} / ${formatNumber(count)}`,
  showing: (shown, count) => `${formatNumber(count)}件中、最初の${formatNumber(shown)}件を表示`,
  more: "さらに表示",
  failed: "検索できませんでした",
  headings: (/** @type {number} */ count) => `見出し${formatNumber(count)}件`,
  headingsSoFar: (count, share) => `テキストの最初の${formatPercent(share)}に見出し${formatNumber(count)}件`,
};
