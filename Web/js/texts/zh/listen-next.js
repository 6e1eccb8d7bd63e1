// @ts-check
// Texts of the listening queue.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/listen-next.js").listenNext} */
export const listenNext = {
  title: "待听",
  open: "待听…",
  add: "加入“待听”",
  explained: "一本结束后，会接着播放下一本。",
  none: "还没有待听的内容。",
  play: "播放",
  show: "显示",
  added: (count) => `已将${formatNumber(count)}本书加入“待听”。`,
  plays: (title) => `正在播放：${title}`,
  up: (title) => `上移“${title}”`,
  down: (title) => `下移“${title}”`,
  move: (title) => `移动“${title}”`,
  movedTo: (title, place, count) => `“${title}”现在排在第${formatNumber(place)}位，共${formatNumber(count)}本。`,
  remove: (title) => `移除“${title}”`,
};
