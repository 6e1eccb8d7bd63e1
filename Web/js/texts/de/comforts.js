// @ts-check
// Texts of what makes listening and reading comfortable.

import { formatNumber } from "../../ui/locale.js";

/** @type {typeof import("../en/comforts.js").comforts} */
export const comforts = {
  sleep: "Einschlaf-Timer",
  sleepOff: "Einschlaf-Timer ausschalten",
  sleepMore: (minutes) => `${formatNumber(minutes)} Minuten länger`,
  endOfSentence: "Am Ende des Satzes",
  endOfChapters: (count) => count === 1 ? "Am Ende des Kapitels" : `Nach ${formatNumber(count)} Kapiteln`,
  minutes: (minutes) => `In ${formatNumber(minutes)} Minuten`,
  sleepSet: (when) => `Einschlaf-Timer: ${when}`,
  sleepIs: (left) => `Einschlaf-Timer: ${left}`,
  minutesLeft: (minutes) => `${formatNumber(minutes)} Min.`,
  sentenceShort: "Satz",
  chaptersShort: "Kapitel",
  slept: "Der Einschlaf-Timer ist abgelaufen. Weiter geht es dort, wo der Ton leiser wurde.",
  repeat: "Den Satz noch einmal",

  listening: "Höransicht",
  closeListening: "Zurück zum Text",
  by: (author) => `von ${author}`,
  placeInChapter: "Stelle im Kapitel",

  auto: "Von selbst weiter",
  autoStop: "Nicht mehr von selbst weiter",
  autoScroll: "Von selbst scrollen",
  autoTurn: "Von selbst umblättern",
  slower: "Langsamer",
  faster: "Schneller",
  pace: (pace) => `${formatNumber(pace)} Wörter pro Minute`,
  autoEnded: "Der Text steht still.",

  ruler: "Leselineal",
  rulers: { off: "Kein Lineal", line: "Linie unter dem Blick", focus: "Nur einige Zeilen" },
  rulerDown: "Lineal eine Zeile tiefer",
  rulerUp: "Lineal eine Zeile höher",
};
