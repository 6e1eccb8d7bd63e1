// @ts-check
// Texts of what makes listening and reading comfortable.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/comforts.js").comforts} */
export const comforts = {
  sleep: "スリープタイマー",
  sleepOff: "スリープタイマーをオフ",
  sleepMore: (minutes) => `${formatNumber(minutes)}分延長`,
  endOfSentence: "文の終わり",
  endOfChapters: (count) => (count === 1 ? "章の終わり" : `${formatNumber(count)}章後`),
  minutes: (minutes) => `${formatNumber(minutes)}分`,
  sleepSet: (when) => `スリープタイマー：${when}`,
  sleepIs: (left) => `スリープタイマー：${left}`,
  minutesLeft: (minutes) => `${formatNumber(minutes)}分`,
  sentenceShort: "文",
  chaptersShort: "章",
  slept: "スリープタイマーが終了しました。次回は、音が小さくなり始めたところから再生します。",
  repeat: "文を繰り返す",

  listening: "再生中",
  closeListening: "本文に戻る",
  by: (author) => `${author} 著`,
  placeInChapter: "章内の位置",

  auto: "自動スクロール",
  autoStop: "自動スクロールを停止",
  autoScroll: "自動スクロール",
  autoTurn: "自動ページめくり",
  slower: "遅くする",
  faster: "速くする",
  pace: (pace) => `毎分${formatNumber(pace)}語`,
  autoEnded: "自動スクロールを停止しました。",

  ruler: "読書ルーラー",
  rulers: { off: "オフ", line: "行を強調", focus: "数行に集中" },
  rulerDown: "読書ルーラーを下へ",
  rulerUp: "読書ルーラーを上へ",
};
