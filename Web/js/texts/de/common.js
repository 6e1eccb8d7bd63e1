// @ts-check
// Texts that more than one view uses.

import { formatPercent } from "../../ui/locale.js";

/** @type {typeof import("../en/common.js").common} */
export const common = {
  close: "Schließen",
  cancel: "Abbrechen",
  tryAgain: "Noch einmal versuchen",
  notices: "Meldungen",
  toLibrary: "Zur Bibliothek",
  noSuchPage: "Diese Seite gibt es nicht",
  noSuchPageDetail: "Die Adresse führt nirgendwohin. Die Bücher sind in der Bibliothek.",
  viewFailed: "Das ließ sich nicht öffnen",
  defect: (message) => `Etwas ist fehlgeschlagen, das nicht fehlschlagen durfte: ${message}. Die Seite neu laden hilft meist; wenn es wiederkommt, bitte melden.`,
  percent: formatPercent,
};
