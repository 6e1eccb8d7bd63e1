// @ts-check
// Texts of the dialog "Possible duplicates".

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/duplicates.js").duplicates} */
export const duplicates = {
  title: "Doublons possibles",
  open: "Doublons possibles…",
  explained:
    "Ces livres ont le même titre et le même auteur, ou le même identifiant. La fusion ajoute annotations, positions, étiquettes, collections, évaluation et temps de lecture au livre conservé. L’autre va à la corbeille.",
  none: "Aucun livre ne semble être en double dans la bibliothèque.",
  more: (count) => `${formatNumber(count)} ${count < 2 ? "autre groupe suivra" : "autres groupes suivront"} ensuite.`,
  keep: "Conserver celui-ci",
  keepOf: (title, format) => `Conserver « ${title} » (${format}) et y fusionner les autres`,
  different: "Ce sont des livres différents",
  differentOf: (title) => `« ${title} » : ce sont des livres différents`,
  merged: (title) => `Fusionné avec « ${title} ». L’autre livre est dans la corbeille.`,
  hides: "Les autres ne voient pas ce livre privé.",
  format: "Format",
  progress: "Progression",
  letters: (count) => `${formatNumber(count)} ${count < 2 ? "caractère" : "caractères"}`,
};
