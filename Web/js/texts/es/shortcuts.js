// @ts-check
// Texts of the list of keys, and of what several parts have keys for; in Spanish.

/** @type {typeof import("../en/shortcuts.js").shortcuts} */
export const shortcuts = {
  title: "Atajos de teclado",
  show: "Mostrar atajos de teclado",
  groups: {
    reading: "Lectura",
    listening: "Escucha",
    places: "Navegación",
    marks: "Anotaciones",
    looks: "Apariencia",
    library: "Biblioteca",
    general: "General",
  },
  letterKeys: "Atajos sin Ctrl",
  letterKeysDetail: "Desactívalos si usas el control por voz o si pulsas teclas sin querer.",
  use: (label) => `Usar atajo: ${label}`,
  keyNames: {
    " ": "Espacio",
    Escape: "Esc",
    Home: "Inicio",
    End: "Fin",
    ArrowLeft: "←",
    ArrowRight: "→",
    ArrowUp: "↑",
    ArrowDown: "↓",
    PageUp: "Re Pág",
    PageDown: "Av Pág",
    Ctrl: "Ctrl",
    Shift: "Mayús",
  },
};
