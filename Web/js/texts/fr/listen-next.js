// @ts-check
// French texts of the listening queue.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/listen-next.js").listenNext} */
export const listenNext = {
  title: "À écouter ensuite",
  open: "À écouter ensuite…",
  add: "Ajouter à « À écouter ensuite »",
  explained: "Quand l’un d’eux se termine, le suivant commence.",
  none: "La file est vide.",
  play: "Écouter",
  show: "Afficher",
  added: (count) => `${formatNumber(count)} ${count < 2 ? "livre ajouté" : "livres ajoutés"} à « À écouter ensuite ».`,
  plays: (title) => `Écoute en cours : ${title}`,
  up: (title) => `Monter « ${title} »`,
  down: (title) => `Descendre « ${title} »`,
  move: (title) => `Déplacer « ${title} »`,
  movedTo: (title, place, count) => `« ${title} » est numéro ${formatNumber(place)} sur ${formatNumber(count)}.`,
  remove: (title) => `Retirer « ${title} »`,
};
