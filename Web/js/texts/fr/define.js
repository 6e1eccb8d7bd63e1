// @ts-check
// French texts of looking words up.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/define.js").define} */
export const define = {
  title: "Dictionnaires",
  about: (word) => `Définition de « ${word} »`,
  key: "Afficher la définition du mot sélectionné ou en cours d’écoute",
  close: "Fermer",
  back: (word) => `Revenir à « ${word} »`,
  manage: "Dictionnaires…",
  looking: "Recherche…",
  tooLong: "Trop long pour le dictionnaire. Sélectionnez un mot ou une courte expression.",
  noWord: "Sélectionnez d’abord un mot.",
  notFound: (word) => `Aucune entrée pour « ${word} ».`,
  near: "Entrées proches",
  allOff: "Tous les dictionnaires sont désactivés.",
  none: "Aucun dictionnaire pour l’instant",
  noneDetail:
    "Ajoutez des dictionnaires StarDict ou dictd sous forme de fichiers .zip, .tar.gz, .tar.bz2 ou .tar.xz. Debian et Ubuntu en proposent des libres dans les paquets dict-wn (anglais) et dict-freedict-… ; la documentation explique comment les ajouter.",
  explained: "Ils sont communs à tous dans cette bibliothèque. Les mots y sont cherchés dans cet ordre.",
  adminsOnly: "Seul un admin peut ajouter et supprimer des dictionnaires.",
  off: "désactivé",
  add: "Ajouter un dictionnaire…",
  addOffer: (name) => `Ajouter ${name}`,
  adding: "Ajout…",
  added: (names) => `Ajout effectué : ${names}`,
  words: (words) => `${formatNumber(words)} ${words < 2 ? "mot" : "mots"}`,
  use: (name) => `Utiliser ${name}`,
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  remove: (name) => `Supprimer ${name}`,
  removeTitle: "Supprimer le dictionnaire ?",
  removeDetail: (name) =>
    `« ${name} » sera supprimé pour tous. Cette action est irréversible, mais vous pourrez ajouter de nouveau le fichier.`,
  removeNow: "Supprimer",
  cancel: "Annuler",
};
