// Rules that divide plain texts into chapters.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/chapters.js").chapters} */
export const chapters = {
  count: (count) => (count === 1 ? "1 Kapitel" : `${formatNumber(count)} Kapitel`),
  open: "Kapitel und Zeilen …",
  divide: "Kapitel und Zeilen",
  rule: "Überschriften finden",
  automatic: "Automatisch",
  own: "Eigener regulärer Ausdruck …",
  candidate: (name, count, isWhole) => `${name}: ${formatNumber(count)}${isWhole ? "" : "+"}`,
  expression: "Regulärer Ausdruck",
  expressionHint: "Er wird auf jede Zeile mit bis zu 200 Zeichen angewendet. Was er findet, ist der Titel.",
  preview: "Kapitel",
  looking: "Überschriften werden gesucht …",
  found: (count, isWhole) => {
    const found = count === 1 ? "1 Überschrift" : `${formatNumber(count)} Überschriften`;
    return isWhole ? found : `${found} am Anfang dieses langen Textes`;
  },
  malformed: "Das ist noch kein regulärer Ausdruck.",
  slow: "Dieser Ausdruck braucht zu lange. Bitte vereinfachen.",
  more: (count) => (count === 1 ? "und 1 weiteres" : `und ${formatNumber(count)} weitere`),
  use: "Einteilen",
  divided: (title, count) =>
    `„${title}“ hat jetzt ${count === 1 ? "1 Kapitel" : `${formatNumber(count)} Kapitel`}. Lesestelle und Markierungen sind erhalten geblieben.`,
  editList: "Regeln bearbeiten …",
  list: "Kapitelregeln",
  listHint:
    "Eine eingeschaltete Regel wird bei jedem neuen Text probiert. Sie teilt ihn ein, wenn ihre Kapitel regelmäßiger sind als die automatisch gefundenen.",
  add: "Hinzufügen",
  edit: "Bearbeiten …",
  up: "Nach oben",
  down: "Nach unten",
  remove: "Entfernen",
  removed: "Die Regel wurde entfernt.",
  undo: "Rückgängig",
  moreActions: "Mehr",
  import: "Aus Legado importieren …",
  export: "Für Legado exportieren",
  isOn: (name) => `„${name}“ bei neuen Texten probieren`,
  imported: (added, known, refused) =>
    [
      added === 1 ? "1 Regel wurde hinzugefügt." : `${formatNumber(added)} Regeln wurden hinzugefügt.`,
      known > 0 && `${formatNumber(known)} gab es schon.`,
      refused > 0 && `${formatNumber(refused)} ${refused === 1 ? "ist" : "sind"} nicht anwendbar.`,
    ]
      .filter(Boolean)
      .join(" "),
  newRule: "Neue Kapitelregel",
  changeRule: "Kapitelregel",
  name: "Name",
  example: "Beispiel",
  save: "Speichern",
  lines: {
    title: "Zeilen",
    hint: "So wird der Text bei Ihnen angezeigt und vorgelesen. Lesestelle und Markierungen bleiben, wo sie sind.",
    lineEnds: "Zeilenenden in Absätzen",
    ends: { automatic: "Automatisch", join: "Alle Zeilen verbinden", keep: "Alle Zeilen behalten" },
    dropIndents: "Einzüge weglassen",
    collapseBlankLines: "Leerzeilen zusammenfassen",
    hideLicence: "Lizenz von Project Gutenberg ausblenden",
    hideBoilerplate: "Werbezeilen von Webromanen ausblenden",
    preview: "Ausschnitt an der Lesestelle",
    passage: (hidden) =>
      hidden === 0
        ? "Ausschnitt an der Lesestelle"
        : `Ausschnitt an der Lesestelle: ${hidden === 1 ? "1 Zeile ist" : `${formatNumber(hidden)} Zeilen sind`} ausgeblendet`,
  },
};
