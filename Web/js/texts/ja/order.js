// @ts-check
// Texts of the order in the library: favourites, ratings, tags, filters, several books at once.

import { formatNumber } from "../../basics/locale.js";

const books = (/** @type {number} */ count) => `${formatNumber(count)}冊`;
const stars = (/** @type {number} */ count) => `星${formatNumber(count)}個`;

/** @type {typeof import("../en/order.js").order} */
export const order = {
  favorite: "お気に入り",
  addFavorite: "お気に入りに追加",
  removeFavorite: "お気に入りから外す",
  isFavorite: (title) => `「${title}」をお気に入りに追加しました。`,
  isNoFavorite: (title) => `「${title}」をお気に入りから外しました。`,
  areFavorites: (count) => `${books(count)}をお気に入りに追加しました。`,
  areNoFavorites: (count) => `${books(count)}をお気に入りから外しました。`,

  archived: "アーカイブ済み",
  archive: "アーカイブ",
  unarchive: "アーカイブから戻す",
  areArchived: (count) => `${books(count)}をアーカイブしました。検索では引き続き見つかります。`,
  areUnarchived: (count) => `${books(count)}をアーカイブから戻しました。`,
  allArchived: "すべての本がアーカイブされています",
  showArchive: "アーカイブを表示",
  articles: "記事",
  weeksArticles: "今週の記事",
  unreadArticles: "未読の記事",
  sites: "ウェブサイト…",

  rate: "評価…",
  rating: "評価",
  noRating: "評価なし",
  unrated: "未評価",
  stars,
  isRated: (count) => `評価を${stars(count)}にしました。`,
  isUnrated: "評価を削除しました。",

  editTags: "タグ…",
  tagsOf: (title) => `「${title}」のタグ`,
  tagsOfSeveral: (count) => `${books(count)}のタグ`,
  newTag: "新しいタグ",
  addTag: "追加",
  tagsChanged: (count) => (count === 1 ? "タグを保存しました。" : `${books(count)}のタグを保存しました。`),

  giveUp: "読書を中断",
  takeUp: "読書を再開",
  isGivenUp: (title) => `「${title}」を「中断」にしました。`,
  isTakenUp: (title) => `「${title}」の読書を再開しました。`,
  stateChanged: (count) => `${books(count)}の読書状況を変更しました。`,
  states: { new: "未読", reading: "読書中", finished: "読了", "given-up": "中断" },

  filters: "フィルタ",
  clearFilters: "フィルタを解除",
  names: {
    state: "読書状況",
    favorite: "お気に入り",
    archived: "アーカイブ",
    days: "追加日",
    site: "ウェブサイト",
    tag: "タグ",
    author: "著者",
    language: "言語",
    format: "形式",
    collection: "コレクション",
    series: "シリーズ",
    publisher: "出版社",
    feedGroup: "フィードのグループ",
  },
  period: (days) => (days === 1 ? "過去1日" : `過去${formatNumber(days)}日間`),
  save: "保存",
  leave: (name) => `「${name}」の表示を終了`,
  any: "すべて",
  counted: (label, count) => `${label}（${formatNumber(count)}）`,
  narrow: "このリストを検索",
  more: (count) => `ほか${formatNumber(count)}件`,
  none: "見つかりませんでした",
  nothingFits: "フィルタに該当する本はありません",

  select: "選択",
  selected: "選択した本",
  selectAll: "すべて選択",
  moreActions: "その他",
  endSelection: "選択を終了",
  selectedCount: (count) => `${formatNumber(count)}件選択中`,
  wereRemoved: (count) => `${books(count)}を削除しました。`,
  wereRestored: (count) => `${books(count)}を復元しました。`,
};
