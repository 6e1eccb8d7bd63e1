// @ts-check
// French texts of listening outside the text: what was read, taps and clicks, the mini-player, the listening view.

/** @type {typeof import("../en/listening.js").listening} */
export const listening = {
  markFinished: "Marquer comme terminé",
  markUnread: "Marquer comme non lu",
  isFinished: (title) => `« ${title} » est marqué comme terminé.`,
  isUnread: (title) => `« ${title} » est marqué comme non lu.`,

  taps: "Touchers et clics",
  tapOnWord: "Toucher un mot",
  clickOnWord: "Cliquer sur un mot",
  actions: {
    speak: "Écouter à partir d’ici",
    bars: "Afficher ou masquer les commandes",
    define: "Afficher la définition",
  },
  tapDetail:
    "Sur les écrans tactiles. Si toucher un mot affiche les commandes ou sa définition, sélectionnez un mot pour écouter à partir de là.",
  clickDetail: "Un double clic sélectionne un mot, un triple clic un paragraphe.",
  zones: "Zones pour tourner la page",
  zoneChoices: { normal: "Oui", swapped: "Inversées", off: "Non" },
  zoneSize: "Taille de ces zones",
  zoneSizes: { small: "Petite", medium: "Moyenne", large: "Grande" },

  miniPlayer: "Mini-lecteur",
  openPlaying: (title) => `Ouvrir « ${title} »`,
  closeMini: "Arrêter et fermer",
  playOnShort: "Reprendre",
  playOn: (title) => `Reprendre l’écoute de « ${title} »`,

  chapters: "Chapitres",
  voice: "Voix",
  elapsed: (time) => `${time} d’écoute dans ce chapitre`,
  left: (time) => `Reste ${time} dans ce chapitre`,
};
