// @ts-check
// Texts that more than one view uses.

import { formatPercent } from "../../ui/locale.js";

export const common = {
  close: "Close",
  cancel: "Cancel",
  tryAgain: "Try again",
  notices: "Notices",
  toLibrary: "Go to the library",
  noSuchPage: "There is no such page",
  noSuchPageDetail: "The address leads nowhere. Your books are in the library.",
  viewFailed: "This could not be opened",
  /** @param {string} message */
  defect: (message) => `Something failed that should not have: ${message}. Load the page again, and tell us if it comes back.`,
  percent: formatPercent,
};
