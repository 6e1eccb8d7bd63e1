// @ts-check
// Texte der Hörbücher.

import { formatBytes, formatDate, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @type {typeof import("../en/audiobooks.js").audiobooks} */
export const audiobooks = {
  open: "Hörbuch erstellen …",
  title: (title) => `Hörbuch von „${title}“`,
  format: "Format",
  formats: {
    mp3: { name: "MP3", detail: "Läuft überall, mit Kapiteln und Titelbild" },
    m4b: { name: "M4B", detail: "Eine Datei für Hörbuch-Apps, mit Kapiteln und Titelbild" },
    epub: { name: "EPUB mit Stimme", detail: "Text und Aufnahme in einem Buch; Vorgelesenes wird hervorgehoben" },
    opus: { name: "Opus", detail: "Am kleinsten, für neuere Geräte" },
    flac: { name: "FLAC", detail: "Verlustfrei, zum Aufheben und Bearbeiten" },
    wav: { name: "WAV", detail: "Unkomprimiert" },
  },
  readBy: (voice) => `Gelesen von ${voice}, nach den eigenen Regeln für das Vorlesen.`,
  markWords: "Jedes Wort hervorheben, nicht nur den Satz",
  make: "Hörbuch erstellen",
  makeAgain: "Neu erstellen, um es beim Lesen hören zu können",
  progress: "Fortschritt des Hörbuchs",
  pause: "Anhalten",
  goOn: "Fortsetzen",
  save: "Herunterladen",
  remove: "Entfernen",
  share: "Per Link teilen",
  shareTitle: (title) => `„${title}“ teilen`,
  shareDetail: "Wer den Link hat, kann dieses Hörbuch ohne Konto anhören und herunterladen.",
  openFor: "Der Link gilt",
  makeLink: "Link erstellen",
  linkOnce: "Jetzt kopieren: Der Link wird nicht noch einmal angezeigt, und ein früherer gilt nicht mehr.",
  endLink: "Link widerrufen",
  sharedUntil: (time) => `geteilt bis ${formatDate(time, { dateStyle: "medium" })}`,
  linkUntil: (time) => `Der Link gilt bis ${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}.`,
  linkGone: "Dieser Link ist abgelaufen oder wurde widerrufen.",
  shared: "Geteiltes Hörbuch",
  length: (format, seconds, size) => `${format} · ${duration(seconds)} · ${size}`,
  name: (format, voice) => `${format} · ${voice}`,
  state: ({ state, fraction, seconds, secondsLeft, byteCount, skipped, problem }) => {
    const percent = formatPercent(fraction);
    if (state === "waiting") return "Wartet, bis es an der Reihe ist";
    if (state === "paused") return `Angehalten bei ${percent}`;
    if (state === "failed") return problem ?? "Abgebrochen";
    if (state === "working")
      return secondsLeft === null
        ? `Wird erstellt, ${percent}`
        : `Wird erstellt, ${percent} · noch ${duration(secondsLeft)}`;
    const left = skipped > 0 ? ` · ${formatNumber(skipped)} Sätze übersprungen` : "";
    return `${duration(seconds)} · ${formatBytes(byteCount ?? 0)}${left}`;
  },
};
