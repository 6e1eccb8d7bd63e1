// @ts-check
// Texts of the reader.

import { formatPercent } from "../../basics/locale.js";

const percentOf = (/** @type {number} */ percent) => formatPercent(percent / 100);

/** @type {typeof import("../en/reader.js").reader} */
export const reader = {
  skipToText: "Zum Text springen",
  skipToPlayer: "Zum Player springen",
  toLibrary: "Zurück zur Bibliothek",
  text: "Text des Buchs",
  bars: "Leseansicht",
  contents: "Inhalt",
  panels: "Seitenleiste",
  closePanel: "Schließen",
  more: "Buchoptionen",
  noContents: "Dieses Buch hat kein Inhaltsverzeichnis.",
  untitledChapter: (number) => `Teil ${number}`,
  chapterOf: (number, count) => `Kapitel ${number} von ${count}`,
  progress: percentOf,
  backTo: (percent) => `Zurück zu ${percentOf(percent)}`,
  backDismiss: "Hier bleiben",
  loading: "Wird geladen …",
  nothingToRead: "Nichts zu lesen",
  chapterFailed: "Dieses Kapitel konnte nicht geladen werden",
  leaveTitle: "Externen Link öffnen?",
  leaveDetail: (host) => `Dieser Link führt aus dem Buch hinaus und öffnet ${host} in einem neuen Tab.`,
  leaveOpen: "Link öffnen",
  anotherDevice: "Ein anderes Gerät",
  movedOn: (device, percent) => `${device} ist jetzt bei ${percentOf(percent)}. Dorthin springen?`,
  goThere: (percent) => `Zu ${percentOf(percent)} springen`,
  stayHere: "Hier bleiben",
  placeWaits: "Die Lesestelle ist auf diesem Gerät gespeichert und wird synchronisiert, sobald Vorleser antwortet.",
  device: (browser, system) => (system ? `${browser} unter ${system}` : browser),
  browser: "Browser",
};
