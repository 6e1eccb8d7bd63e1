// @ts-check
// Texts of audiobooks.

import { formatBytes, formatDate, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @type {typeof import("../en/audiobooks.js").audiobooks} */
export const audiobooks = {
  open: "制作有声书…",
  title: (title) => `“${title}”的有声书`,
  format: "格式",
  formats: {
    mp3: { name: "MP3", detail: "随处可播放，含章节和封面" },
    m4b: { name: "M4B", detail: "单个文件，适合有声书播放器，含章节和封面" },
    epub: { name: "有声 EPUB", detail: "文本与录音合为一本书，阅读时会标出正在朗读的内容" },
    opus: { name: "Opus", detail: "体积最小，适合较新的播放器" },
    flac: { name: "FLAC", detail: "无损，适合存档和编辑" },
    wav: { name: "WAV", detail: "未压缩" },
  },
  readBy: (voice) => `由“${voice}”按你的朗读规则朗读。`,
  markWords: "逐词标出，而不仅是逐句",
  make: "制作有声书",
  makeAgain: "重新制作，以便边读边听",
  progress: "有声书制作进度",
  pause: "暂停",
  goOn: "继续",
  save: "下载",
  remove: "移除",
  share: "通过链接分享",
  shareTitle: (title) => `分享“${title}”`,
  shareDetail: "任何拥有此链接的人无需账户即可收听和下载这本有声书。",
  openFor: "链接有效期",
  makeLink: "创建链接",
  linkOnce: "请立即复制。链接不会再次显示，之前的链接将失效。",
  endLink: "撤销链接",
  sharedUntil: (time) => `分享至${formatDate(time, { dateStyle: "medium" })}`,
  linkUntil: (time) => `链接在${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}之前有效。`,
  linkGone: "此链接已过期或被撤销。",
  shared: "分享的有声书",
  length: (format, seconds, size) => `${format} · ${duration(seconds)} · ${size}`,
  name: (format, voice) => `${format} · ${voice}`,
  state: ({ state, fraction, seconds, secondsLeft, byteCount, skipped, problem }) => {
    const percent = formatPercent(fraction);
    if (state === "waiting") return "正在排队";
    if (state === "paused") return `已暂停，${percent}`;
    if (state === "failed") return problem ?? "已停止";
    if (state === "working")
      return secondsLeft === null ? `正在朗读，${percent}` : `正在朗读，${percent} · 剩余${duration(secondsLeft)}`;
    const left = skipped > 0 ? ` · 略过${formatNumber(skipped)}个句子` : "";
    return `${duration(seconds)} · ${formatBytes(byteCount ?? 0)}${left}`;
  },
};
