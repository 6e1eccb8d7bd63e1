// @ts-check
// Texts of the dialog "Possible duplicates".

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/duplicates.js").duplicates} */
export const duplicates = {
  title: "Mögliche Dubletten",
  open: "Mögliche Dubletten …",
  explained:
    "Diese Bücher haben denselben Titel und Autor oder dieselbe Kennung. Beim Zusammenführen kommen Markierungen, Lesestellen, Schlagwörter, Sammlungen, Bewertung und Lesezeiten zum behaltenen Buch. Das andere kommt in den Papierkorb.",
  none: "Kein Buch scheint doppelt in der Bibliothek zu sein.",
  more: (count) =>
    count === 1
      ? "1 weitere Gruppe folgt, wenn diese erledigt sind."
      : `${formatNumber(count)} weitere Gruppen folgen, wenn diese erledigt sind.`,
  keep: "Dieses behalten",
  keepOf: (title, format) => `„${title}“ (${format}) behalten und die anderen damit zusammenführen`,
  different: "Das sind verschiedene Bücher",
  differentOf: (title) => `„${title}“: Das sind verschiedene Bücher`,
  merged: (title) => `Mit „${title}“ zusammengeführt. Das andere Buch ist im Papierkorb.`,
  hides: "Andere sehen dieses private Buch nicht.",
  format: "Format",
  progress: "Fortschritt",
  letters: (count) => `${formatNumber(count)} Zeichen`,
};
