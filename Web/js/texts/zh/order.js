// @ts-check
// Texts of the order in the library: favourites, ratings, tags, filters, several books at once.

import { formatNumber } from "../../basics/locale.js";

const books = (/** @type {number} */ count) => `${formatNumber(count)}本书`;

/** @type {typeof import("../en/order.js").order} */
export const order = {
  favorite: "收藏",
  addFavorite: "加入收藏",
  removeFavorite: "取消收藏",
  isFavorite: (title) => `已收藏“${title}”。`,
  isNoFavorite: (title) => `已取消收藏“${title}”。`,
  areFavorites: (count) => `已收藏${books(count)}。`,
  areNoFavorites: (count) => `已取消收藏${books(count)}。`,

  archived: "已归档",
  archive: "归档",
  unarchive: "取消归档",
  areArchived: (count) => `已归档${books(count)}，仍可搜索到。`,
  areUnarchived: (count) => `已取消归档${books(count)}。`,
  allArchived: "所有图书都已归档",
  showArchive: "显示归档",
  articles: "文章",
  weeksArticles: "本周文章",
  unreadArticles: "未读文章",
  sites: "网站…",

  rate: "评分…",
  rating: "评分",
  noRating: "无评分",
  unrated: "未评分",
  stars: (count) => `${formatNumber(count)}星`,
  isRated: (count) => `已评为${formatNumber(count)}星。`,
  isUnrated: "评分已移除。",

  editTags: "标签…",
  tagsOf: (title) => `“${title}”的标签`,
  tagsOfSeveral: (count) => `${books(count)}的标签`,
  newTag: "新标签",
  addTag: "添加",
  tagsChanged: (count) => (count === 1 ? "标签已保存。" : `${books(count)}的标签已保存。`),

  giveUp: "弃读",
  takeUp: "恢复阅读",
  isGivenUp: (title) => `已将“${title}”标为弃读。`,
  isTakenUp: (title) => `已恢复阅读“${title}”。`,
  stateChanged: (count) => `已更改${books(count)}的阅读状态。`,
  states: { new: "未开始", reading: "在读", finished: "已读完", "given-up": "已弃读" },

  filters: "筛选",
  clearFilters: "清除筛选",
  names: {
    state: "阅读状态",
    favorite: "收藏",
    archived: "归档",
    days: "添加时间",
    site: "网站",
    tag: "标签",
    author: "作者",
    language: "语言",
    format: "格式",
    collection: "书单",
    series: "系列",
    publisher: "出版社",
    feedGroup: "订阅源分组",
  },
  period: (days) => (days === 1 ? "最近1天" : `最近${formatNumber(days)}天`),
  save: "保存",
  leave: (name) => `退出“${name}”`,
  any: "全部",
  counted: (label, count) => `${label}（${formatNumber(count)}）`,
  narrow: "搜索此列表",
  more: (count) => `以及另外${formatNumber(count)}个`,
  none: "未找到任何内容",
  nothingFits: "没有图书符合这些筛选条件",

  select: "选择",
  selected: "所选图书",
  selectAll: "全选",
  moreActions: "更多",
  endSelection: "结束选择",
  selectedCount: (count) => `已选择${formatNumber(count)}本`,
  wereRemoved: (count) => `已移除${books(count)}。`,
  wereRestored: (count) => `已恢复${books(count)}。`,
};
