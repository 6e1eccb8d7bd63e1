// @ts-check
// Texts of finding one's way in a book.

import { formatDate, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @param {number} seconds */
const timeOf = (seconds) => (seconds < 45 ? "weniger als eine Minute" : duration(seconds));

/** @type {typeof import("../en/navigation.js").navigation} */
export const navigation = {
  bar: "Position im Buch",
  showBar: (percent, page, pages, isExact) =>
    `${percent} des Buchs, ${isExact ? "" : "etwa "}Seite ${formatNumber(page)} von ${formatNumber(pages)}. Fortschrittsleiste anzeigen`,
  placeSaid: (name, fraction, page, pages) =>
    [name, formatPercent(fraction), page && pages ? `Seite ${formatNumber(page)} von ${formatNumber(pages)}` : ""]
      .filter(Boolean)
      .join(", "),
  page: (page) => `Seite ${formatNumber(page)}`,
  back: "Zurück zur vorherigen Stelle",
  forward: "Vorwärts",
  goTo: "Gehe zu …",
  goToTitle: "Gehe zu",
  pageField: "Seite",
  ofPages: (count, isExact) => `von ${isExact ? "" : "etwa "}${formatNumber(count)}`,
  percentField: "Prozent",
  chapterField: "Kapitel",
  go: "Los",
  noSuchPage: (count) => `Bitte eine Seite von 1 bis ${formatNumber(count)} eingeben.`,
  noSuchPercent: "Bitte eine Zahl von 0 bis 100 eingeben.",
  devices: "Eigene Geräte",
  earlier: "Frühere Stellen",
  deviceAt: (device, fraction) => `${device}: ${formatPercent(fraction)}`,
  wasFurther: (device, fraction, when) => `${device} war bei ${formatPercent(fraction)}, ${when}. Dorthin springen?`,
  filter: "Kapitel suchen",
  noMatch: "Keine passenden Kapitel",
  timeLeft: (chapter, book, now) =>
    `Noch ${timeOf(chapter)} im Kapitel · ${timeOf(book)} im Buch · ${formatDate(new Date(now).toISOString(), { timeStyle: "short" })}`,
  read: "gelesen",
  progress: (fraction) => `${formatPercent(fraction)} des Buchs gelesen`,
};
