// @ts-check
// Texts of finding one's way in a book, in Spanish.

import { formatDate, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration, remaining } from "./player.js";

/** @param {number} seconds */
const timeOf = (seconds) => (seconds < 45 ? "menos de un minuto" : duration(seconds));

/** @type {typeof import("../en/navigation.js").navigation} */
export const navigation = {
  bar: "Posición en el libro",
  showBar: (percent, page, pages, isExact) =>
    `${percent} del libro, página ${formatNumber(page)} de ${isExact ? "" : "unas "}${formatNumber(pages)}. Mostrar barra de progreso`,
  placeSaid: (name, fraction, page, pages) =>
    [name, formatPercent(fraction), page && pages ? `página ${formatNumber(page)} de ${formatNumber(pages)}` : ""]
      .filter(Boolean)
      .join(", "),
  page: (page) => `Página ${formatNumber(page)}`,
  back: "Volver a la posición anterior",
  forward: "Adelante",
  goTo: "Ir a…",
  goToTitle: "Ir a",
  pageField: "Página",
  ofPages: (count, isExact) => `de ${isExact ? "" : "unas "}${formatNumber(count)}`,
  percentField: "Porcentaje",
  chapterField: "Capítulo",
  go: "Ir",
  noSuchPage: (count) => `Introduce una página del 1 al ${formatNumber(count)}.`,
  noSuchPercent: "Introduce un número del 0 al 100.",
  devices: "Tus dispositivos",
  earlier: "Posiciones anteriores",
  deviceAt: (device, fraction) => `${device}: ${formatPercent(fraction)}`,
  wasFurther: (device, fraction, when) => `${device} iba por el ${formatPercent(fraction)}, ${when}. ¿Ir ahí?`,
  filter: "Buscar capítulos",
  noMatch: "No hay capítulos que coincidan",
  timeLeft: (chapter, book, now) =>
    `${remaining(chapter)} del capítulo · ${timeOf(book)} del libro · ${formatDate(new Date(now).toISOString(), { timeStyle: "short" })}`,
  read: "leído",
  progress: (fraction) => `${formatPercent(fraction)} del libro leído`,
};
