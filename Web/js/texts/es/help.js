// @ts-check
// Texts of settings and help, in Spanish.

/** @type {typeof import("../en/help.js").help} */
export const help = {
  settings: "Ajustes",
  backToLibrary: "Volver a la biblioteca",
  reading: "Lectura",
  mode: "Modo de lectura",
  modes: { scroll: "Continuo", paged: "Páginas" },
  columns: "Columnas en el modo Páginas",
  columnChoices: { auto: "Automático", one: "Una", two: "Dos" },
  animation: "Animar el paso de página",
  publisherStyles: "Usar el estilo de la editorial",
  publisherStylesDetail:
    "Muestra las fuentes, los tamaños y los colores del diseño del libro, salvo donde hayas elegido los tuyos.",
  looksDetail:
    "Para cambiar la fuente, el tamaño, el espaciado, los márgenes y los colores, abre un libro y elige “Aa”.",
  listening: "Escucha",
  voice: "Voz predeterminada",
  usualVoice: "Estándar",
  listeningDetail:
    "Para cambiar la pronunciación, las pausas y lo que se omite, abre un libro y usa el menú que hay junto a su voz.",
  hearVoices: "Escuchar las voces",
  keys: "Atajos de teclado",
  keysDetail: "Cada atajo funciona en la vista a la que pertenece. Puedes desactivar los que no uses.",
  language: "Idioma",
  languageChoice: "Idioma de la interfaz",
  languageAuto: "El del navegador",
  languageNames: { en: "English", de: "Deutsch", fr: "Français", es: "Español", zh: "简体中文", ja: "日本語" },
  storage: "En este dispositivo",
  about: "Acerca de",
  aboutDetail:
    "Vorleser te lee tus libros en voz alta en tu propio equipo. Sin nube, sin cuenta en línea y sin enviar nada a ningún sitio.",
  version: (version) => `Versión ${version}`,
  api: "Otras apps pueden hacer todo lo que hace esta página mediante la API HTTP incluida.",
  showHints: "Volver a mostrar los consejos",
  hintsBack: "Verás los consejos la próxima vez que abras un libro.",

  languageChanged: (name) => `Idioma de la interfaz: ${name}.`,
  languageLoad: "Aplicar ahora",

  nextHint: "Siguiente",
  hintsClose: "Saltar los consejos",
  hintItems: {
    bars: {
      touch: "Toca junto al texto para mostrar los controles.",
      mouse: "Haz clic junto al texto para mostrar los controles.",
    },
    select: "Selecciona palabras para resaltarlas, consultarlas o copiarlas.",
    look: "“Aa” cambia el aspecto del libro. “?” muestra los atajos de teclado.",
  },
  understood: "Entendido",
};
