// @ts-check
// Textos de las carpetas cuyos archivos nuevos se añaden.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/watching.js").watching} */
export const watching = {
  title: "Carpetas vigiladas",
  detail:
    "Los archivos nuevos de estas carpetas del servidor se añaden a la estantería compartida. Lo que quitas de la biblioteca no vuelve.",
  none: "No se vigila ninguna carpeta.",
  fixed: "Aquí se pueden elegir carpetas si el servidor se inicia con --watch-below CARPETA.",
  path: "Carpeta del servidor",
  below: (folders) => `Permitidas: ${folders} y todas sus subcarpetas.`,
  add: "Vigilar",
  removeOf: (path) => `Dejar de vigilar “${path}”`,
  byOperator: "Fijada al iniciar el servidor",
  unseen: "Aún sin revisar",
  looked: (time) => `Última revisión: ${time}`,
  added: (count) => (count === 1 ? "1 libro añadido" : `${formatNumber(count)} libros añadidos`),
  refused: (count) => (count === 1 ? "1 archivo no se añadió" : `${formatNumber(count)} archivos no se añadieron`),
  stopped: (sentence) => `Por ahora no se añade nada más: ${sentence}`,
  unreadable: (folders) => `Subcarpetas que el servidor no puede leer: ${folders}`,
  states: {
    missing: "Esta carpeta no se puede leer en este momento. Se vigilará de nuevo en cuanto vuelva.",
    outside: "Esta carpeta ya no se puede vigilar: el servidor se inició con otras carpetas.",
  },
};

/** @type {Record<string, () => string>} */
export const badFolder = {
  "watch-outside": () =>
    "Esta carpeta no se puede vigilar. Elige una dentro de las que el servidor permite (--watch-below).",
  "watch-unreadable": () => "En esta ruta no hay ninguna carpeta que el servidor pueda leer.",
  "watch-known": () => "Esta carpeta ya se vigila.",
  "watch-own": () => "Esta carpeta contiene los archivos de la propia biblioteca. Elige otra.",
};
