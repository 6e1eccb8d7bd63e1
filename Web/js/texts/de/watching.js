// @ts-check
// Texte der Ordner, deren neue Dateien hinzugefügt werden.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/watching.js").watching} */
export const watching = {
  title: "Beobachtete Ordner",
  detail:
    "Neue Dateien in diesen Ordnern des Servers kommen ins gemeinsame Regal. Was aus der Bibliothek entfernt wird, bleibt entfernt.",
  none: "Kein Ordner wird beobachtet.",
  fixed: "Hier lassen sich Ordner auswählen, wenn der Server mit --watch-below ORDNER gestartet wurde.",
  path: "Ordner auf dem Server",
  below: (folders) => `Erlaubt: ${folders} und alle Ordner darin.`,
  add: "Beobachten",
  removeOf: (path) => `„${path}“ nicht mehr beobachten`,
  byOperator: "Beim Start des Servers festgelegt",
  unseen: "Noch nicht durchgesehen",
  looked: (time) => `Zuletzt durchgesehen: ${time}`,
  added: (count) => (count === 1 ? "1 Buch hinzugefügt" : `${formatNumber(count)} Bücher hinzugefügt`),
  refused: (count) =>
    count === 1 ? "1 Datei wurde nicht hinzugefügt" : `${formatNumber(count)} Dateien wurden nicht hinzugefügt`,
  stopped: (sentence) => `Gerade wird nichts mehr hinzugefügt: ${sentence}`,
  unreadable: (folders) => `Für den Server nicht lesbare Unterordner: ${folders}`,
  states: {
    missing: "Dieser Ordner lässt sich gerade nicht lesen. Er wird wieder beobachtet, sobald er wieder da ist.",
    outside: "Dieser Ordner darf nicht mehr beobachtet werden: Der Server wurde mit anderen Ordnern gestartet.",
  },
};

/** @type {Record<string, () => string>} */
export const badFolder = {
  "watch-outside": () =>
    "Dieser Ordner darf nicht beobachtet werden. Möglich sind Ordner, die der Server dafür vorsieht (--watch-below).",
  "watch-unreadable": () => "Unter diesem Pfad gibt es keinen Ordner, den der Server lesen kann.",
  "watch-known": () => "Dieser Ordner wird schon beobachtet.",
  "watch-own": () => "In diesem Ordner liegen die Dateien der Bibliothek selbst. Bitte einen anderen wählen.",
};
