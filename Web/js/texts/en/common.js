// @ts-check
// Texts that more than one view uses.

import { formatPercent } from "../../basics/locale.js";

export const common = {
  close: "Close",
  cancel: "Cancel",
  tryAgain: "Try again",
  notices: "Notifications",
  toLibrary: "Go to library",
  noSuchPage: "Page not found",
  noSuchPageDetail: "There is nothing at this address. Your books are in the library.",
  viewFailed: "This page couldn’t be opened",
  /** @param {string} message */
  defect: (message) => `Something went wrong: ${message}. Reload the page, and tell us if it happens again.`,
  percent: formatPercent,
};
