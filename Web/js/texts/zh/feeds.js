// @ts-check
// Texts of the feeds that a person follows.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/feeds.js").feeds} */
export const feeds = {
  title: "订阅源",
  manage: "订阅源…",
  explained: "这些订阅源的新条目会成为书库中的文章。订阅源大约每小时获取一次。",
  none: "还没有订阅源。",
  address: "订阅源或网站的地址",
  follow: "订阅",
  followed: (name) => `已订阅“${name}”，正在获取最新条目。`,
  counted: (articles, unread) =>
    `${formatNumber(articles)}篇文章${unread > 0 ? `，${formatNumber(unread)}篇未读` : ""}`,
  fullText: "全文",
  fetching: "正在获取…",
  fetched: (time) => `获取于${time}`,
  failed: (reason) => `获取失败：${reason}`,
  fetchedNew: (added, failed) =>
    (added === 0 ? "没有新内容。" : `${formatNumber(added)}篇新文章。`) +
    (failed > 0 ? `${formatNumber(failed)}篇无法保存。` : ""),
  refresh: (name) => `立即获取“${name}”`,
  moreAbout: (name) => `“${name}”的更多选项`,
  ownText: "订阅源中的文本",
  wholeText: "网页上的全文",
  rename: "重命名…",
  name: "名称",
  chooseGroup: "分组…",
  groupName: "分组名称",
  groupForNew: "分组（可选）",
  showArticles: (group, counted) => `显示“${group}”的文章：${counted}`,
  leaveGroup: (group) => `移出“${group}”`,
  moreAboutGroup: (group) => `分组“${group}”的更多选项`,
  endGroup: "解散分组",
  groupEnded: (group) => `分组“${group}”已解散，其中的订阅源仍保留。`,
  remove: "取消订阅",
  removed: (name) => `已取消订阅“${name}”。其文章仍在书库中。`,
  import: "导入列表（OPML）…",
  export: "导出列表（OPML）",
  imported: (added, known) =>
    [`已添加${formatNumber(added)}个订阅源。`, known > 0 ? `${formatNumber(known)}个此前已订阅。` : ""].join(""),
  refused: (count) => `以下${formatNumber(count)}个未能添加：`,
};
