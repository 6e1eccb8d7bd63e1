// @ts-check
// Texts of the listening queue, in Spanish.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/listen-next.js").listenNext} */
export const listenNext = {
  title: "A continuación",
  open: "A continuación…",
  add: "Añadir a “A continuación”",
  explained: "Cuando uno de estos termina, empieza a sonar el siguiente.",
  none: "La lista está vacía.",
  play: "Reproducir",
  show: "Mostrar",
  added: (count) =>
    count === 1 ? "1 libro añadido a “A continuación”." : `${formatNumber(count)} libros añadidos a “A continuación”.`,
  plays: (title) => `En reproducción: ${title}`,
  up: (title) => `Subir “${title}”`,
  down: (title) => `Bajar “${title}”`,
  move: (title) => `Mover “${title}”`,
  movedTo: (title, place, count) => `“${title}” ocupa el puesto ${formatNumber(place)} de ${formatNumber(count)}.`,
  remove: (title) => `Quitar “${title}”`,
};
