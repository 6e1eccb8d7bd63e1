// @ts-check
// Texts of the reader.

import { formatPercent } from "../../ui/locale.js";

const percentOf = (/** @type {number} */ percent) => formatPercent(percent / 100);

/** @type {typeof import("../en/reader.js").reader} */
export const reader = {
  skipToText: "Zum Text springen",
  toLibrary: "Zurück zur Bibliothek",
  text: "Text des Buches",
  bars: "Leseansicht",
  contents: "Inhalt",
  panels: "Neben dem Buch",
  closePanel: "Schließen",
  more: "Mehr zu diesem Buch",
  noContents: "Dieses Buch hat kein Inhaltsverzeichnis.",
  untitledChapter: (number) => `Teil ${number}`,
  chapterOf: (number, count) => `Kapitel ${number} von ${count}`,
  progress: percentOf,
  progressLabel: (percent) => `${percentOf(percent)} des Buches`,
  backTo: (percent) => `Zurück zu ${percentOf(percent)}`,
  backDismiss: "Hier bleiben",
  loading: "Wird geladen…",
  chapterFailed: "Dieses Kapitel ließ sich nicht laden",
  leaveTitle: "Eine Seite im Internet öffnen?",
  leaveDetail: (host) => `Dieser Link führt aus dem Buch hinaus, zu ${host}. Er öffnet sich in einem neuen Tab.`,
  leaveOpen: "Öffnen",
  anotherDevice: "Ein anderes Gerät",
  movedOn: (device, percent) => `${device} ist inzwischen bei ${percentOf(percent)}. Dorthin gehen?`,
  goThere: (percent) => `Zu ${percentOf(percent)} gehen`,
  stayHere: "Hier bleiben",
  placeWaits: "Die Stelle bleibt auf diesem Gerät gespeichert, bis Vorleser wieder antwortet.",
  device: (browser, system) => (system ? `${browser} unter ${system}` : browser),
  browser: "Browser",
};
