// @ts-check
// Texte der Aufnahmen, die zu Büchern hinzugefügt werden.

import { formatBytes, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @type {typeof import("../en/recordings.js").recordings} */
export const recordings = {
  open: "Aufnahme hinzufügen …",
  title: (title) => `Aufnahme von „${title}“`,
  detail:
    "Audiodateien hinzufügen, in denen jemand dieses Buch vorliest: MP3, M4B, FLAC, Opus, AAC oder WAV. Vorleser findet darin jeden Satz und markiert ihn beim Hören.",
  reader: "Gelesen von (optional)",
  choose: "Audiodateien auswählen …",
  files: "Ausgewählte Dateien",
  count: (count, bytes) => `${count === 1 ? "1 Datei" : `${formatNumber(count)} Dateien`} · ${formatBytes(bytes)}`,
  add: "Aufnahme hinzufügen",
  sending: (name, fraction) => `${name} wird hochgeladen · ${formatPercent(fraction)}`,
  stay: "Bitte dieses Fenster geöffnet lassen, bis alles hochgeladen ist.",
  progress: "Fortschritt beim Hochladen",
  by: (reader) => (reader ? `Aufnahme, ${reader}` : "Aufnahme"),
  working: (fraction, seconds) => {
    const percent = formatPercent(fraction);
    return seconds === null
      ? `Sätze werden gesucht, ${percent}`
      : `Sätze werden gesucht, ${percent} · noch ${duration(seconds)}`;
  },
};
