// @ts-check
// Texts of reading by pages.

/** @type {typeof import("../en/paged.js").paged} */
export const paged = {
  paged: "Seiten",
  scroll: "Scrollen",
  toPages: "Zu Seiten wechseln",
  toScroll: "Zu Scrollen wechseln",
  toDesign: "Gestaltete Seiten anzeigen",
  toDrawn: "Originalseiten anzeigen",
  rotateRight: "Nach rechts drehen",
  rotateLeft: "Nach links drehen",
  toText: "Als Text anzeigen",
  toggle: "Zwischen Scrollen und Seiten wechseln",
  pageOf: (page, count) => `${page} von ${count}`,
  left: (count) => `noch ${count} im Kapitel`,
  lastPage: "Ende des Kapitels",
  key: {
    right: "Rechte Seite",
    left: "Linke Seite",
    forward: "Nächste Seite",
    back: "Vorherige Seite",
    start: "Erste Seite des Kapitels",
    end: "Letzte Seite des Kapitels",
  },
};
