// @ts-check
// Texts of finding one's way in a book.

import { formatDate, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @param {number} seconds */
const timeOf = (seconds) => (seconds < 45 ? "1分未満" : duration(seconds));

/** @type {typeof import("../en/navigation.js").navigation} */
export const navigation = {
  bar: "本の中の位置",
  showBar: (percent, page, pages, isExact) =>
    `本の${percent}、${isExact ? "" : "約"}${formatNumber(pages)}ページ中${formatNumber(page)}ページ。進捗バーを表示`,
  placeSaid: (name, fraction, page, pages) =>
    [name, formatPercent(fraction), page && pages ? `${formatNumber(pages)}ページ中${formatNumber(page)}ページ` : ""]
      .filter(Boolean)
      .join("、"),
  page: (page) => `${formatNumber(page)}ページ`,
  back: "前の位置に戻る",
  forward: "進む",
  goTo: "移動…",
  goToTitle: "移動",
  pageField: "ページ",
  ofPages: (count, isExact) => `/ ${isExact ? "" : "約"}${formatNumber(count)}`,
  percentField: "パーセント",
  chapterField: "章",
  go: "移動",
  noSuchPage: (count) => `1〜${formatNumber(count)}のページ番号を入力してください。`,
  noSuchPercent: "0〜100の数値を入力してください。",
  devices: "お使いのデバイス",
  earlier: "以前の位置",
  deviceAt: (device, fraction) => `${device}：${formatPercent(fraction)}`,
  wasFurther: (device, fraction, when) =>
    `${device}では${formatPercent(fraction)}まで進んでいます（${when}）。移動しますか？`,
  filter: "章を検索",
  noMatch: "該当する章はありません",
  timeLeft: (chapter, book, now) =>
    `章の残り${timeOf(chapter)} · 本の残り${timeOf(book)} · ${formatDate(new Date(now).toISOString(), { timeStyle: "short" })}`,
  read: "読了",
  progress: (fraction) => `本の${formatPercent(fraction)}を読了`,
};
