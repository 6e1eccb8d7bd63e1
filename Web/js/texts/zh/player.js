// @ts-check
// Texts of the player.

import { formatPercent } from "../../basics/locale.js";

/**
 * "5分钟", "2小时5分钟"; whole minutes, at least one.
 * @param {number} seconds
 */
export function duration(seconds) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes}分钟`;
  return minutes % 60 === 0 ? `${hours}小时` : `${hours}小时${minutes % 60}分钟`;
}

/** @type {typeof import("../en/player.js").player} */
export const player = {
  name: "播放",
  play: "朗读",
  pause: "暂停",
  stop: "停止朗读",
  sentenceBack: "上一句",
  sentenceForward: "下一句",
  chapterBack: "上一章",
  chapterForward: "下一章",
  more: "更多",
  backToVoice: "回到播放处",
  voiceIsAbove: "回到播放处，在上方",
  voiceIsBelow: "回到播放处，在下方",

  hint: { touch: "轻点一个词，从那里开始收听", mouse: "单击一个词，从那里开始收听" },
  timeLeft: (seconds) => (seconds < 45 ? "本章剩余不到1分钟" : `本章剩余${duration(seconds)}`),
  chapterFraction: (fraction) => `本章的${formatPercent(fraction)}`,

  starting: "正在开始…",
  waiting: "正在缓冲…",
  reconnecting: "Vorleser 没有响应。正在重新连接…",
  offline: "连接已断开。正在播放已加载的内容。",
  paused: "已暂停",
  finished: "全书结束",
  unplayable: "此浏览器无法播放音频。请换用其他浏览器。",
  skipped: (count) => `跳过${count}句`,
  skippedName: (count) => `跳过${count}句：显示句子和原因`,
  skippedTitle: "跳过的句子",
  goThere: "显示",

  speed: "语速",
  speedIs: (rate) => `语速：${rate}`,
  slower: "减速",
  faster: "加速",

  volume: "音量",
  mute: "静音",
  unmute: "取消静音",

  voice: "语音",
  voiceIs: (name) => `语音：${name}`,
  engines: {
    hibari: "快速省电",
    kokoro: "音质更佳，需要更多算力",
    piper: "音质朴素，算力需求适中",
    pico: "音质朴素，速度快，词语时间为估算",
    remote: "由其他程序朗读，词语时间为估算",
  },
  accented: "带口音",
  sexes: { female: "女声", male: "男声" },
  chooseVoice: "选择语音",
  loadingVoices: "正在加载语音…",
  noVoices: "没有安装语音。运行“vorleser voices”可查看获取方法。",
  hear: (name) => `试听“${name}”`,
  endHearing: (name) => `停止试听“${name}”`,
  previewFailed: "无法播放此语音。",

  moreVoices: "更多语音",
  install: "安装",
  installVoice: (name) => `安装“${name}”`,
  installing: (name) => `正在安装“${name}”`,
  stopInstalling: (name) => `停止安装“${name}”`,
  removeVoice: (name) => `移除“${name}”`,
  preparingVoice: "即将完成…",
  installed: "已安装",
  installFailed: (reason) => `未安装。${reason}`,
  installOne: "以下语音支持此语言：",

  recording: "录制的声音",
  /** @param {string} narrators their names @param {number | null} seconds */
  recordingBy: (narrators, seconds) =>
    [narrators && `朗读者：${narrators}`, seconds !== null && duration(seconds)].filter(Boolean).join(" · ") ||
    "书中自带",
  /** @param {string} voice */
  notRecorded: (voice) => `此处没有录音，由“${voice}”朗读。`,
  /** @param {string} voice */
  recordingUnplayable: (voice) => `此处无法播放录音，由“${voice}”朗读。`,
  audiobooks: "有声书",
  audiobook: (voice) => `有声书（${voice}）`,
  audiobookBy: (format, seconds, isByOtherRules) =>
    [format, duration(seconds), isByOtherRules && "按其他朗读规则制作"].filter(Boolean).join(" · "),
  audiobookChanged: (voice) => `有声书制作后本章已有改动，由“${voice}”朗读。`,
  audiobookGone: (voice) => `有声书已不存在，由“${voice}”朗读。`,
  audiobookOtherRules: (voice) => `有声书按其他规则制作，由“${voice}”朗读。`,
  leaveStructure: "离开表格或列表",

  soundQuality: "音频质量",
  quality: { auto: "自动", standard: "标准（64 kbit/s）", small: "省流量（24 kbit/s）" },
  soundQualityHint: "适用于本设备，从下次播放起生效。“自动”会在网速较慢时减少流量。",

  noVoiceFor: (language) => (language ? `没有${language}语音` : "没有此语言的语音"),
  tryAnyway: (voice) => `已安装的语音均不支持此语言。“${voice}”可以用英语口音朗读。`,
  cannotTry: "已安装的语音均无法朗读这种文字。",
  readAnyway: "仍然朗读",

  keyboard: "键盘快捷键",
  key: {
    start: "开始或停止朗读",
    toggle: "播放或暂停",
    sentenceBack: "上一句",
    sentenceForward: "下一句",
    chapterBack: "上一章",
    chapterForward: "下一章",
    slower: "减速",
    faster: "加速",
    mute: "静音或取消静音",
    follow: "回到播放处",
    escape: "关闭",
  },
};
