// @ts-check
// Texts of reading by pages.

/** @type {typeof import("../en/paged.js").paged} */
export const paged = {
  paged: "Seiten",
  scroll: "Fortlaufend",
  toPages: "Seitenweise lesen",
  toScroll: "Fortlaufend lesen",
  toggle: "Seiten oder fortlaufend",
  pageOf: (page, count) => `${page} von ${count}`,
  left: (count) => `noch ${count} im Kapitel`,
  lastPage: "Ende des Kapitels",
  key: {
    right: "Zur Seite rechts",
    left: "Zur Seite links",
    forward: "Nächste Seite",
    back: "Vorige Seite",
    start: "Zur ersten Seite des Kapitels",
    end: "Zur letzten Seite des Kapitels",
  },
};
