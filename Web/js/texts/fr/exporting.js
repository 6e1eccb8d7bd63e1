// @ts-check
// French texts of exporting a book.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/exporting.js").exporting} */
export const exporting = {
  open: "Exporter…",
  title: (title) => `Exporter « ${title} »`,
  joinedTitle: (count) => `Exporter ${formatNumber(count)} livres en un seul`,
  joinedName: (day) => `Liste de lecture, ${day}`,
  joined: "Exporter en un seul EPUB…",
  list: "Exporter cette liste…",
  listName: (name, day) => `${name}, ${day}`,
  tooMany: (limit) => `Un fichier réunit au plus ${formatNumber(limit)} livres. Réduisez la liste avec un filtre.`,
  name: "Titre",
  format: "Format",
  formats: {
    own: { name: "Format d’origine", detail: "Le fichier du livre, avec les infos que vous avez corrigées" },
    epub: { name: "EPUB", detail: "Pour liseuses et apps de lecture, avec images et sommaire" },
    pdf: { name: "PDF", detail: "En pages, pour l’impression et les tablettes à encre électronique" },
    html: { name: "Page web", detail: "Un seul fichier pour tout navigateur, avec images" },
    md: { name: "Markdown", detail: "Pour les notes et les éditeurs de texte, sans images" },
    txt: { name: "Texte brut", detail: "Les mots seulement" },
  },
  start: "Exporter",
  progress: "Progression de l’exportation",
};
