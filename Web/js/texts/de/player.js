// @ts-check
// Texts of the player.

import { formatPercent } from "../../basics/locale.js";

/**
 * "5 Min.", "2 Std. 5 Min."; whole minutes, at least one.
 * @param {number} seconds
 */
export function duration(seconds) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} Min.`;
  return minutes % 60 === 0 ? `${hours} Std.` : `${hours} Std. ${minutes % 60} Min.`;
}

/** @type {typeof import("../en/player.js").player} */
export const player = {
  name: "Wiedergabe",
  play: "Vorlesen",
  pause: "Pause",
  stop: "Vorlesen beenden",
  sentenceBack: "Vorheriger Satz",
  sentenceForward: "Nächster Satz",
  chapterBack: "Vorheriges Kapitel",
  chapterForward: "Nächstes Kapitel",
  more: "Mehr",
  backToVoice: "Zurück zur Wiedergabe",
  voiceIsAbove: "Zurück zur Wiedergabe, weiter oben",
  voiceIsBelow: "Zurück zur Wiedergabe, weiter unten",

  hint: { touch: "Ein Wort antippen, um ab dort zu hören", mouse: "Ein Wort anklicken, um ab dort zu hören" },
  timeLeft: (seconds) =>
    seconds < 45 ? "Noch weniger als eine Minute im Kapitel" : `Noch ${duration(seconds)} im Kapitel`,
  chapterFraction: (fraction) => `${formatPercent(fraction)} des Kapitels`,

  starting: "Wird gestartet …",
  waiting: "Wird gepuffert …",
  reconnecting: "Keine Antwort. Neuer Versuch …",
  offline: "Offline. Geladenes wird abgespielt.",
  paused: "Pausiert",
  finished: "Ende des Buchs",
  unplayable: "Dieser Browser kann den Ton nicht abspielen. Bitte einen anderen Browser verwenden.",
  skipped: (count) => `${count} übersprungen`,
  skippedName: (count) => `${count} übersprungen: Sätze und Gründe anzeigen`,
  skippedTitle: "Übersprungene Sätze",
  goThere: "Anzeigen",

  speed: "Geschwindigkeit",
  speedIs: (rate) => `Geschwindigkeit: ${rate}`,
  slower: "Langsamer",
  faster: "Schneller",

  volume: "Lautstärke",
  mute: "Stummschalten",
  unmute: "Ton einschalten",

  voice: "Stimme",
  voiceIs: (name) => `Stimme: ${name}`,
  accented: "mit Akzent",
  sexes: { female: "weiblich", male: "männlich" },
  engines: {
    hibari: "schnell und stromsparend",
    kokoro: "klangvoller, braucht mehr Rechenleistung",
    piper: "schlichter, braucht mäßig Rechenleistung",
    pico: "schlicht und schnell, Wortzeiten geschätzt",
    remote: "von einem anderen Programm, Wortzeiten geschätzt",
  },
  chooseVoice: "Stimme wählen",
  loadingVoices: "Stimmen werden geladen …",
  noVoices: "Keine Stimme installiert. „vorleser voices“ zeigt, wie man eine bekommt.",
  hear: (name) => `${name} anhören`,
  endHearing: (name) => `Hörprobe von ${name} beenden`,
  previewFailed: "Diese Stimme konnte nicht abgespielt werden.",

  moreVoices: "Weitere Stimmen",
  install: "Installieren",
  installVoice: (name) => `${name} installieren`,
  installing: (name) => `${name} wird installiert`,
  stopInstalling: (name) => `Installation von ${name} abbrechen`,
  removeVoice: (name) => `${name} entfernen`,
  preparingVoice: "Gleich fertig …",
  installed: "Installiert",
  installFailed: (reason) => `Nicht installiert. ${reason}`,
  installOne: "Diese Stimmen sprechen sie:",

  recording: "Aufgenommene Stimme",
  /** @param {string} narrators their names @param {number | null} seconds */
  recordingBy: (narrators, seconds) =>
    [narrators && `Gelesen von ${narrators}`, seconds !== null && duration(seconds)].filter(Boolean).join(" · ") ||
    "Gehört zum Buch",
  /** @param {string} voice */
  notRecorded: (voice) => `Hier ist nichts aufgenommen. ${voice} liest vor.`,
  /** @param {string} voice */
  recordingUnplayable: (voice) => `Die Aufnahme lässt sich hier nicht abspielen. ${voice} liest vor.`,
  audiobooks: "Hörbücher",
  audiobook: (voice) => `Hörbuch, ${voice}`,
  audiobookBy: (format, seconds, isByOtherRules) =>
    [format, duration(seconds), isByOtherRules && "nach anderen Vorleseregeln erstellt"].filter(Boolean).join(" · "),
  audiobookChanged: (voice) => `Dieses Kapitel hat sich seit der Erstellung des Hörbuchs geändert. ${voice} liest vor.`,
  audiobookGone: (voice) => `Das Hörbuch ist nicht mehr da. ${voice} liest vor.`,
  audiobookOtherRules: (voice) => `Das Hörbuch wurde nach anderen Regeln erstellt. ${voice} liest vor.`,
  leaveStructure: "Tabelle oder Liste verlassen",

  soundQuality: "Audioqualität",
  quality: { auto: "Automatisch", standard: "Standard (64 kbit/s)", small: "Datensparmodus (24 kbit/s)" },
  soundQualityHint:
    "Gilt auf diesem Gerät ab der nächsten Wiedergabe. „Automatisch“ spart Daten bei langsamer Verbindung.",

  /** @param {string | null} language */
  noVoiceFor: (language) => (language ? `Keine Stimme für ${language}` : "Keine Stimme für diese Sprache"),
  /** @param {string} voice */
  tryAnyway: (voice) =>
    `Keine der installierten Stimmen spricht diese Sprache. ${voice} kann sie mit englischem Akzent vorlesen.`,
  cannotTry: "Keine der installierten Stimmen kann diese Schrift lesen.",
  readAnyway: "Trotzdem vorlesen",

  keyboard: "Tastaturkürzel",
  key: {
    start: "Vorlesen starten oder beenden",
    toggle: "Wiedergabe oder Pause",
    sentenceBack: "Vorheriger Satz",
    sentenceForward: "Nächster Satz",
    chapterBack: "Vorheriges Kapitel",
    chapterForward: "Nächstes Kapitel",
    slower: "Langsamer",
    faster: "Schneller",
    mute: "Ton aus- oder einschalten",
    follow: "Zurück zur Wiedergabe",
    escape: "Schließen",
  },
};
