// @ts-check
// Texts of the folders whose new files are added.

import { formatNumber } from "../../basics/locale.js";

export const watching = {
  title: "Watched folders",
  detail:
    "New files in these folders of the server are added to the shared shelf. What you remove from the library stays removed.",
  none: "No folders are watched.",
  fixed: "Folders can be chosen here if the server is started with --watch-below FOLDER.",
  path: "Folder on the server",
  /** @param {string} folders */
  below: (folders) => `Allowed: ${folders}, and every folder below.`,
  add: "Watch",
  /** @param {string} path */
  removeOf: (path) => `Stop watching “${path}”`,
  byOperator: "Set at the server’s start",
  unseen: "Not looked at yet",
  /** @param {string} time */
  looked: (time) => `Last look: ${time}`,
  /** @param {number} count */
  added: (count) => (count === 1 ? "1 book added" : `${formatNumber(count)} books added`),
  /** @param {number} count */
  refused: (count) => (count === 1 ? "1 file was not added" : `${formatNumber(count)} files were not added`),
  /** @param {string} sentence why */
  stopped: (sentence) => `Nothing more is added at the moment: ${sentence}`,
  /** @param {string} folders */
  unreadable: (folders) => `Subfolders that the server can’t read: ${folders}`,
  states: {
    missing: "This folder can’t be read at the moment. It is watched again as soon as it is back.",
    outside: "This folder may not be watched any more: the server was started with other folders.",
  },
};
