// @ts-check
// Texts of the listening queue.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/listen-next.js").listenNext} */
export const listenNext = {
  title: "次に聴く",
  open: "次に聴く…",
  add: "「次に聴く」に追加",
  explained: "1つが終わると、次が再生されます。",
  none: "まだ何もありません。",
  play: "再生",
  show: "表示",
  added: (count) => `${formatNumber(count)}冊を「次に聴く」に追加しました。`,
  plays: (title) => `再生中：${title}`,
  up: (title) => `「${title}」を上へ移動`,
  down: (title) => `「${title}」を下へ移動`,
  move: (title) => `「${title}」を移動`,
  movedTo: (title, place, count) => `「${title}」は${formatNumber(count)}冊中${formatNumber(place)}番目です。`,
  remove: (title) => `「${title}」を外す`,
};
