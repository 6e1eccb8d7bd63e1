// @ts-check
// French texts of what makes listening and reading comfortable.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/comforts.js").comforts} */
export const comforts = {
  sleep: "Minuterie de veille",
  sleepOff: "Désactiver la minuterie de veille",
  sleepMore: (minutes) => `Ajouter ${formatNumber(minutes)} minutes`,
  endOfSentence: "Fin de la phrase",
  endOfChapters: (count) => (count === 1 ? "Fin du chapitre" : `Après ${formatNumber(count)} chapitres`),
  minutes: (minutes) => `${formatNumber(minutes)} ${minutes < 2 ? "minute" : "minutes"}`,
  sleepSet: (when) => `Minuterie de veille : ${when}`,
  sleepIs: (left) => `Minuterie de veille : ${left}`,
  minutesLeft: (minutes) => `${formatNumber(minutes)} min`,
  sentenceShort: "phrase",
  chaptersShort: "chapitre",
  slept: "Minuterie de veille terminée. L’écoute reprendra là où le son a commencé à baisser.",
  repeat: "Répéter la phrase",

  listening: "Écoute en cours",
  closeListening: "Revenir au texte",
  by: (author) => `par ${author}`,
  placeInChapter: "Position dans le chapitre",

  auto: "Défilement auto",
  autoStop: "Arrêter le défilement auto",
  autoScroll: "Défilement auto",
  autoTurn: "Tourner les pages automatiquement",
  slower: "Moins vite",
  faster: "Plus vite",
  pace: (pace) => `${formatNumber(pace)} mots par minute`,
  autoEnded: "Défilement auto arrêté.",

  ruler: "Règle de lecture",
  rulers: { off: "Aucune", line: "Surligner la ligne", focus: "Isoler quelques lignes" },
  rulerDown: "Descendre la règle de lecture",
  rulerUp: "Monter la règle de lecture",
};
