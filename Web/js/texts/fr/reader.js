// @ts-check
// French texts of the reader.

import { formatPercent } from "../../basics/locale.js";

const percentOf = (/** @type {number} */ percent) => formatPercent(percent / 100);

/** @type {typeof import("../en/reader.js").reader} */
export const reader = {
  skipToText: "Aller au texte",
  skipToPlayer: "Aller au lecteur",
  toLibrary: "Revenir à la bibliothèque",
  text: "Texte du livre",
  bars: "Lecteur",
  contents: "Sommaire",
  panels: "Panneau latéral",
  closePanel: "Fermer",
  more: "Options du livre",
  noContents: "Ce livre n’a pas de sommaire.",
  untitledChapter: (number) => `Partie ${number}`,
  chapterOf: (number, count) => `Chapitre ${number} sur ${count}`,
  progress: percentOf,
  backTo: (percent) => `Revenir à ${percentOf(percent)}`,
  backDismiss: "Rester ici",
  loading: "Chargement…",
  nothingToRead: "Rien à lire",
  chapterFailed: "Impossible de charger ce chapitre",
  leaveTitle: "Ouvrir le lien externe ?",
  leaveDetail: (host) => `Ce lien quitte le livre et ouvre ${host} dans un nouvel onglet.`,
  leaveOpen: "Ouvrir le lien",
  anotherDevice: "Un autre appareil",
  movedOn: (device, percent) => `${device} est maintenant à ${percentOf(percent)}. Y aller ?`,
  goThere: (percent) => `Aller à ${percentOf(percent)}`,
  stayHere: "Rester ici",
  placeWaits: "Votre position est enregistrée sur cet appareil et sera synchronisée dès que Vorleser répondra.",
  device: (browser, system) => (system ? `${browser} sur ${system}` : browser),
  browser: "Navigateur",
};
