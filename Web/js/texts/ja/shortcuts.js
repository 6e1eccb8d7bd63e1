// @ts-check
// Texts of the list of keys, and of what several parts have keys for.

/** @type {typeof import("../en/shortcuts.js").shortcuts} */
export const shortcuts = {
  title: "キーボードショートカット",
  show: "キーボードショートカットを表示",
  groups: {
    reading: "読書",
    listening: "リスニング",
    places: "移動",
    marks: "マーク",
    looks: "表示設定",
    library: "ライブラリ",
    general: "一般",
  },
  letterKeys: "Ctrlを使わないショートカット",
  letterKeysDetail: "音声コントロールを使う場合や、誤ってキーを押してしまう場合はオフにしてください。",
  use: (label) => `ショートカットを使う：${label}`,
  keyNames: {
    " ": "スペース",
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
