// @ts-check
// French texts of the rules for sites.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/sites.js").sites} */
export const sites = {
  title: "Sites web",
  explained:
    "Vorleser trouve lui-même l’article de la plupart des pages. Sinon, une règle indique par des sélecteurs CSS ce qui appartient à l’article. Elle vaut pour les pages enregistrées ou rechargées à partir de maintenant.",
  none: "Aucune règle pour l’instant.",
  add: "Ajouter une règle",
  more: "Plus",
  import: "Importer des règles…",
  export: "Exporter les règles",
  edit: "Modifier",
  remove: "Supprimer",
  removed: "Règle supprimée.",
  undo: "Annuler",
  imported: (count) => `${formatNumber(count)} ${count < 2 ? "règle importée" : "règles importées"}.`,

  new: "Nouvelle règle de site web",
  change: "Modifier la règle de site web",
  host: "Site web, par exemple example.org",
  selectorHint: "Un sélecteur CSS par ligne. S’il y en a plusieurs, le premier qui trouve quelque chose compte.",
  parts: {
    content: "Article",
    title: "Titre",
    author: "Auteur",
    date: "Date",
    strip: "Exclure",
    next: "Lien vers la page suivante",
  },
  hints: {
    content: "Par exemple « article .text ». Laissez vide pour que Vorleser cherche l’article.",
    title: "",
    author: "",
    date: "",
    strip: "Tous ces éléments sont supprimés.",
    next: "",
  },
  address: "Essayer sur la page à cette adresse",
  preview: "Aperçu",
  fetching: "Chargement de la page…",
  byRule: "La règle a trouvé l’article.",
  bySearch: "La règle n’indique aucun article ici ; Vorleser l’a cherché.",
  noTitle: "(sans titre)",
  text: "Début du texte",
  pictures: (count) => (count === 0 ? "" : `${formatNumber(count)} ${count < 2 ? "image" : "images"}`),
  pages: (count) => (count < 2 ? "" : `${formatNumber(count)} pages`),
  length: (count) => `${formatNumber(count)} ${count < 2 ? "caractère" : "caractères"}`,
  save: "Enregistrer",
  cancel: "Annuler",
};
