// @ts-check
// Texte der Warteschlange zum Hören.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/listen-next.js").listenNext} */
export const listenNext = {
  title: "Als Nächstes hören",
  open: "Als Nächstes hören …",
  add: "Zu „Als Nächstes hören“ hinzufügen",
  explained: "Endet eines davon, wird das nächste vorgelesen.",
  none: "Die Liste ist noch leer.",
  play: "Vorlesen",
  show: "Anzeigen",
  added: (count) => `${count === 1 ? "1 Buch" : `${formatNumber(count)} Bücher`} zu „Als Nächstes hören“ hinzugefügt.`,
  plays: (title) => `Jetzt: ${title}`,
  up: (title) => `„${title}“ nach oben`,
  down: (title) => `„${title}“ nach unten`,
  move: (title) => `„${title}“ verschieben`,
  movedTo: (title, place, count) => `„${title}“ steht an Stelle ${formatNumber(place)} von ${formatNumber(count)}.`,
  remove: (title) => `„${title}“ entfernen`,
};
