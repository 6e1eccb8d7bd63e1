// @ts-check
// Texts of folders that are added with all that is in them.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/folders.js").folders} */
export const folders = {
  added: (name, count) => `${name} : ${formatNumber(count)} ${count < 2 ? "livre ajouté" : "livres ajoutés"}.`,
  known: (count) => `${formatNumber(count)} ${count < 2 ? "était déjà présent" : "étaient déjà présents"}.`,
  refused: (count) => `${formatNumber(count)} ${count < 2 ? "n’a pas pu être ajouté" : "n’ont pas pu être ajoutés"}.`,
  show: "Afficher",
};
