// @ts-check
// Texts of the reader, in Spanish.

import { formatPercent } from "../../basics/locale.js";

const percentOf = (/** @type {number} */ percent) => formatPercent(percent / 100);

/** @type {typeof import("../en/reader.js").reader} */
export const reader = {
  skipToText: "Saltar al texto",
  skipToPlayer: "Saltar al reproductor",
  toLibrary: "Volver a la biblioteca",
  text: "Texto del libro",
  bars: "Lector",
  contents: "Índice",
  panels: "Panel lateral",
  closePanel: "Cerrar",
  more: "Opciones del libro",
  noContents: "Este libro no tiene índice.",
  untitledChapter: (number) => `Parte ${number}`,
  chapterOf: (number, count) => `Capítulo ${number} de ${count}`,
  progress: percentOf,
  backTo: (percent) => `Volver al ${percentOf(percent)}`,
  backDismiss: "Quedarse aquí",
  loading: "Cargando…",
  nothingToRead: "Nada que leer",
  chapterFailed: "No se pudo cargar este capítulo",
  leaveTitle: "¿Abrir enlace externo?",
  leaveDetail: (host) => `Este enlace sale del libro y abre ${host} en una pestaña nueva.`,
  leaveOpen: "Abrir enlace",
  anotherDevice: "Otro dispositivo",
  movedOn: (device, percent) => `${device} va ahora por el ${percentOf(percent)}. ¿Ir ahí?`,
  goThere: (percent) => `Ir al ${percentOf(percent)}`,
  stayHere: "Quedarse aquí",
  placeWaits: "Tu posición está guardada en este dispositivo y se sincronizará cuando Vorleser responda.",
  device: (browser, system) => (system ? `${browser} en ${system}` : browser),
  browser: "Navegador",
};
