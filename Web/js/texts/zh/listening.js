// @ts-check
// Texts of listening outside the text: what was read, taps and clicks, the mini-player, the listening view.

/** @type {typeof import("../en/listening.js").listening} */
export const listening = {
  markFinished: "标为已读完",
  markUnread: "标为未读",
  isFinished: (title) => `已将“${title}”标为已读完。`,
  isUnread: (title) => `已将“${title}”标为未读。`,

  taps: "轻点和单击",
  tapOnWord: "轻点词时",
  clickOnWord: "单击词时",
  actions: { speak: "从此处播放", bars: "显示或隐藏控制栏", define: "查词" },
  tapDetail: "用于触摸屏。如果轻点会显示控制栏或查词，可选择一个词，再从该处播放。",
  clickDetail: "双击选择一个词，连按三次选择一个段落。",
  zones: "边缘翻页区域",
  zoneChoices: { normal: "打开", swapped: "左右互换", off: "关闭" },
  zoneSize: "翻页区域大小",
  zoneSizes: { small: "小", medium: "中", large: "大" },

  miniPlayer: "迷你播放器",
  openPlaying: (title) => `打开“${title}”`,
  closeMini: "停止并关闭",
  playOnShort: "继续",
  playOn: (title) => `继续收听“${title}”`,

  chapters: "章节",
  voice: "语音",
  elapsed: (time) => `本章已播放${time}`,
  left: (time) => `本章剩余${time}`,
};
