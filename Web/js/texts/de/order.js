// @ts-check
// Texts of the order in the library: favourites, ratings, tags, filters, several books at once.

import { formatNumber } from "../../basics/locale.js";

const books = (/** @type {number} */ count) => (count === 1 ? "1 Buch" : `${formatNumber(count)} Bücher`);
const stars = (/** @type {number} */ count) => (count === 1 ? "1 Stern" : `${formatNumber(count)} Sterne`);

/** @type {typeof import("../en/order.js").order} */
export const order = {
  favorite: "Favorit",
  addFavorite: "Zu Favoriten hinzufügen",
  removeFavorite: "Aus Favoriten entfernen",
  isFavorite: (title) => `„${title}“ ist ein Favorit.`,
  isNoFavorite: (title) => `„${title}“ ist kein Favorit mehr.`,
  areFavorites: (count) => `${books(count)} zu den Favoriten hinzugefügt.`,
  areNoFavorites: (count) => `${books(count)} aus den Favoriten entfernt.`,

  archived: "Im Archiv",
  archive: "Archivieren",
  unarchive: "Aus dem Archiv nehmen",
  areArchived: (count) => `${books(count)} archiviert. Die Suche findet ${count === 1 ? "es" : "sie"} weiterhin.`,
  areUnarchived: (count) => `${books(count)} aus dem Archiv genommen.`,
  allArchived: "Alle Bücher sind im Archiv",
  showArchive: "Archiv anzeigen",
  articles: "Artikel",
  weeksArticles: "Artikel dieser Woche",
  unreadArticles: "Ungelesene Artikel",
  sites: "Websites …",

  rate: "Bewerten …",
  rating: "Bewertung",
  noRating: "Keine Bewertung",
  unrated: "Nicht bewertet",
  stars,
  isRated: (count) => `Mit ${stars(count)}${count === 1 ? "" : "n"} bewertet.`,
  isUnrated: "Die Bewertung wurde entfernt.",

  editTags: "Schlagwörter …",
  tagsOf: (title) => `Schlagwörter von „${title}“`,
  tagsOfSeveral: (count) => `Schlagwörter von ${count === 1 ? "1 Buch" : `${formatNumber(count)} Büchern`}`,
  newTag: "Neues Schlagwort",
  addTag: "Hinzufügen",
  tagsChanged: (count) =>
    count === 1 ? "Schlagwörter gespeichert." : `Schlagwörter von ${formatNumber(count)} Büchern gespeichert.`,

  giveUp: "Lesen abbrechen",
  takeUp: "Wieder aufnehmen",
  isGivenUp: (title) => `„${title}“ ist als abgebrochen markiert.`,
  isTakenUp: (title) => `„${title}“ wird wieder gelesen.`,
  stateChanged: (count) => `Lesestand geändert: ${books(count)}.`,
  states: { new: "Noch nicht begonnen", reading: "Angefangen", finished: "Gelesen", "given-up": "Abgebrochen" },

  filters: "Filter",
  clearFilters: "Filter aufheben",
  names: {
    state: "Lesestand",
    favorite: "Favoriten",
    archived: "Archiv",
    days: "Hinzugefügt",
    site: "Website",
    tag: "Schlagwort",
    author: "Autor",
    language: "Sprache",
    format: "Format",
    collection: "Sammlung",
    series: "Reihe",
    publisher: "Verlag",
    feedGroup: "Gruppe von Feeds",
  },
  period: (days) => (days === 1 ? "In den letzten 24 Stunden" : `In den letzten ${formatNumber(days)} Tagen`),
  save: "Speichern",
  leave: (name) => `„${name}“ verlassen`,
  any: "Alle",
  counted: (label, count) => `${label} (${formatNumber(count)})`,
  narrow: "Diese Liste durchsuchen",
  more: (count) => `und ${formatNumber(count)} weitere`,
  none: "Nichts gefunden",
  nothingFits: "Kein Buch passt zu diesen Filtern",

  select: "Auswählen",
  selected: "Ausgewählte Bücher",
  selectAll: "Alle auswählen",
  moreActions: "Mehr",
  endSelection: "Auswahl beenden",
  selectedCount: (count) => `${formatNumber(count)} ausgewählt`,
  wereRemoved: (count) => `${books(count)} entfernt.`,
  wereRestored: (count) => `${books(count)} wiederhergestellt.`,
};
