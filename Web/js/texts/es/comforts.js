// @ts-check
// Texts of what makes listening and reading comfortable, in Spanish.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/comforts.js").comforts} */
export const comforts = {
  sleep: "Temporizador de apagado",
  sleepOff: "Desactivar temporizador",
  sleepMore: (minutes) => `Añadir ${formatNumber(minutes)} minutos`,
  endOfSentence: "Final de la frase",
  endOfChapters: (count) => (count === 1 ? "Final del capítulo" : `Después de ${formatNumber(count)} capítulos`),
  minutes: (minutes) => (minutes === 1 ? "1 minuto" : `${formatNumber(minutes)} minutos`),
  sleepSet: (when) => `Temporizador de apagado: ${when}`,
  sleepIs: (left) => `Temporizador de apagado: ${left}`,
  minutesLeft: (minutes) => `${formatNumber(minutes)} min`,
  sentenceShort: "frase",
  chaptersShort: "capítulo",
  slept: "El temporizador terminó. La reproducción seguirá desde donde empezó a bajar el sonido.",
  repeat: "Repetir frase",

  listening: "En reproducción",
  closeListening: "Volver al texto",
  by: (author) => `de ${author}`,
  placeInChapter: "Posición en el capítulo",

  auto: "Desplazamiento automático",
  autoStop: "Detener desplazamiento automático",
  autoScroll: "Desplazamiento automático",
  autoTurn: "Pasar páginas automáticamente",
  slower: "Más lento",
  faster: "Más rápido",
  pace: (pace) => `${formatNumber(pace)} palabras por minuto`,
  autoEnded: "Desplazamiento automático detenido.",

  ruler: "Regla de lectura",
  rulers: { off: "Desactivada", line: "Destacar la línea", focus: "Enfocar unas líneas" },
  rulerDown: "Bajar la regla de lectura",
  rulerUp: "Subir la regla de lectura",
};
