// @ts-check
// Texts of the search in a book.

import { formatNumber, formatPercent } from "../../basics/locale.js";

/** @type {typeof import("../en/search.js").search} */
export const search = {
  title: "Suche",
  field: "In diesem Buch suchen",
  clear: "Löschen",
  options: "Optionen",
  whole: "Ganze Wörter",
  case: "Groß-/Kleinschreibung beachten",
  accents: "Akzente beachten",
  regex: "Regulärer Ausdruck",
  next: "Nächster Treffer",
  previous: "Vorheriger Treffer",
  end: "Suche beenden",
  list: "Alle Treffer",
  open: "In diesem Buch suchen",
  hint: "Wort oder Wortfolge eingeben. Akzente, Großschreibung und die Art der Anführungszeichen spielen keine Rolle.",
  searching: "Wird gesucht …",
  none: (text) => `Keine Ergebnisse für „${text}“.`,
  noneWithOptions: "Vielleicht hilft es, Optionen auszuschalten.",
  matches: (count) => (count === 1 ? "1 Treffer" : `${formatNumber(count)} Treffer`),
  total: (count, chapters) =>
    `${count === 1 ? "1 Treffer" : `${formatNumber(count)} Treffer`} in ${chapters === 1 ? "1 Kapitel" : `${formatNumber(chapters)} Kapiteln`}`,
  of: (index, count) => `${formatNumber(index)} von ${formatNumber(count)}`,
  showing: (shown, count) => `Die ersten ${formatNumber(shown)} von ${formatNumber(count)} Treffern`,
  more: "Mehr anzeigen",
  failed: "Die Suche ist fehlgeschlagen",
  headings: (/** @type {number} */ count) => (count === 1 ? "1 Überschrift" : `${formatNumber(count)} Überschriften`),
  headingsSoFar: (count, share) =>
    `${count === 1 ? "1 Überschrift" : `${formatNumber(count)} Überschriften`} in den ersten ${formatPercent(share)} des Textes`,
};
