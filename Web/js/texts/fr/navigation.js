// @ts-check
// French texts of finding one's way in a book.

import { formatDate, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @param {number} seconds */
const timeOf = (seconds) => (seconds < 45 ? "moins d’une minute" : duration(seconds));

/** @type {typeof import("../en/navigation.js").navigation} */
export const navigation = {
  bar: "Position dans le livre",
  showBar: (percent, page, pages, isExact) =>
    `${percent} du livre, page ${formatNumber(page)} sur ${isExact ? "" : "environ "}${formatNumber(pages)}. Afficher la barre de progression`,
  placeSaid: (name, fraction, page, pages) =>
    [name, formatPercent(fraction), page && pages ? `page ${formatNumber(page)} sur ${formatNumber(pages)}` : ""]
      .filter(Boolean)
      .join(", "),
  page: (page) => `Page ${formatNumber(page)}`,
  back: "Revenir à la position précédente",
  forward: "Avancer",
  goTo: "Aller à…",
  goToTitle: "Aller à",
  pageField: "Page",
  ofPages: (count, isExact) => `sur ${isExact ? "" : "environ "}${formatNumber(count)}`,
  percentField: "Pourcentage",
  chapterField: "Chapitre",
  go: "Aller",
  noSuchPage: (count) => `Saisissez une page de 1 à ${formatNumber(count)}.`,
  noSuchPercent: "Saisissez un nombre de 0 à 100.",
  devices: "Vos appareils",
  earlier: "Positions précédentes",
  deviceAt: (device, fraction) => `${device} : ${formatPercent(fraction)}`,
  wasFurther: (device, fraction, when) => `${device} était à ${formatPercent(fraction)}, ${when}. Y aller ?`,
  filter: "Rechercher un chapitre",
  noMatch: "Aucun chapitre correspondant",
  timeLeft: (chapter, book, now) =>
    `Reste ${timeOf(chapter)} dans le chapitre · ${timeOf(book)} dans le livre · ${formatDate(new Date(now).toISOString(), { timeStyle: "short" })}`,
  read: "lu",
  progress: (fraction) => `${formatPercent(fraction)} du livre lu`,
};
