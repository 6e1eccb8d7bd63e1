// @ts-check
// Texts of reading without the server.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/offline.js").offline} */
export const offline = {
  take: "Für offline herunterladen",
  explained:
    "Heruntergeladene Bücher lassen sich auf diesem Gerät lesen, wenn Vorleser nicht erreichbar ist. Lesestelle und Markierungen werden danach synchronisiert.",
  insecure:
    "Der Browser kann keine Bücher speichern, weil diese Adresse nicht sicher ist. Bitte Vorleser über https öffnen (siehe „vorleser tls“) oder auf dem Computer, auf dem es läuft.",
  progress: "Fortschritt des Downloads",
  nothing: "Von diesem Buch ist noch nichts auf diesem Gerät.",
  someText: (share) => `${share} des Textes heruntergeladen.`,
  allText: (size) => `Text heruntergeladen (${size}).`,
  someVoice: (share, size) => `Text und ${share} des Audios heruntergeladen (${size}).`,
  allVoice: (size) => `Text und Audio heruntergeladen (${size}).`,
  takeText: "Text herunterladen",
  takeVoice: (size) => `Text und Audio herunterladen (etwa ${size})`,
  takeRecording: (size) => `Text und Aufnahme herunterladen (etwa ${size})`,
  takeNext: (count, size) =>
    count === 1
      ? `Nächstes Kapitel mit Audio herunterladen (etwa ${size})`
      : `Nächste ${formatNumber(count)} Kapitel mit Audio herunterladen (etwa ${size})`,
  media: (kept, all) =>
    kept === all
      ? "Audio und Videos aus dem Buch sind heruntergeladen."
      : kept === 0
        ? "Audio und Videos aus dem Buch sind nicht auf diesem Gerät."
        : `${formatNumber(kept)} von ${formatNumber(all)} Audio- und Videodateien heruntergeladen.`,
  takeMedia: (size) => `Audio und Videos herunterladen (${size})`,
  stop: "Anhalten",
  free: (size) => `Download entfernen (${size})`,
  full: "Auf diesem Gerät ist nicht genug Platz. In den Einstellungen unter „Auf diesem Gerät“ oder anderswo lässt sich Platz schaffen.",
  storageExplained:
    "Geöffnete Bücher bleiben eine Weile auf diesem Gerät, heruntergeladene so lange, bis sie hier entfernt werden.",
  noBooks: "Keine Bücher auf diesem Gerät.",
  total: (used, all) => `${used} von ${all} belegt, die dem Browser zur Verfügung stehen.`,
  onDevice: "Offline verfügbar",
  partly: "unvollständig",
  withVoice: "mit Audio",
  remove: "Entfernen",
  removeBook: (title) => `„${title}“ von diesem Gerät entfernen`,
};
