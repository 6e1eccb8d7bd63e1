// @ts-check
// Texts of looking words up, in Spanish.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/define.js").define} */
export const define = {
  title: "Diccionarios",
  about: (word) => `Definición de “${word}”`,
  key: "Consultar la palabra seleccionada o la que se está leyendo",
  close: "Cerrar",
  back: (word) => `Volver a “${word}”`,
  manage: "Diccionarios…",
  looking: "Consultando…",
  tooLong: "Demasiado largo para consultarlo. Selecciona una palabra o una expresión corta.",
  noWord: "Selecciona antes una palabra.",
  notFound: (word) => `No hay ninguna entrada para “${word}”.`,
  near: "Quizás quisiste decir",
  allOff: "Todos los diccionarios están desactivados.",
  none: "Aún no hay diccionarios",
  noneDetail:
    "Añade diccionarios StarDict o dictd como archivos .zip, .tar.gz, .tar.bz2 o .tar.xz. Debian y Ubuntu tienen algunos libres en los paquetes dict-wn (inglés) y dict-freedict-…; la documentación explica cómo añadirlos.",
  explained: "Los comparten todos en esta biblioteca. Las palabras se consultan en este orden.",
  adminsOnly: "Solo un administrador puede añadir y quitar diccionarios.",
  off: "desactivado",
  add: "Añadir diccionario…",
  addOffer: (name) => `Añadir ${name}`,
  adding: "Añadiendo…",
  added: (names) => `Añadido: ${names}`,
  words: (words) => (words === 1 ? "1 palabra" : `${formatNumber(words)} palabras`),
  use: (name) => `Usar ${name}`,
  up: (name) => `Subir ${name}`,
  down: (name) => `Bajar ${name}`,
  remove: (name) => `Quitar ${name}`,
  removeTitle: "¿Quitar diccionario?",
  removeDetail: (name) =>
    `“${name}” se eliminará para todos. No se puede deshacer, pero puedes volver a añadir el archivo.`,
  removeNow: "Quitar",
  cancel: "Cancelar",
};
