// @ts-check
// Texts of recordings that people add to books.

import { formatBytes, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @type {typeof import("../en/recordings.js").recordings} */
export const recordings = {
  open: "添加录音…",
  title: (title) => `“${title}”的录音`,
  detail: "添加朗读本书的音频文件：MP3、M4B、FLAC、Opus、AAC 或 WAV。Vorleser 会在其中找到每个句子，并在收听时标出。",
  reader: "朗读者（可选）",
  choose: "选择音频文件…",
  files: "已选文件",
  count: (count, bytes) => `${formatNumber(count)}个文件 · ${formatBytes(bytes)}`,
  add: "添加录音",
  sending: (name, fraction) => `正在上传${name} · ${formatPercent(fraction)}`,
  stay: "上传完成前请不要关闭此窗口。",
  progress: "上传进度",
  by: (reader) => (reader ? `录音（${reader}）` : "录音"),
  working: (fraction, seconds) => {
    const percent = formatPercent(fraction);
    return seconds === null ? `正在查找句子，${percent}` : `正在查找句子，${percent} · 剩余${duration(seconds)}`;
  },
};
