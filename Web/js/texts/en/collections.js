// @ts-check
// Texts of collections, smart shelves and places.

import { formatNumber } from "../../basics/locale.js";

const books = (/** @type {number} */ count) => (count === 1 ? "1 book" : `${formatNumber(count)} books`);

export const collections = {
  places: "Places",
  manage: "Collections…",
  title: "Collections",
  unknown: "Collection",
  none: "There are no collections yet.",
  newName: "Name",
  newCollection: "New collection",
  add: "Add collection",
  addSmart: "New smart shelf…",
  /** @param {string} name */
  moreAbout: (name) => `More options for ${name}`,
  rename: "Rename…",
  editRule: "Edit rule…",
  share: "Share with everybody",
  unshare: "Stop sharing",
  shared: "Shared",
  toTop: "Move to the top level",
  /** @param {string} name */
  putInto: (name) => `Move into “${name}”`,
  remove: "Remove collection",
  /** @param {string} name */
  isRemoved: (name) => `The collection “${name}” was removed. Its books stay in the library.`,

  addTo: "Add to collection…",
  /** @param {string} title */
  addTitle: (title) => `Collections of “${title}”`,
  /** @param {number} count */
  addSeveral: (count) => `Add ${books(count)} to collections`,
  saved: "Collections saved.",
  moveFirst: "Move to the beginning",
  moveUp: "Move forward",
  moveDown: "Move back",
  /** @param {string} name */
  takeOut: (name) => `Remove from “${name}”`,

  facets: { author: "Authors…", series: "Series…", publisher: "Publishers…", language: "Languages…" },

  smartTitle: "Smart shelf",
  match: "Books that fit",
  matchAll: "All conditions hold",
  matchAny: "At least one condition holds",
  addCondition: "Add condition",
  removeCondition: "Remove condition",
  asJson: "Edit as JSON",
  asForm: "Edit as form",
  noForm: "This rule can only be edited as JSON.",
  noJson: "This is not JSON.",
  incomplete: "A condition has no value yet.",
  /** @param {number} count */
  fits: (count) => (count === 1 ? "1 book fits." : `${formatNumber(count)} books fit.`),
  field: "What is tested",
  test: "How it is tested",
  value: "Value",
  days: "Days",
  yes: "Yes",
  no: "No",
  fields: {
    title: "Title",
    author: "Author",
    series: "Series",
    tag: "Tag",
    collection: "Collection",
    state: "State",
    favorite: "Favourite",
    archived: "In the archive",
    rating: "Rating",
    progress: "Progress in per cent",
    added: "Added",
    read: "Last read",
    language: "Language",
    format: "Format",
    publisher: "Publisher",
    subject: "Subject",
    length: "Length in characters",
    file: "File name",
  },
  tests: {
    is: "is",
    contains: "contains",
    missing: "is missing",
    "at-least": "is at least",
    "at-most": "is at most",
    within: "in the last days",
    since: "since",
    before: "before",
  },
  notTests: {
    is: "is not",
    contains: "does not contain",
    missing: "is there",
    "at-least": "is less than",
    "at-most": "is more than",
    within: "not in the last days",
    since: "not since",
    before: "not before",
  },
};
