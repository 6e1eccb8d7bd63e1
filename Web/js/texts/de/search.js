// @ts-check
// Texts of the search in a book.

import { formatNumber } from "../../ui/locale.js";

/** @type {typeof import("../en/search.js").search} */
export const search = {
  title: "Suche",
  field: "In diesem Buch suchen",
  clear: "Leeren",
  options: "Optionen",
  whole: "Ganze Wörter",
  case: "Groß/klein beachten",
  accents: "Akzente beachten",
  regex: "Regulärer Ausdruck",
  next: "Nächster Treffer",
  previous: "Voriger Treffer",
  end: "Suche beenden",
  list: "Alle Treffer",
  open: "In diesem Buch suchen",
  hint: "Ein Wort oder eine Wortfolge eingeben. Akzente, Großschreibung und Arten von Anführungszeichen spielen keine Rolle.",
  searching: "Wird gesucht …",
  none: (text) => `Nichts gefunden für „${text}“.`,
  noneWithOptions: "Vielleicht ist eine Option zu streng: ohne sie versuchen.",
  matches: (count) => (count === 1 ? "1 Treffer" : `${formatNumber(count)} Treffer`),
  total: (count, chapters) => `${count === 1 ? "1 Treffer" : `${formatNumber(count)} Treffer`} in ${chapters === 1 ? "1 Kapitel" : `${formatNumber(chapters)} Kapiteln`}`,
  of: (index, count) => `${formatNumber(index)} von ${formatNumber(count)}`,
  showing: (shown, count) => `Die ersten ${formatNumber(shown)} von ${formatNumber(count)}`,
  more: "Mehr anzeigen",
  failed: "Die Suche ist fehlgeschlagen",
  actionLabel: "Im Buch suchen",
};
