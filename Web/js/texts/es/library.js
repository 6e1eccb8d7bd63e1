// @ts-check
// Texts of the library, in Spanish.

import {
  formatBytes,
  formatDate,
  formatDaysAgo,
  formatLanguage,
  formatList,
  formatNumber,
  formatPercent,
} from "../../basics/locale.js";
import { duration } from "./player.js";

const books = (/** @type {number} */ count) => (count === 1 ? "1 libro" : `${formatNumber(count)} libros`);

/** @type {typeof import("../en/library.js").library} */
export const library = {
  title: "Biblioteca",
  bookCount: books,
  foundCount: (count, all) => `${formatNumber(count)} de ${books(all)}`,
  loading: "Cargando tus libros…",
  loadingBook: "Cargando…",
  continueReading: "Seguir leyendo",
  continueListening: "Seguir escuchando",
  allBooks: "Todos los libros",

  notStarted: "Sin empezar",
  finished: "Terminado",
  missing: "Falta el archivo",
  progress: formatPercent,
  bookName: (title, authors, state) => `${title}${authors.length > 0 ? `, de ${formatList(authors)}` : ""}. ${state}`,
  progressName: (fraction) => `${formatPercent(fraction)} leído`,
  moreAbout: (title) => `Más opciones para ${title}`,

  searchLabel: "Buscar en tus libros: títulos, autores, textos y anotaciones",
  searchPlaceholder: "Buscar",
  clearSearch: "Borrar búsqueda",
  inYourMarks: "En tus anotaciones",
  moreMarks: (count) => (count === 1 ? "1 anotación más" : `${formatNumber(count)} anotaciones más`),
  inTheText: "En el texto",
  textNotFound: (search) => `Ningún libro contiene “${search}” en su texto.`,
  searchingTexts: "Buscando en todos los libros…",
  notAllIndexed: (indexed, all) =>
    `Por ahora se puede buscar en ${formatNumber(indexed)} de ${books(all)}. Los demás se están procesando.`,
  moreBooks: "Más libros",
  moreIn: (title) => `Todos los resultados en ${title}`,
  moreInShort: "Todos los resultados en este libro",
  listenFromHere: "Escuchar desde aquí",
  nothingFound: (search) => `Sin resultados para “${search}”`,
  nothingFoundDetail: "Se busca en títulos, autores, series, etiquetas y nombres de archivo.",
  sortBy: "Ordenar por",
  sortedBy: (order) => `Ordenado por: ${order}`,
  orders: {
    read: "Última lectura",
    added: "Recién añadidos",
    title: "Título",
    author: "Autor",
    series: "Serie",
    progress: "Progreso",
    length: "Extensión",
    rating: "Valoración",
  },

  add: "Añadir libros",
  addShort: "Añadir",
  moreWaysToAdd: "Más formas de añadir libros",
  addFiles: "Elegir archivos…",
  addFolder: "Elegir carpeta…",
  addPage: "Añadir página web…",
  addText: "Pegar texto…",
  pageTitle: "Añadir una página web",
  pageDetail: "El artículo y sus imágenes se guardan en tu biblioteca, sin menús ni publicidad.",
  pageLabel: "Dirección de la página",
  pageAdd: "Añadir",
  bookmarkDetail: "O arrastra esto a los marcadores del navegador y púlsalo en una página que quieras guardar:",
  bookmark: "Leer en Vorleser",
  emptyTitle: "Tu biblioteca está vacía",
  emptyDetail: "Añade un libro y Vorleser te lo lee en voz alta. Se queda en este equipo.",
  formats: { text: "texto sin formato", cbr: "cómic", cbz: "cómic", article: "página web guardada" },
  emptyHint: (formats) =>
    `Suelta libros en cualquier parte de esta página o pega un texto. Formatos compatibles: ${formats}.`,
  dropHere: "Suelta para añadir a tu biblioteca",
  dropDetail: (formats) => `Un archivo, varios a la vez o carpetas enteras${formats && `: ${formats}`}`,
  noBooksInFolder: (formats) => `En esta carpeta no hay libros. Formatos compatibles: ${formats}.`,
  leftOut: (count) =>
    count === 1
      ? "1 archivo de la carpeta no es un libro y se omitió."
      : `${formatNumber(count)} archivos de la carpeta no son libros y se omitieron.`,
  pasteTitle: "Pegar texto",
  pasteDetail: "Pega un artículo, una carta o un capítulo. Se convierte en un libro con el nombre de su primera línea.",
  pasteLabel: "Texto",
  pasteAdd: "Añadir como libro",
  pastedName: "Texto pegado",

  imports: "Añadiendo libros",
  importing: (done, all) => (all === 1 ? "Añadiendo un libro" : `Añadiendo libros: ${done} de ${all}`),
  imported: (count) => (count === 1 ? "1 libro añadido" : `${formatNumber(count)} libros añadidos`),
  importsFailed: (count) =>
    count === 1 ? "No se pudo añadir 1 archivo" : `No se pudieron añadir ${formatNumber(count)} archivos`,
  waiting: "En espera",
  moreWaiting: (count) => `y ${formatNumber(count)} más`,
  readNow: "Leer ya",
  noPassage: "Aún no se puede mostrar nada de este archivo.",
  isBookNow: "Este texto ya está en tu biblioteca.",
  placeInText: "Posición en el texto",
  earlierPassage: "Anterior",
  laterPassage: "Siguiente",
  searchInText: "Buscar en este texto",
  readSoFar: "El texto ha llegado hasta aquí.",
  foundSoFar: (count, share) =>
    `${count === 1 ? "1 resultado" : `${formatNumber(count)} resultados`} en el primer ${formatPercent(share)} del texto`,
  receiving: (fraction) => `Subiendo, ${formatPercent(fraction)}`,
  away: "En espera de que Vorleser vuelva a responder",
  fetching: "Cargando la página…",
  pausing: "El sitio pide una pausa…",
  pictures: "Cargando las imágenes…",
  media: "Cargando los sonidos y los vídeos…",
  fetched: {
    pictures: (done, total) => `Imágenes: ${formatNumber(done)} de ${formatNumber(total)}`,
    media: (done, total) => `Sonidos y vídeos: ${formatNumber(done)} de ${formatNumber(total)}`,
  },
  checking: "Comprobando el archivo…",
  reading: "Leyendo los capítulos…",
  added: "Añadido",
  putBack: "Archivo del libro restaurado",
  open: "Abrir",
  dismissAll: "Cerrar",
  cancelImport: (name) => `Dejar de añadir ${name}`,
  dismissImport: (name) => `Descartar el mensaje sobre ${name}`,
  progressOf: (name) => `Progreso de ${name}`,
  openExisting: "Abrir el libro existente",
  addCopy: "Añadir como segundo ejemplar",
  enterPassword: "Introducir contraseña…",
  filePasswordTitle: "Se necesita la contraseña",
  filePasswordDetail: (name) =>
    `${name} está cifrado. Tu biblioteca guarda la contraseña, así que en adelante el libro se abre sin ella.`,
  filePassword: "Contraseña del archivo",
  unlock: "Desbloquear",
  wrongFilePassword: "Esa no es la contraseña de este archivo. Vuelve a introducirla.",
  lockedInArchive: "Este archivo está cifrado. Extráelo del archivo comprimido y añádelo con su contraseña.",
  notSent: "Vorleser no responde, así que este archivo no se añadió. ¿Sigue en marcha?",
  unreadable:
    "Tu navegador no pudo leer este archivo. Puede que se haya movido o que sea una carpeta. Elígelo de nuevo.",
  empty: "Este archivo está vacío.",
  isThere: (title) => `“${title}” ya está en la biblioteca.`,
  wasAdded: (title) => `Se añadió “${title}”.`,
  wasNotAdded: (name, detail) => `No se pudo añadir ${name}. ${detail}`,

  toImports: "Mostrar",

  openBook: "Abrir",
  download: "Descargar archivo original",
  about: "Acerca de este libro",
  openOriginal: "Abrir página original…",
  fetchAgain: "Volver a cargar la página",
  replace: "Reemplazar por una edición nueva…",
  replaceTitle: (title) => `¿Reemplazar el archivo de “${title}”?`,
  replaceDetail: (fileName) =>
    `${fileName} pasa a ser el texto de este libro. Tu posición, tus resaltados, notas y marcadores se mueven con las palabras ` +
    "a las que pertenecen. Las anotaciones cuyas palabras ya no están se quedan en la lista.",
  replaceDo: "Reemplazar",
  wasReplaced: "Reemplazado por la edición nueva",
  wasReplacedBy: (title) => `“${title}” se reemplazó por la edición nueva.`,
  showEdition: "Mostrar",
  chooseAgain: "Elegir archivo de nuevo…",
  remove: "Quitar",
  undo: "Deshacer",
  wasRemoved: (title) => `Se quitó “${title}”.`,
  wasRestored: (title) => `Se restauró “${title}”.`,
  missingTitle: (title) => `Falta el archivo de “${title}”`,
  missingDetail: (fileName) =>
    `Ya no está en la carpeta de datos. Elige ${fileName} de nuevo para recuperarlo todo, ` +
    "incluida tu posición. O quita el libro.",

  unreachable: "Vorleser no responde. Esta página se vuelve a conectar automáticamente.",
  failedTitle: "No se pudieron cargar tus libros",

  share: {
    file: "Compartir archivo…",
    link: "Compartir enlace…",
    copied: "Enlace copiado.",
    address: "Dirección del libro",
  },
  facts: {
    author: "Autor",
    series: "Serie",
    language: "Idioma",
    file: "Archivo",
    size: "Tamaño",
    added: "Añadido",
    lastRead: "Última lectura",
    length: "Extensión",
    times: (words, reading, listening) =>
      `${words === 1 ? "1 palabra" : `${formatNumber(words)} palabras`} · ${duration(reading * 60)} de lectura · ` +
      `${duration(listening * 60)} de escucha`,
    recording: "Grabación",
    left: "Tiempo restante",
    leftTimes: (reading, listening) =>
      [`${duration(reading * 60)} de lectura`, listening !== null && `${duration(listening * 60)} de escucha`]
        .filter(Boolean)
        .join(" · "),
    firstRead: "Primera lectura",
    spent: "Tiempo dedicado",
    spentTimes: (reading, listening) =>
      [reading > 0 && `${duration(reading)} leyendo`, listening > 0 && `${duration(listening)} escuchando`]
        .filter(Boolean)
        .join(" · "),
    sessions: (count) => (count === 1 ? "1 sesión" : `Últimas sesiones, de ${formatNumber(count)}`),
    moment: (time) => formatDate(time, { dateStyle: "medium", timeStyle: "short" }),
    sessionLength: (milliseconds) => duration(milliseconds / 1000),
    tags: "Etiquetas",
  },
  corrections: {
    language: "Idioma del libro",
    encoding: "Codificación del archivo",
    detected: (name) => `${name} (detectado)`,
    asInBook: (name) => `${name} (como en el libro)`,
    ownLanguage: "Como en el libro o detectado",
    unknownLanguage: "Desconocido",
    likely: "Probables",
    allEncodings: "Todas las codificaciones",
    languageIs: (title) => `Se cambió el idioma de “${title}”.`,
    encodingIs: (title) => `“${title}” se lee con otra codificación. Se conservan tu posición y tus anotaciones.`,
  },
  problems: {
    title: (count) => (count === 1 ? "1 problema en este archivo" : `${count} problemas en este archivo`),
    major: "Falta algo:",
    moderate: "Alterado:",
    minor: "Leve:",
    more: (count) => `y ${formatNumber(count)} más`,
  },
  series: ({ name, position }) => (position ? `${name}, ${position}` : name),
  lastRead: (time, now) => `Última lectura: ${formatDaysAgo(time, now) ?? formatDate(time)}`,
  date: (time) => formatDate(time),
  language: formatLanguage,
  byteCount: formatBytes,
};
