// @ts-check
// Texts of finding one's way in a book.

import { formatNumber, formatPercent } from "../../ui/locale.js";

/** @type {typeof import("../en/navigation.js").navigation} */
export const navigation = {
  bar: "Stelle im Buch",
  showBar: (percent, page, pages, isExact) =>
    `${percent} des Buches, ${isExact ? "" : "etwa "}Seite ${formatNumber(page)} von ${formatNumber(pages)}. Das ganze Buch zeigen`,
  placeSaid: (name, fraction, page, pages) => [name, formatPercent(fraction), page && pages ? `Seite ${formatNumber(page)} von ${formatNumber(pages)}` : ""]
    .filter(Boolean).join(", "),
  page: (page) => `Seite ${formatNumber(page)}`,
  back: "Zurück zur vorigen Stelle",
  forward: "Wieder vorwärts",
  goTo: "Gehe zu…",
  goToTitle: "Gehe zu",
  pageField: "Seite",
  ofPages: (count, isExact) => `von ${isExact ? "" : "etwa "}${formatNumber(count)}`,
  percentField: "Prozent",
  chapterField: "Kapitel",
  go: "Los",
  noSuchPage: (count) => `Das Buch hat die Seiten 1 bis ${formatNumber(count)}.`,
  noSuchPercent: "Gebraucht wird eine Zahl von 0 bis 100.",
  devices: "Wo die Geräte gerade sind",
  deviceAt: (device, fraction) => `${device}: ${formatPercent(fraction)}`,
  wasFurther: (device, fraction, when) => `${device} war schon weiter, bei ${formatPercent(fraction)}, ${when}. Dorthin gehen?`,
  filter: "Kapitel suchen",
  noMatch: "So heißt kein Kapitel.",
  read: "gelesen",
  progress: (fraction) => `${formatPercent(fraction)} des Buches gelesen`,
};
