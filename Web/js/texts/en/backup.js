// @ts-check
// Texts of backups.

import { formatNumber } from "../../basics/locale.js";

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${formatNumber(count)} ${count === 1 ? one : many}`;

export const backup = {
  title: "Backup",
  detail:
    "The whole library in one file: books, reading progress, marks, settings, collections and feeds of everyone. " +
    "Passwords, voices, dictionaries and fonts aren’t in it. Keep it private: it has everyone’s marks and private books.",
  whole: "Download backup",
  small: "Without the books’ files",
  restore: "Restore backup…",
  progress: "Upload progress",
  restoring: "Restoring… This can take a while; you can keep reading meanwhile.",
  passphraseTitle: "Passphrase needed",
  /** @param {string} name of the file */
  passphraseDetail: (name) => `“${name}” is encrypted. Enter the passphrase that it was made with.`,
  passphrase: "Passphrase",
  decrypt: "Restore",
  wrongPassphrase: "That isn’t the passphrase of this backup. Enter it again.",
  /** @param {{added: number, known: number, places: number, marks: number, choices: number}} done */
  restored: ({ added, known, places, marks, choices }) =>
    `Restored: ${counted(added, "book", "books")}, ${counted(places, "place", "places")}, ${counted(marks, "mark", "marks")}, ` +
    `${counted(choices, "setting", "settings")}. ${counted(known, "book was", "books were")} already here.`,
  /** @param {string} name */
  needsPassword: (name) => `${name} needs a new password: choose “Reset password” in the list of people.`,
  /** @param {number} count */
  problems: (count) => `${counted(count, "thing", "things")} couldn’t be restored`,
};
