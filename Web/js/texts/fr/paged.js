// @ts-check
// French texts of reading by pages.

/** @type {typeof import("../en/paged.js").paged} */
export const paged = {
  paged: "Pages",
  scroll: "Défilement",
  toPages: "Passer en mode Pages",
  toScroll: "Passer en mode Défilement",
  toDesign: "Afficher les pages mises en forme",
  toDrawn: "Afficher les pages d’origine",
  toText: "Afficher en texte",
  rotateRight: "Pivoter à droite",
  rotateLeft: "Pivoter à gauche",
  toggle: "Alterner entre Défilement et Pages",
  pageOf: (page, count) => `${page} sur ${count}`,
  left: (count) => `encore ${count} dans le chapitre`,
  lastPage: "fin du chapitre",
  key: {
    right: "Page de droite",
    left: "Page de gauche",
    forward: "Page suivante",
    back: "Page précédente",
    start: "Première page du chapitre",
    end: "Dernière page du chapitre",
  },
};
