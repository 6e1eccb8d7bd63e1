// @ts-check
// Texte der Ersetzungsregeln.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/replacements.js").replacements} */
export const replacements = {
  title: "Ersetzungsregeln",
  explained:
    "Anstelle von Textstellen einen anderen Text anzeigen und vorlesen, etwa um Werbung wegzulassen. Das Buch, die Markierungen und die Lesestellen bleiben, wie sie sind. Die Regeln gelten in dieser Reihenfolge.",
  none: "Noch keine Regeln.",
  add: "Regel hinzufügen",
  more: "Mehr",
  showMore: (count) => `Weitere anzeigen (${formatNumber(count)})`,
  import: "Legado-Liste importieren …",
  export: "Als Legado-Liste exportieren",
  edit: "Bearbeiten",
  remove: "Entfernen",
  up: "Nach oben",
  down: "Nach unten",
  removed: "Regel entfernt.",
  undo: "Rückgängig",
  isOn: (name) => `Regel ${name} anwenden`,
  expression: "Ausdruck",
  nothing: "entfällt",

  new: "Neue Ersetzungsregel",
  change: "Ersetzungsregel bearbeiten",
  kind: "Art der Regel",
  replaces: "Text ersetzen",
  converts: "Chinesische Schriftzeichen umwandeln",
  conversionHint: "Sie ändert Bücher auf Chinesisch; japanische Zeichen sind die von Büchern auf Japanisch.",
  conversions: {
    s2t: "Vereinfacht → Traditionell",
    t2s: "Traditionell → Vereinfacht",
    s2tw: "Vereinfacht → Traditionell (Taiwan)",
    tw2s: "Traditionell (Taiwan) → Vereinfacht",
    s2hk: "Vereinfacht → Traditionell (Hongkong)",
    hk2s: "Traditionell (Hongkong) → Vereinfacht",
    s2twp: "Vereinfacht → Traditionell (Taiwan, mit regionalen Wörtern)",
    tw2sp: "Traditionell (Taiwan) → Vereinfacht (mit regionalen Wörtern)",
    t2tw: "Traditionell → Traditionell (Taiwan)",
    tw2t: "Traditionell (Taiwan) → Traditionell",
    t2hk: "Traditionell → Traditionell (Hongkong)",
    hk2t: "Traditionell (Hongkong) → Traditionell",
    t2jp: "Traditionell → Japanische Zeichen",
    jp2t: "Japanische Zeichen → Traditionell",
  },
  find: "Suchen",
  isExpression: "Regulärer Ausdruck",
  show: "Ersetzen durch",
  hint: "Ohne Eingabe entfällt der Text. $1 bis $9 stehen für die Gruppen eines Ausdrucks.",
  name: "Name (optional)",
  scope: "Nur in diesen Büchern (optional)",
  scopeHint: "Titel, durch Kommas getrennt. Ohne Eingabe gilt die Regel für alle Bücher.",
  inText: "Text ändern",
  inTitles: "Kapitelüberschriften ändern",
  sample: "An diesem Text ausprobieren",
  notFound: "Die Regel findet hier nichts.",
  nothingLeft: "Es bleibt nichts übrig.",
  gaveUp:
    "Dieser Ausdruck dauert hier zu lange, deshalb bleibt der Text, wie er ist. Bitte ohne Wiederholung in einer Wiederholung schreiben.",
  save: "Speichern",
  cancel: "Abbrechen",
  imported: (count, refused) =>
    `${count === 1 ? "1 Regel hinzugefügt." : `${formatNumber(count)} Regeln hinzugefügt.`}${
      refused === 0
        ? ""
        : refused === 1
          ? " 1 Regel ist nicht anwendbar."
          : ` ${formatNumber(refused)} Regeln sind nicht anwendbar.`
    }`,

  haveChanged: "Der angezeigte Text dieses Buchs hat sich geändert.",
};
