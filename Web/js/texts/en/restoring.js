// @ts-check
// Texts of restoring a backup from a destination.

import { formatNumber } from "../../basics/locale.js";

export const restoring = {
  action: "Restore…",
  /** @param {string} name */
  from: (name) => `Restore from “${name}”`,
  looking: "Looking for the backup…",
  none: "There is no backup here yet.",
  backup: "Backup",
  encrypted: "encrypted",
  everything: "Restore everything",
  some: "Choose what is restored:",
  nothing: "Choose at least one thing to restore.",
  hint: "What is in the library stays; of two places in a book, the newer one is kept. If you leave out accounts and books, only people and books that are already here are updated.",
  /** @param {string} time @param {string} name */
  of: (time, name) => `Backup of ${time} from “${name}”`,
  /** @param {string} received @param {string} all */
  fetching: (received, all) => `Fetching: ${received} of ${all}`,
  opening: "Opening the backup…",
  /** @param {number} done @param {number} all */
  books: (done, all) => `Restoring: book ${formatNumber(done)} of ${formatNumber(all)}`,
  done: "Restored",
  failed: "Not restored",
  progress: "Progress of the restore",
  stop: "Cancel the restore",
  forget: "Close the report of the restored backup",
  again: "Try again…",
  /** By the names that the server has for them, in the order in which they are restored. */
  sections: {
    people: "Accounts",
    books: "Books",
    places: "Places in books",
    marks: "Marks",
    settings: "Settings",
    speech: "Settings for reading aloud",
    replacements: "Replacement rules",
    opinions: "Favourites, ratings and tags",
    collections: "Collections",
    "chapter-rules": "Chapter rules",
    "reading-works": "What was read",
    "reading-sessions": "Reading sessions",
    "site-rules": "Website rules",
    feeds: "Feeds",
    "listening-queues": "Listening queues",
    "different-books": "Books marked as different",
  },
};
