// @ts-check
// Texts of the reader.

import { formatPercent } from "../../basics/locale.js";

const percentOf = (/** @type {number} */ percent) => formatPercent(percent / 100);

/** @type {typeof import("../en/reader.js").reader} */
export const reader = {
  skipToText: "跳到正文",
  skipToPlayer: "跳到播放器",
  toLibrary: "返回书库",
  text: "图书正文",
  bars: "阅读器",
  contents: "目录",
  panels: "侧边栏",
  closePanel: "关闭",
  more: "图书选项",
  noContents: "本书没有目录。",
  untitledChapter: (number) => `第${number}部分`,
  chapterOf: (number, count) => `第${number}章，共${count}章`,
  progress: percentOf,
  backTo: (percent) => `返回${percentOf(percent)}处`,
  backDismiss: "留在此处",
  loading: "正在加载…",
  nothingToRead: "没有可读的内容",
  chapterFailed: "无法加载本章",
  leaveTitle: "要打开外部链接吗？",
  leaveDetail: (host) => `此链接将离开本书，并在新标签页中打开 ${host}。`,
  leaveOpen: "打开链接",
  anotherDevice: "另一台设备",
  movedOn: (device, percent) => `${device}现在读到${percentOf(percent)}。要前往该处吗？`,
  goThere: (percent) => `前往${percentOf(percent)}处`,
  stayHere: "留在此处",
  placeWaits: "阅读位置已保存在本设备上，将在 Vorleser 响应后同步。",
  device: (browser, system) => (system ? `${browser}（${system}）` : browser),
  browser: "浏览器",
};
