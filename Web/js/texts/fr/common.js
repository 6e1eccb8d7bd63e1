// @ts-check
// French texts that more than one view uses.

import { formatPercent } from "../../basics/locale.js";

/** @type {typeof import("../en/common.js").common} */
export const common = {
  close: "Fermer",
  cancel: "Annuler",
  tryAgain: "Réessayer",
  notices: "Notifications",
  toLibrary: "Aller à la bibliothèque",
  noSuchPage: "Page introuvable",
  noSuchPageDetail: "Il n’y a rien à cette adresse. Vos livres sont dans la bibliothèque.",
  viewFailed: "Impossible d’ouvrir cette page",
  defect: (message) =>
    `Une erreur s’est produite : ${message}. Rechargez la page et signalez-nous l’erreur si elle se reproduit.`,
  percent: formatPercent,
};
