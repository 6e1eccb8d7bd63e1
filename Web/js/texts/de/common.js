// @ts-check
// Texts that more than one view uses.

import { formatPercent } from "../../basics/locale.js";

/** @type {typeof import("../en/common.js").common} */
export const common = {
  close: "Schließen",
  cancel: "Abbrechen",
  tryAgain: "Erneut versuchen",
  notices: "Mitteilungen",
  toLibrary: "Zur Bibliothek",
  noSuchPage: "Seite nicht gefunden",
  noSuchPageDetail: "Unter dieser Adresse gibt es nichts. Die Bücher stehen in der Bibliothek.",
  viewFailed: "Diese Seite ließ sich nicht öffnen",
  defect: (message) =>
    `Ein Fehler ist aufgetreten: ${message}. Bitte die Seite neu laden und den Fehler melden, falls er wieder auftritt.`,
  percent: formatPercent,
};
