// @ts-check
// French texts of the bin.

/** @type {typeof import("../en/bin.js").bin} */
export const bin = {
  title: "Corbeille",
  open: "Corbeille",
  explained: "Les livres et annotations supprimés restent ici 30 jours. Jusque-là, vous pouvez les restaurer.",
  empty: "La corbeille est vide.",
  books: "Livres",
  marks: "Annotations",
  restore: "Restaurer",
  restoreOf: (title) => `Restaurer « ${title} »`,
  remove: "Supprimer définitivement",
  removeOf: (title) => `Supprimer définitivement « ${title} »`,
  deleteTitle: "Supprimer définitivement ?",
  deleteBook: (title) =>
    `« ${title} » sera supprimé avec son fichier, ainsi que la progression et les annotations de tous dans ce livre. Cette action est irréversible.`,
  emptyNow: "Vider la corbeille",
  emptyDetail: "Tout le contenu de la corbeille sera supprimé. Cette action est irréversible.",
};
