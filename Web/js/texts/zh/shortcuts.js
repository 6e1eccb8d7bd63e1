// @ts-check
// Texts of the list of keys, and of what several parts have keys for.

/** @type {typeof import("../en/shortcuts.js").shortcuts} */
export const shortcuts = {
  title: "键盘快捷键",
  show: "显示键盘快捷键",
  groups: {
    reading: "阅读",
    listening: "听书",
    places: "导航",
    marks: "标注",
    looks: "外观",
    library: "书库",
    general: "通用",
  },
  letterKeys: "不含 Ctrl 的快捷键",
  letterKeysDetail: "如果使用语音控制或容易误按按键，请关闭此项。",
  use: (label) => `使用快捷键：${label}`,
  keyNames: {
    " ": "空格键",
    Escape: "Esc",
    Home: "Home",
    End: "End",
    ArrowLeft: "←",
    ArrowRight: "→",
    ArrowUp: "↑",
    ArrowDown: "↓",
    PageUp: "Page Up",
    PageDown: "Page Down",
    Ctrl: "Ctrl",
    Shift: "Shift",
  },
};
