// @ts-check
// Texte der abonnierten Feeds.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/feeds.js").feeds} */
export const feeds = {
  title: "Feeds",
  manage: "Feeds …",
  explained:
    "Neue Einträge dieser Feeds werden Artikel in der Bibliothek. Sie werden etwa einmal in der Stunde geladen.",
  none: "Noch keine Feeds.",
  address: "Adresse eines Feeds oder einer Website",
  follow: "Abonnieren",
  followed: (name) => `${name} ist abonniert. Die neuesten Einträge sind unterwegs.`,
  counted: (articles, unread) =>
    `${articles === 1 ? "1 Artikel" : `${formatNumber(articles)} Artikel`}${unread > 0 ? `, ${formatNumber(unread)} ungelesen` : ""}`,
  fullText: "ganze Texte",
  fetching: "wird geladen …",
  fetched: (time) => `geladen ${time}`,
  failed: (reason) => `Fehlgeschlagen: ${reason}`,
  fetchedNew: (added, failed) =>
    (added === 0 ? "Nichts Neues." : added === 1 ? "1 neuer Artikel." : `${formatNumber(added)} neue Artikel.`) +
    (failed > 0 ? ` ${formatNumber(failed)} konnten nicht gespeichert werden.` : ""),
  refresh: (name) => `${name} jetzt laden`,
  moreAbout: (name) => `Optionen für ${name}`,
  ownText: "Text aus dem Feed",
  wholeText: "Ganzer Text von der Seite",
  rename: "Umbenennen …",
  name: "Name",
  chooseGroup: "Gruppe …",
  groupName: "Name der Gruppe",
  groupForNew: "Gruppe (optional)",
  showArticles: (group, counted) => `Artikel von „${group}“ anzeigen: ${counted}`,
  leaveGroup: (group) => `Aus „${group}“ herausnehmen`,
  moreAboutGroup: (group) => `Optionen für die Gruppe „${group}“`,
  endGroup: "Gruppe auflösen",
  groupEnded: (group) => `Die Gruppe „${group}“ gibt es nicht mehr. Ihre Feeds bleiben.`,
  remove: "Nicht mehr abonnieren",
  removed: (name) => `„${name}“ ist nicht mehr abonniert. Die Artikel bleiben in der Bibliothek.`,
  import: "Liste importieren (OPML) …",
  export: "Liste exportieren (OPML)",
  imported: (added, known) =>
    [
      added === 1 ? "1 Feed hinzugefügt." : `${formatNumber(added)} Feeds hinzugefügt.`,
      known > 0 ? `${formatNumber(known)} schon abonniert.` : "",
    ]
      .join(" ")
      .trim(),
  refused: (count) =>
    count === 1 ? "Dieser wurde nicht übernommen:" : `Diese ${formatNumber(count)} wurden nicht übernommen:`,
};
