// @ts-check
// Texts of settings and help.

/** @type {typeof import("../en/help.js").help} */
export const help = {
  settings: "设置",
  backToLibrary: "返回书库",
  reading: "阅读",
  mode: "阅读模式",
  modes: { scroll: "滚动", paged: "分页" },
  columns: "分页模式的栏数",
  columnChoices: { auto: "自动", one: "单栏", two: "双栏" },
  animation: "翻页动画",
  publisherStyles: "使用原书样式",
  publisherStylesDetail: "显示原书设计的字体、字号和颜色，你自行设置的项目除外。",
  looksDetail: "要更改字体、字号、间距、页边距和颜色，请打开一本书并选择“Aa”。",
  listening: "听书",
  voice: "默认语音",
  usualVoice: "标准",
  listeningDetail: "要更改发音、停顿和跳过的内容，请打开一本书，使用语音旁边的菜单。",
  hearVoices: "试听语音",
  keys: "键盘快捷键",
  keysDetail: "每个快捷键只在所属的视图中有效。不用的可以关闭。",
  language: "语言",
  languageChoice: "界面语言",
  languageAuto: "与浏览器相同",
  languageNames: { en: "English", de: "Deutsch", fr: "Français", es: "Español", zh: "简体中文", ja: "日本語" },
  storage: "在本设备上",
  about: "关于",
  aboutDetail: "Vorleser 在你自己的电脑上朗读你的图书。没有云端，没有在线账户，不会向任何地方发送任何内容。",
  version: (version) => `版本 ${version}`,
  api: "通过内置的 HTTP API，其他应用可以实现此页面的所有功能。",
  showHints: "再次显示提示",
  hintsBack: "下次打开图书时会显示提示。",

  languageChanged: (name) => `界面语言已设为“${name}”。`,
  languageLoad: "立即应用",

  nextHint: "下一条",
  hintsClose: "跳过提示",
  hintItems: {
    bars: { touch: "轻点文本旁边，显示控制栏。", mouse: "单击文本旁边，显示控制栏。" },
    select: "选择文字，即可高亮、查词或复制。",
    look: "“Aa”可更改图书外观，“?”可显示键盘快捷键。",
  },
  understood: "知道了",
};
