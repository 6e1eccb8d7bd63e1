// @ts-check
// Texte der Aufnahmen, die zu Büchern hinzugefügt werden.

import { formatBytes, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @type {typeof import("../en/recordings.js").recordings} */
export const recordings = {
  open: "Aufnahme hinzufügen …",
  title: (title) => `Aufnahme von „${title}“`,
  detail:
    "Tondateien hinzufügen, in denen jemand dieses Buch vorliest: MP3, M4B, FLAC, Opus, AAC oder WAV. Vorleser findet darin jeden Satz und zeigt ihn beim Hören mit.",
  reader: "Gelesen von (freiwillig)",
  choose: "Tondateien auswählen …",
  files: "Ausgewählte Dateien",
  count: (count, bytes) => `${count === 1 ? "1 Datei" : `${formatNumber(count)} Dateien`} · ${formatBytes(bytes)}`,
  add: "Aufnahme hinzufügen",
  sending: (name, fraction) => `${name} wird gesendet · ${formatPercent(fraction)}`,
  stay: "Dieses Fenster bitte offen lassen, bis alles gesendet ist.",
  progress: "Fortschritt beim Senden",
  by: (reader) => (reader ? `Aufnahme, ${reader}` : "Aufnahme"),
  working: (fraction, seconds) => {
    const percent = formatPercent(fraction);
    return seconds === null
      ? `Sätze werden gesucht, ${percent}`
      : `Sätze werden gesucht, ${percent} · noch ${duration(seconds)}`;
  },
};
