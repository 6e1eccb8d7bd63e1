// @ts-check
// Texts of reading by pages.

/** @type {typeof import("../en/paged.js").paged} */
export const paged = {
  paged: "Seiten",
  scroll: "Fortlaufend",
  toPages: "Seitenweise lesen",
  toScroll: "Fortlaufend lesen",
  toggle: "Seiten oder fortlaufend",
  pageOf: (page, count) => `Seite ${page} von ${count}`,
  left: (shown, count) => (count === 1 ? `Noch ${shown} Seite im Kapitel` : `Noch ${shown} Seiten im Kapitel`),
  lastPage: "Letzte Seite des Kapitels",
  key: {
    right: "Zur Seite rechts",
    left: "Zur Seite links",
    forward: "Nächste Seite",
    back: "Vorige Seite",
    start: "Zur ersten Seite des Kapitels",
    end: "Zur letzten Seite des Kapitels",
  },
};
