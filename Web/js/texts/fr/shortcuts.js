// @ts-check
// French texts of the list of keys, and of what several parts have keys for.

/** @type {typeof import("../en/shortcuts.js").shortcuts} */
export const shortcuts = {
  title: "Raccourcis clavier",
  show: "Afficher les raccourcis clavier",
  groups: {
    reading: "Lecture",
    listening: "Écoute",
    places: "Navigation",
    marks: "Annotations",
    looks: "Apparence",
    library: "Bibliothèque",
    general: "Général",
  },
  letterKeys: "Raccourcis sans Ctrl",
  letterKeysDetail:
    "Désactivez-les si vous utilisez la commande vocale ou si vous appuyez parfois sur des touches par accident.",
  use: (label) => `Utiliser le raccourci : ${label}`,
  keyNames: {
    " ": "Espace",
    Escape: "Échap",
    Home: "Début",
    End: "Fin",
    ArrowLeft: "←",
    ArrowRight: "→",
    ArrowUp: "↑",
    ArrowDown: "↓",
    PageUp: "Page préc.",
    PageDown: "Page suiv.",
    Ctrl: "Ctrl",
    Shift: "Maj",
  },
};
