// @ts-check
// Texts of the list of keys, and of what several parts have keys for.

export const shortcuts = {
  title: "Keyboard shortcuts",
  show: "Show keyboard shortcuts",
  groups: {
    reading: "Reading",
    listening: "Listening",
    places: "Navigation",
    marks: "Marks",
    looks: "Appearance",
    library: "Library",
    general: "General",
  },
  letterKeys: "Shortcuts without Ctrl",
  letterKeysDetail: "Turn this off if you use voice control or press keys by accident.",
  /** @param {string} label */
  use: (label) => `Use shortcut: ${label}`,
  keyNames: {
    " ": "Space",
    Escape: "Esc",
    Home: "Home",
    End: "End",
    ArrowLeft: "←",
    ArrowRight: "→",
    ArrowUp: "↑",
    ArrowDown: "↓",
    PageUp: "Page up",
    PageDown: "Page down",
    Ctrl: "Ctrl",
    Shift: "Shift",
  },
};
