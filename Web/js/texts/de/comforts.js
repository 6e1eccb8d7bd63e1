// @ts-check
// Texts of what makes listening and reading comfortable.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/comforts.js").comforts} */
export const comforts = {
  sleep: "Einschlaftimer",
  sleepOff: "Einschlaftimer ausschalten",
  sleepMore: (minutes) => `Um ${formatNumber(minutes)} Minuten verlängern`,
  endOfSentence: "Ende des Satzes",
  endOfChapters: (count) => (count === 1 ? "Ende des Kapitels" : `Nach ${formatNumber(count)} Kapiteln`),
  minutes: (minutes) => `${formatNumber(minutes)} Minuten`,
  sleepSet: (when) => `Einschlaftimer: ${when}`,
  sleepIs: (left) => `Einschlaftimer: ${left}`,
  minutesLeft: (minutes) => `${formatNumber(minutes)} Min.`,
  sentenceShort: "Satz",
  chaptersShort: "Kapitel",
  slept: "Der Einschlaftimer ist abgelaufen. Die Wiedergabe geht dort weiter, wo der Ton leiser wurde.",
  repeat: "Satz wiederholen",

  listening: "Aktuelle Wiedergabe",
  closeListening: "Zurück zum Text",
  by: (author) => `von ${author}`,
  placeInChapter: "Position im Kapitel",

  auto: "Automatisch scrollen",
  autoStop: "Automatisches Scrollen beenden",
  autoScroll: "Automatisch scrollen",
  autoTurn: "Automatisch umblättern",
  slower: "Langsamer",
  faster: "Schneller",
  pace: (pace) => `${formatNumber(pace)} Wörter pro Minute`,
  autoEnded: "Automatisches Scrollen beendet.",

  ruler: "Leselineal",
  rulers: { off: "Aus", line: "Zeile hervorheben", focus: "Wenige Zeilen fokussieren" },
  rulerDown: "Leselineal nach unten",
  rulerUp: "Leselineal nach oben",
};
