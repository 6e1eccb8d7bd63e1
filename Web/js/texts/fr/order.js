// @ts-check
// French texts of the order in the library: favourites, ratings, tags, filters, several books at once.

import { formatNumber } from "../../basics/locale.js";

const books = (/** @type {number} */ count) => `${formatNumber(count)} ${count < 2 ? "livre" : "livres"}`;
const stars = (/** @type {number} */ count) => `${formatNumber(count)} ${count < 2 ? "étoile" : "étoiles"}`;

/**
 * "1 livre ajouté", "2 livres ajoutés".
 * @param {number} count
 * @param {string} done
 */
const booksDone = (count, done) => `${books(count)} ${done}${count < 2 ? "" : "s"}`;

/** @type {typeof import("../en/order.js").order} */
export const order = {
  favorite: "Favori",
  addFavorite: "Ajouter aux favoris",
  removeFavorite: "Retirer des favoris",
  isFavorite: (title) => `« ${title} » est un favori.`,
  isNoFavorite: (title) => `« ${title} » n’est plus un favori.`,
  areFavorites: (count) => `${booksDone(count, "ajouté")} aux favoris.`,
  areNoFavorites: (count) => `${booksDone(count, "retiré")} des favoris.`,

  archived: "Archivé",
  archive: "Archiver",
  unarchive: "Retirer des archives",
  areArchived: (count) => `${booksDone(count, "archivé")}. La recherche ${count < 2 ? "le" : "les"} trouve toujours.`,
  areUnarchived: (count) => `${booksDone(count, "retiré")} des archives.`,
  allArchived: "Tous les livres sont archivés",
  showArchive: "Afficher les archives",
  articles: "Articles",
  weeksArticles: "Articles de la semaine",
  unreadArticles: "Articles non lus",
  sites: "Sites web…",

  rate: "Évaluer…",
  rating: "Évaluation",
  noRating: "Aucune évaluation",
  unrated: "Non évalué",
  stars,
  isRated: (count) => `Évaluation : ${stars(count)}.`,
  isUnrated: "Évaluation supprimée.",

  editTags: "Étiquettes…",
  tagsOf: (title) => `Étiquettes de « ${title} »`,
  tagsOfSeveral: (count) => `Étiquettes de ${books(count)}`,
  newTag: "Nouvelle étiquette",
  addTag: "Ajouter",
  tagsChanged: (count) => (count === 1 ? "Étiquettes enregistrées." : `Étiquettes de ${books(count)} enregistrées.`),

  giveUp: "Abandonner",
  takeUp: "Reprendre",
  isGivenUp: (title) => `« ${title} » est marqué comme abandonné.`,
  isTakenUp: (title) => `Vous avez repris « ${title} ».`,
  stateChanged: (count) => `Statut modifié : ${books(count)}.`,
  states: { new: "Non commencé", reading: "En cours", finished: "Terminé", "given-up": "Abandonné" },

  filters: "Filtres",
  clearFilters: "Effacer les filtres",
  names: {
    state: "Statut",
    favorite: "Favoris",
    archived: "Archives",
    days: "Ajout",
    site: "Site web",
    tag: "Étiquette",
    author: "Auteur",
    language: "Langue",
    format: "Format",
    collection: "Collection",
    series: "Série",
    publisher: "Éditeur",
    feedGroup: "Groupe de flux",
  },
  period: (days) => (days === 1 ? "Dernières 24 heures" : `${formatNumber(days)} derniers jours`),
  save: "Enregistrer",
  leave: (name) => `Quitter « ${name} »`,
  any: "Tout",
  counted: (label, count) => `${label} (${formatNumber(count)})`,
  narrow: "Rechercher dans cette liste",
  more: (count) => `et ${formatNumber(count)} ${count < 2 ? "autre" : "autres"}`,
  none: "Rien trouvé",
  nothingFits: "Aucun livre ne correspond à ces filtres",

  select: "Sélectionner",
  selected: "Livres sélectionnés",
  selectAll: "Tout sélectionner",
  moreActions: "Plus",
  endSelection: "Quitter la sélection",
  selectedCount: (count) => `${formatNumber(count)} ${count < 2 ? "sélectionné" : "sélectionnés"}`,
  wereRemoved: (count) => `${booksDone(count, "supprimé")}.`,
  wereRestored: (count) => `${booksDone(count, "restauré")}.`,
};
