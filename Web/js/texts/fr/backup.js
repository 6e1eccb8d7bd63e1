// @ts-check
// French texts of backups.

import { formatNumber } from "../../basics/locale.js";

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${formatNumber(count)} ${count < 2 ? one : many}`;

/** @type {typeof import("../en/backup.js").backup} */
export const backup = {
  title: "Sauvegarde",
  detail:
    "Toute la bibliothèque dans un fichier : les livres, la progression, les annotations, les réglages, les collections et les flux de tous. " +
    "Sans les mots de passe, les voix, les dictionnaires ni les polices. Gardez-le en lieu sûr : il contient les annotations et les livres privés de chacun.",
  whole: "Télécharger la sauvegarde",
  small: "Sans les fichiers des livres",
  restore: "Restaurer une sauvegarde…",
  progress: "Progression de l’envoi",
  restoring: "Restauration… Cela peut prendre un moment ; vous pouvez continuer à lire.",
  passphraseTitle: "Phrase secrète requise",
  passphraseDetail: (name) =>
    `« ${name} » est chiffré. Saisissez la phrase secrète avec laquelle la sauvegarde a été créée.`,
  passphrase: "Phrase secrète",
  decrypt: "Restaurer",
  wrongPassphrase: "Ce n’est pas la phrase secrète de cette sauvegarde. Saisissez-la de nouveau.",
  restored: ({ added, known, places, marks, choices }) =>
    `Éléments restaurés : ${counted(added, "livre", "livres")}, ${counted(places, "position", "positions")}, ` +
    `${counted(marks, "annotation", "annotations")}, ${counted(choices, "réglage", "réglages")}. ` +
    `${counted(known, "livre était déjà présent", "livres étaient déjà présents")}.`,
  needsPassword: (name) =>
    `${name} a besoin d’un nouveau mot de passe : choisissez « Réinitialiser le mot de passe » dans la liste des personnes.`,
  problems: (count) => counted(count, "élément n’a pas pu être restauré", "éléments n’ont pas pu être restaurés"),
};
