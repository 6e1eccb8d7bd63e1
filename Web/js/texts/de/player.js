// @ts-check
// Texts of the player.

import { formatPercent } from "../../ui/locale.js";

/**
 * "5 Min.", "2 Std. 5 Min."; whole minutes, at least one.
 * @param {number} seconds
 */
function duration(seconds) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} Min.`;
  return minutes % 60 === 0 ? `${hours} Std.` : `${hours} Std. ${minutes % 60} Min.`;
}

/** @type {typeof import("../en/player.js").player} */
export const player = {
  name: "Vorlesen",
  play: "Vorlesen",
  pause: "Pause",
  stop: "Vorlesen beenden",
  sentenceBack: "Einen Satz zurück",
  sentenceForward: "Einen Satz vor",
  chapterBack: "Ein Kapitel zurück",
  chapterForward: "Ein Kapitel vor",
  more: "Mehr",
  backToVoice: "Zurück zur Stimme",
  voiceIsAbove: "Zurück zur Stimme, weiter oben",
  voiceIsBelow: "Zurück zur Stimme, weiter unten",

  hint: "Ein Wort antippen, und es wird von dort vorgelesen",
  timeLeft: (seconds) => seconds < 45 ? "Weniger als eine Minute bis zum Kapitelende" : `Noch etwa ${duration(seconds)} im Kapitel`,
  chapterFraction: (fraction) => `${formatPercent(Math.floor(fraction * 100) / 100)} des Kapitels`,

  starting: "Gleich geht es los…",
  waiting: "Die Stimme holt auf…",
  reconnecting: "Vorleser antwortet nicht. Sobald es wieder geht, wird weitergelesen.",
  offline: "Verbindung verloren. Was schon da ist, wird weitergelesen.",
  paused: "Angehalten",
  finished: "Das Buch ist zu Ende",
  unplayable: "Dieser Browser kann den Ton nicht abspielen. Ein anderer vielleicht.",
  skipped: (count) => `${count} nicht gesprochen`,
  skippedName: (count) => `${count} nicht gesprochen: welche Sätze, und warum`,
  skippedTitle: "Sätze, die nicht gesprochen werden konnten",
  goThere: "Zeigen",

  speed: "Tempo",
  speedIs: (rate) => `Tempo: ${rate}`,
  slower: "Etwas langsamer",
  faster: "Etwas schneller",

  volume: "Lautstärke",
  mute: "Ton aus",
  unmute: "Ton an",

  voice: "Stimme",
  voiceIs: (name) => `Stimme: ${name}`,
  chooseVoice: "Stimme wählen",
  loadingVoices: "Stimmen werden gesucht…",
  noVoices: "Es ist keine Stimme installiert. Näheres: „vorleser voices“.",
  hear: (name) => `${name} anhören`,
  endHearing: (name) => `${name} anhalten`,
  previewFailed: "Diese Stimme war nicht zu hören.",

  keyboard: "Tastatur",
  key: {
    start: "Vorlesen beginnen oder beenden",
    toggle: "Anhalten und weiter, sobald vorgelesen wird",
    sentenceBack: "Einen Satz zurück",
    sentenceForward: "Einen Satz vor",
    chapterBack: "Ein Kapitel zurück",
    chapterForward: "Ein Kapitel vor",
    slower: "Langsamer",
    faster: "Schneller",
    mute: "Ton aus, an",
    follow: "Zurück zur Stimme",
    escape: "Schließen, was offen ist",
  },
};
