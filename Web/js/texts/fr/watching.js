// @ts-check
// Textes des dossiers dont les nouveaux fichiers sont ajoutés.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/watching.js").watching} */
export const watching = {
  title: "Dossiers surveillés",
  detail:
    "Les nouveaux fichiers de ces dossiers du serveur sont ajoutés à l’étagère partagée. Ce que vous retirez de la bibliothèque n’y revient pas.",
  none: "Aucun dossier n’est surveillé.",
  fixed: "On peut choisir des dossiers ici si le serveur est lancé avec --watch-below DOSSIER.",
  path: "Dossier sur le serveur",
  below: (folders) => `Autorisés : ${folders} et tous leurs sous-dossiers.`,
  add: "Surveiller",
  removeOf: (path) => `Ne plus surveiller « ${path} »`,
  byOperator: "Fixé au lancement du serveur",
  unseen: "Pas encore parcouru",
  looked: (time) => `Dernier passage : ${time}`,
  added: (count) => (count === 1 ? "1 livre ajouté" : `${formatNumber(count)} livres ajoutés`),
  refused: (count) =>
    count === 1 ? "1 fichier n’a pas été ajouté" : `${formatNumber(count)} fichiers n’ont pas été ajoutés`,
  stopped: (sentence) => `Rien n’est ajouté pour le moment : ${sentence}`,
  unreadable: (folders) => `Sous-dossiers illisibles pour le serveur : ${folders}`,
  states: {
    missing: "Ce dossier est illisible pour le moment. Il sera de nouveau surveillé dès son retour.",
    outside: "Ce dossier ne peut plus être surveillé : le serveur a été lancé avec d’autres dossiers.",
  },
};

/** @type {Record<string, () => string>} */
export const badFolder = {
  "watch-outside": () =>
    "Ce dossier ne peut pas être surveillé. Choisissez-en un dans ceux que le serveur prévoit (--watch-below).",
  "watch-unreadable": () => "Il n’y a sous ce chemin aucun dossier que le serveur puisse lire.",
  "watch-known": () => "Ce dossier est déjà surveillé.",
  "watch-own": () => "Ce dossier contient les fichiers de la bibliothèque elle-même. Choisissez-en un autre.",
};
