// @ts-check
// Texts of reading without the server.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/offline.js").offline} */
export const offline = {
  take: "离线下载",
  explained: "无法连接 Vorleser 时，可在本设备上阅读已下载的图书。恢复连接后，阅读位置和标注会自动同步。",
  insecure:
    "此地址不安全，浏览器无法存储图书。请通过 https 打开 Vorleser（参见“vorleser tls”），或在运行它的电脑上打开。",
  progress: "下载进度",
  nothing: "本设备上还没有本书的任何内容。",
  someText: (share) => `已下载${share}的文本。`,
  allText: (size) => `文本已下载（${size}）。`,
  someVoice: (share, size) => `文本及${share}的音频已下载（${size}）。`,
  allVoice: (size) => `文本和音频已下载（${size}）。`,
  takeText: "下载文本",
  takeVoice: (size) => `下载文本和音频（约 ${size}）`,
  takeRecording: (size) => `下载文本和录音（约 ${size}）`,
  takeNext: (count, size) =>
    count === 1 ? `下载下一章及音频（约 ${size}）` : `下载接下来${formatNumber(count)}章及音频（约 ${size}）`,
  media: (kept, all) =>
    kept === all
      ? "其中的音频和视频已下载。"
      : kept === 0
        ? "其中自带的音频和视频不在此设备上。"
        : `已下载 ${formatNumber(kept)}/${formatNumber(all)} 个音频和视频。`,
  takeMedia: (size) => `下载音频和视频（${size}）`,
  stop: "停止",
  free: (size) => `移除下载（${size}）`,
  full: "本设备空间不足。请在设置的“在本设备上”中或其他位置释放一些空间。",
  storageExplained: "打开过的图书会在本设备上保留一段时间。下载的图书会一直保留，直到你在这里移除。",
  noBooks: "本设备上没有图书。",
  total: (used, all) => `已用 ${used}，此浏览器可用空间共 ${all}。`,
  onDevice: "可离线使用",
  partly: "不完整",
  withVoice: "含音频",
  remove: "移除",
  removeBook: (title) => `从本设备移除“${title}”`,
};
