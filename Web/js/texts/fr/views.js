// @ts-check
// French texts of the views of the library: covers, rows, groups.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/views.js").views} */
export const views = {
  besideText: "Bibliothèque à côté du texte",
  view: "Présentation",
  names: { grid: "Couvertures", compact: "Petites couvertures", list: "Liste" },
  chooseColumns: "Colonnes…",
  columnsTitle: "Colonnes de la liste",
  groups: { none: "Sans groupes", author: "Par auteur", series: "Par série", collection: "Par collection" },
  noGroup: "Tous les autres",
  columns: {
    title: "Titre",
    author: "Auteur",
    series: "Série",
    state: "Progression",
    read: "Dernière lecture",
    added: "Ajout",
    length: "Longueur",
    rating: "Évaluation",
    tags: "Étiquettes",
    language: "Langue",
    format: "Format",
  },
  sortBy: (column) => `Trier par ${column}`,
  pages: (count) => `${formatNumber(count)} ${count < 2 ? "page" : "pages"}`,
};
