// @ts-check
// Texts of finding one's way in a book.

import { formatDate, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @param {number} seconds */
const timeOf = (seconds) => (seconds < 45 ? "不到1分钟" : duration(seconds));

/** @type {typeof import("../en/navigation.js").navigation} */
export const navigation = {
  bar: "书中位置",
  showBar: (percent, page, pages, isExact) =>
    `全书的${percent}，${isExact ? "" : "约"}第${formatNumber(page)}页，共${formatNumber(pages)}页。显示进度条`,
  placeSaid: (name, fraction, page, pages) =>
    [name, formatPercent(fraction), page && pages ? `第${formatNumber(page)}页，共${formatNumber(pages)}页` : ""]
      .filter(Boolean)
      .join("，"),
  page: (page) => `第${formatNumber(page)}页`,
  back: "返回之前的位置",
  forward: "前进",
  goTo: "前往…",
  goToTitle: "前往",
  pageField: "页码",
  ofPages: (count, isExact) => `共${isExact ? "" : "约"}${formatNumber(count)}页`,
  percentField: "百分比",
  chapterField: "章节",
  go: "前往",
  noSuchPage: (count) => `请输入1到${formatNumber(count)}之间的页码。`,
  noSuchPercent: "请输入0到100之间的数字。",
  devices: "你的设备",
  earlier: "之前的位置",
  deviceAt: (device, fraction) => `${device}：${formatPercent(fraction)}`,
  wasFurther: (device, fraction, when) => `${device}已读到${formatPercent(fraction)}（${when}）。要前往该处吗？`,
  filter: "搜索章节",
  noMatch: "没有匹配的章节",
  timeLeft: (chapter, book, now) =>
    `本章剩余${timeOf(chapter)} · 全书剩余${timeOf(book)} · ${formatDate(new Date(now).toISOString(), { timeStyle: "short" })}`,
  read: "已读",
  progress: (fraction) => `全书已读${formatPercent(fraction)}`,
};
