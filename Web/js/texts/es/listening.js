// @ts-check
// Texts of listening outside the text: what was read, taps and clicks, the mini-player, the listening view; in Spanish.

/** @type {typeof import("../en/listening.js").listening} */
export const listening = {
  markFinished: "Marcar como terminado",
  markUnread: "Marcar como no leído",
  isFinished: (title) => `“${title}” está marcado como terminado.`,
  isUnread: (title) => `“${title}” está marcado como no leído.`,

  taps: "Toques y clics",
  tapOnWord: "Al tocar una palabra",
  clickOnWord: "Al hacer clic en una palabra",
  actions: { speak: "Escuchar desde aquí", bars: "Mostrar u ocultar controles", define: "Consultar" },
  tapDetail:
    "En pantallas táctiles. Si un toque muestra los controles o consulta una palabra, selecciona una palabra para escuchar desde ella.",
  clickDetail: "Un doble clic selecciona una palabra; un triple clic, un párrafo.",
  zones: "Zonas para pasar página en los bordes",
  zoneChoices: { normal: "Sí", swapped: "Invertidas", off: "No" },
  zoneSize: "Tamaño de esas zonas",
  zoneSizes: { small: "Pequeño", medium: "Mediano", large: "Grande" },

  miniPlayer: "Minirreproductor",
  openPlaying: (title) => `Abrir “${title}”`,
  closeMini: "Detener y cerrar",
  playOnShort: "Continuar",
  playOn: (title) => `Seguir escuchando “${title}”`,

  chapters: "Capítulos",
  voice: "Voz",
  elapsed: (time) => `Reproducido de este capítulo: ${time}`,
  left: (time) => `Quedan ${time} de este capítulo`,
};
