// @ts-check
// Texts of what makes listening and reading comfortable.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/comforts.js").comforts} */
export const comforts = {
  sleep: "睡眠定时",
  sleepOff: "关闭睡眠定时",
  sleepMore: (minutes) => `延长${formatNumber(minutes)}分钟`,
  endOfSentence: "本句结束时",
  endOfChapters: (count) => (count === 1 ? "本章结束时" : `${formatNumber(count)}章之后`),
  minutes: (minutes) => `${formatNumber(minutes)}分钟`,
  sleepSet: (when) => `睡眠定时：${when}`,
  sleepIs: (left) => `睡眠定时：${left}`,
  minutesLeft: (minutes) => `${formatNumber(minutes)}分钟`,
  sentenceShort: "句末",
  chaptersShort: "章末",
  slept: "睡眠定时已结束。再次播放时，会从声音开始减弱处继续。",
  repeat: "重复本句",

  listening: "正在播放",
  closeListening: "返回文本",
  by: (author) => `作者：${author}`,
  placeInChapter: "章节内的位置",

  auto: "自动滚动",
  autoStop: "停止自动滚动",
  autoScroll: "自动滚动",
  autoTurn: "自动翻页",
  slower: "减速",
  faster: "加速",
  pace: (pace) => `每分钟${formatNumber(pace)}词`,
  autoEnded: "自动滚动已停止。",

  ruler: "阅读标尺",
  rulers: { off: "关闭", line: "突出显示当前行", focus: "聚焦几行" },
  rulerDown: "下移阅读标尺",
  rulerUp: "上移阅读标尺",
};
