// @ts-check
// Texts of the order in the library: favourites, ratings, tags, filters, several books at once.

import { formatNumber } from "../../basics/locale.js";

const books = (/** @type {number} */ count) => (count === 1 ? "1 book" : `${formatNumber(count)} books`);

export const order = {
  favorite: "Favourite",
  addFavorite: "Add to favourites",
  removeFavorite: "Remove from favourites",
  /** @param {string} title */
  isFavorite: (title) => `“${title}” is a favourite.`,
  /** @param {string} title */
  isNoFavorite: (title) => `“${title}” is no longer a favourite.`,
  /** @param {number} count */
  areFavorites: (count) => `${books(count)} added to favourites.`,
  /** @param {number} count */
  areNoFavorites: (count) => `${books(count)} removed from favourites.`,

  archived: "In the archive",
  archive: "Archive",
  unarchive: "Take out of the archive",
  /** @param {number} count */
  areArchived: (count) => `${books(count)} put into the archive. Searches still find ${count === 1 ? "it" : "them"}.`,
  /** @param {number} count */
  areUnarchived: (count) => `${books(count)} taken out of the archive.`,
  allArchived: "All books are in the archive",
  showArchive: "Show the archive",
  articles: "Articles",
  weeksArticles: "Articles of this week",
  unreadArticles: "Unread articles",
  sites: "Websites…",

  rate: "Rate…",
  rating: "Rating",
  noRating: "No rating",
  unrated: "Not rated",
  /** @param {number} count */
  stars: (count) => (count === 1 ? "1 star" : `${formatNumber(count)} stars`),
  /** @param {number} count */
  isRated: (count) => `Rated ${count === 1 ? "1 star" : `${formatNumber(count)} stars`}.`,
  isUnrated: "The rating was removed.",

  editTags: "Tags…",
  /** @param {string} title */
  tagsOf: (title) => `Tags of “${title}”`,
  /** @param {number} count */
  tagsOfSeveral: (count) => `Tags of ${books(count)}`,
  newTag: "New tag",
  addTag: "Add",
  /** @param {number} count */
  tagsChanged: (count) => (count === 1 ? "Tags saved." : `Tags of ${books(count)} saved.`),

  giveUp: "Give up",
  takeUp: "Take up again",
  /** @param {string} title */
  isGivenUp: (title) => `“${title}” is marked as given up.`,
  /** @param {string} title */
  isTakenUp: (title) => `You are reading “${title}” again.`,
  /** @param {number} count */
  stateChanged: (count) => `The state of ${books(count)} was changed.`,
  states: { new: "Not started", reading: "Reading", finished: "Finished", "given-up": "Given up" },

  filters: "Filters",
  clearFilters: "Clear filters",
  names: {
    state: "State",
    favorite: "Favourites",
    archived: "Archive",
    days: "Added",
    site: "Website",
    tag: "Tag",
    author: "Author",
    language: "Language",
    format: "Format",
    collection: "Collection",
    series: "Series",
    publisher: "Publisher",
    feedGroup: "Group of feeds",
  },
  /** @param {number} days */
  period: (days) => (days === 1 ? "In the last 24 hours" : `In the last ${formatNumber(days)} days`),
  save: "Save",
  /** @param {string} name */
  leave: (name) => `Leave “${name}”`,
  any: "Any",
  /** @param {string} label @param {number} count */
  counted: (label, count) => `${label} (${formatNumber(count)})`,
  narrow: "Search this list",
  /** @param {number} count */
  more: (count) => `and ${formatNumber(count)} more`,
  none: "Nothing found",
  nothingFits: "No book fits these filters",

  select: "Select",
  selected: "Selected books",
  selectAll: "Select all",
  moreActions: "More",
  endSelection: "End selection",
  /** @param {number} count */
  selectedCount: (count) => `${formatNumber(count)} selected`,
  /** @param {number} count */
  wereRemoved: (count) => `${books(count)} were removed.`,
  /** @param {number} count */
  wereRestored: (count) => `${books(count)} were restored.`,
};
