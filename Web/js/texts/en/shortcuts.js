// @ts-check
// Texts of the list of keys, and of what several parts have keys for.

export const shortcuts = {
  title: "Keyboard",
  show: "Show this list",
  groups: { reading: "Reading", listening: "Listening", places: "Finding one’s way", marks: "Marks", looks: "Looks", library: "Library", general: "General" },
  letterKeys: "Use keys without Ctrl",
  letterKeysDetail: "Turn this off if you speak to your computer or touch keys by accident.",
  /** @param {string} label */
  use: (label) => `Use the key for: ${label}`,
  keyNames: { " ": "Space", Escape: "Esc", ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", PageUp: "Page up", PageDown: "Page down", Ctrl: "Ctrl", Shift: "Shift" },
};
