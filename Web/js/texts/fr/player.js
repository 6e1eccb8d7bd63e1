// @ts-check
// French texts of the player.

import { formatPercent } from "../../basics/locale.js";

/**
 * "5 min", "2 h 5 min"; whole minutes, at least one.
 * @param {number} seconds
 */
export function duration(seconds) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** @type {typeof import("../en/player.js").player} */
export const player = {
  name: "Écoute",
  play: "Lire à voix haute",
  pause: "Pause",
  stop: "Arrêter la lecture à voix haute",
  sentenceBack: "Phrase précédente",
  sentenceForward: "Phrase suivante",
  chapterBack: "Chapitre précédent",
  chapterForward: "Chapitre suivant",
  more: "Plus",
  backToVoice: "Revenir à l’écoute",
  voiceIsAbove: "Revenir à l’écoute, plus haut",
  voiceIsBelow: "Revenir à l’écoute, plus bas",

  hint: {
    touch: "Touchez un mot pour écouter à partir de là",
    mouse: "Cliquez sur un mot pour écouter à partir de là",
  },
  timeLeft: (seconds) =>
    seconds < 45 ? "Reste moins d’une minute dans le chapitre" : `Reste ${duration(seconds)} dans le chapitre`,
  chapterFraction: (fraction) => `${formatPercent(fraction)} du chapitre`,

  starting: "Démarrage…",
  waiting: "Chargement du son…",
  reconnecting: "Vorleser ne répond pas. Reconnexion…",
  offline: "Hors connexion. Lecture du contenu chargé.",
  paused: "En pause",
  finished: "Fin du livre",
  unplayable: "Ce navigateur ne peut pas lire l’audio. Essayez un autre navigateur.",
  skipped: (count) => `${count} ${count < 2 ? "ignorée" : "ignorées"}`,
  skippedName: (count) => `${count} ${count < 2 ? "ignorée" : "ignorées"} : afficher les phrases et les raisons`,
  skippedTitle: "Phrases ignorées",
  goThere: "Afficher",

  speed: "Vitesse",
  speedIs: (rate) => `Vitesse : ${rate}`,
  slower: "Moins vite",
  faster: "Plus vite",

  volume: "Volume",
  mute: "Couper le son",
  unmute: "Rétablir le son",

  voice: "Voix",
  voiceIs: (name) => `Voix : ${name}`,
  engines: {
    hibari: "rapide et économe",
    kokoro: "plus riche, demande plus de puissance",
    piper: "plus simple, demande une puissance moyenne",
    pico: "simple et rapide, temps des mots estimés",
    remote: "prononcée par un autre programme, temps des mots estimés",
  },
  accented: "avec accent",
  sexes: { female: "féminine", male: "masculine" },
  chooseVoice: "Choisir une voix",
  loadingVoices: "Chargement des voix…",
  noVoices: "Aucune voix n’est installée. « vorleser voices » indique comment en obtenir une.",
  hear: (name) => `Écouter ${name}`,
  endHearing: (name) => `Ne plus écouter ${name}`,
  previewFailed: "Impossible d’écouter cette voix.",

  moreVoices: "Autres voix",
  install: "Installer",
  installVoice: (name) => `Installer ${name}`,
  installing: (name) => `Installation : ${name}`,
  stopInstalling: (name) => `Arrêter l’installation : ${name}`,
  removeVoice: (name) => `Supprimer ${name}`,
  preparingVoice: "Presque terminé…",
  installed: "Installée",
  installFailed: (reason) => `Installation impossible. ${reason}`,
  installOne: "Ces voix la parlent :",

  recording: "Voix enregistrée",
  /** @param {string} narrators their names @param {number | null} seconds */
  recordingBy: (narrators, seconds) =>
    [narrators && `Lu par ${narrators}`, seconds !== null && duration(seconds)].filter(Boolean).join(" · ") ||
    "Fournie avec le livre",
  /** @param {string} voice */
  notRecorded: (voice) => `Rien n’a été enregistré ici. ${voice} lit à voix haute.`,
  /** @param {string} voice */
  recordingUnplayable: (voice) => `L’enregistrement ne peut pas être lu ici. ${voice} lit à voix haute.`,
  audiobooks: "Livres audio",
  audiobook: (voice) => `Livre audio, ${voice}`,
  audiobookBy: (format, seconds, isByOtherRules) =>
    [format, duration(seconds), isByOtherRules && "créé avec d’autres règles de lecture"].filter(Boolean).join(" · "),
  audiobookChanged: (voice) => `Ce chapitre a changé depuis la création du livre audio. ${voice} lit à voix haute.`,
  audiobookGone: (voice) => `Le livre audio n’existe plus. ${voice} lit à voix haute.`,
  audiobookOtherRules: (voice) => `Le livre audio a été créé avec d’autres règles. ${voice} lit à voix haute.`,
  leaveStructure: "Quitter le tableau ou la liste",

  soundQuality: "Qualité audio",
  quality: { auto: "Automatique", standard: "Standard (64 kbit/s)", small: "Économie de données (24 kbit/s)" },
  soundQualityHint:
    "Sur cet appareil, à partir de la prochaine écoute. « Automatique » utilise moins de données si la connexion est lente.",

  noVoiceFor: (language) => (language ? `Aucune voix en ${language}` : "Aucune voix dans cette langue"),
  tryAnyway: (voice) =>
    `Aucune des voix installées ne parle cette langue. ${voice} peut la lire avec un accent anglais.`,
  cannotTry: "Aucune des voix installées ne sait lire cette écriture.",
  readAnyway: "Lire quand même",

  keyboard: "Raccourcis clavier",
  key: {
    start: "Commencer ou arrêter la lecture à voix haute",
    toggle: "Écoute ou pause",
    sentenceBack: "Phrase précédente",
    sentenceForward: "Phrase suivante",
    chapterBack: "Chapitre précédent",
    chapterForward: "Chapitre suivant",
    slower: "Moins vite",
    faster: "Plus vite",
    mute: "Couper ou rétablir le son",
    follow: "Revenir à l’écoute",
    escape: "Fermer",
  },
};
