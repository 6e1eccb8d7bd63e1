// @ts-check
// Texts of the list of keys, and of what several parts have keys for.

/** @type {typeof import("../en/shortcuts.js").shortcuts} */
export const shortcuts = {
  title: "Tastaturkürzel",
  show: "Tastaturkürzel anzeigen",
  groups: {
    reading: "Lesen",
    listening: "Hören",
    places: "Navigation",
    marks: "Markierungen",
    looks: "Darstellung",
    library: "Bibliothek",
    general: "Allgemein",
  },
  letterKeys: "Kürzel ohne Strg",
  letterKeysDetail:
    "Ausschalten, wenn der Computer per Sprache gesteuert wird oder Tasten versehentlich gedrückt werden.",
  use: (label) => `Kürzel verwenden: ${label}`,
  keyNames: {
    " ": "Leertaste",
    Escape: "Esc",
    Home: "Pos1",
    End: "Ende",
    ArrowLeft: "←",
    ArrowRight: "→",
    ArrowUp: "↑",
    ArrowDown: "↓",
    PageUp: "Bild auf",
    PageDown: "Bild ab",
    Ctrl: "Strg",
    Shift: "Umschalt",
  },
};
