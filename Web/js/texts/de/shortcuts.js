// @ts-check
// Texts of the list of keys, and of what several parts have keys for.

/** @type {typeof import("../en/shortcuts.js").shortcuts} */
export const shortcuts = {
  title: "Tastatur",
  show: "Diese Liste zeigen",
  groups: { reading: "Lesen", listening: "Hören", places: "Zurechtfinden", marks: "Markierungen", looks: "Aussehen", library: "Bibliothek", general: "Allgemein" },
  letterKeys: "Tasten ohne Strg verwenden",
  letterKeysDetail: "Ausschalten hilft, wenn der Computer auf Sprache hört oder Tasten versehentlich berührt werden.",
  use: (label) => `Taste verwenden für: ${label}`,
  keyNames: { " ": "Leertaste", Escape: "Esc", ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", PageUp: "Bild auf", PageDown: "Bild ab", Ctrl: "Strg", Shift: "Umschalt" },
};
