// @ts-check
// French texts of the search in a book.

import { formatNumber, formatPercent } from "../../basics/locale.js";

const matches = (/** @type {number} */ count) => `${formatNumber(count)} ${count < 2 ? "résultat" : "résultats"}`;

/** @type {typeof import("../en/search.js").search} */
export const search = {
  title: "Recherche",
  field: "Rechercher dans ce livre",
  clear: "Effacer",
  options: "Options",
  whole: "Mots entiers",
  case: "Respecter la casse",
  accents: "Respecter les accents",
  regex: "Expression régulière",
  next: "Résultat suivant",
  previous: "Résultat précédent",
  end: "Fermer la recherche",
  list: "Tous les résultats",
  open: "Rechercher dans ce livre",
  hint: "Saisissez un mot ou une expression. Les accents, les majuscules et le type de guillemets n’ont pas d’importance.",
  searching: "Recherche…",
  none: (text) => `Aucun résultat pour « ${text} ».`,
  noneWithOptions: "Réessayez avec moins d’options.",
  matches,
  total: (count, chapters) =>
    `${matches(count)} dans ${formatNumber(chapters)} ${chapters < 2 ? "chapitre" : "chapitres"}`,
  of: (index, count) => `${formatNumber(index)} sur ${formatNumber(count)}`,
  showing: (shown, count) => `Les ${formatNumber(shown)} premiers sur ${formatNumber(count)}`,
  more: "Afficher plus",
  failed: "La recherche a échoué",
  headings: (/** @type {number} */ count) => `${formatNumber(count)} ${count < 2 ? "titre" : "titres"}`,
  headingsSoFar: (count, share) =>
    `${formatNumber(count)} ${count < 2 ? "titre" : "titres"} dans les premiers ${formatPercent(share)} du texte`,
};
