// @ts-check
// Texte der Regeln fürs Vorlesen.

export const speech = {
  title: "Vorlesen",
  loading: "Das Buch wird durchgesehen …",
  scope: "Wo das gilt",
  thisBook: "Dieses Buch",
  allBooks: "Alle Bücher",
  /** @param {string} language */
  inLanguage: (language) => `Texte in der Sprache ${language}`,

  skipTitle: "Ausgelassen",
  skipIntro: "Bleibt im Text stehen, wird aber nicht vorgelesen.",
  kinds: {
    "note-marks": "Fußnotenzeichen",
    "page-numbers": "Seitenzahlen",
    "running-heads": "Kolumnentitel",
    citations: "Quellen in Klammern",
    urls: "Webadressen",
    code: "Programmcode",
    tables: "Tabellen",
    captions: "Bildunterschriften",
    notes: "Fußnoten selbst",
  },
  /** @param {number} count */
  found: (count) => `${count} in diesem Buch`,
  none: "Keine in diesem Buch",
  /** @param {string} kind */
  examplesOf: (kind) => `${kind}: Beispiele`,
  partly: "Von diesem langen Buch wurde nur der Anfang durchgesehen.",
  asInAll: "Wie in allen Büchern",
  asUsual: "Wie üblich",

  pausesTitle: "Pausen",
  pauses: { sentence: "Nach einem Satz", paragraph: "Nach einem Absatz", heading: "Nach einer Überschrift", chapter: "Nach einem Kapitel" },
  /** @param {string} seconds */
  seconds: (seconds) => `${seconds} s`,

  rulesTitle: "Aussprache",
  rulesIntro: "Wie Wörter gesprochen werden. Der Text selbst bleibt, wie er ist.",
  noRules: "Noch hat kein Wort eine eigene Aussprache. Ein Wort im Buch markieren und „Aussprechen“ wählen, oder hier eins hinzufügen.",
  add: "Hinzufügen",
  more: "Mehr",
  import: "Liste einlesen …",
  exportBook: "Regeln dieses Buchs speichern",
  exportAll: "Regeln für alle Bücher speichern",
  edit: "Ändern",
  remove: "Entfernen",
  up: "Weiter nach oben",
  down: "Weiter nach unten",
  removed: "Die Aussprache ist entfernt.",
  undo: "Rückgängig",
  /** @param {string} word */
  isOn: (word) => `Die Regel für ${word} befolgen`,
  isSkipped: "ausgelassen",
  matches: { word: "Ganzes Wort", anywhere: "Überall", expression: "Regulärer Ausdruck" },
  matchesShort: { word: "", anywhere: "überall", expression: "Ausdruck" },

  newRule: "Neue Aussprache",
  changeRule: "Aussprache ändern",
  pronounce: "Aussprechen …",
  listen: "Von hier vorlesen",
  find: "Geschrieben",
  match: "Wo",
  matchCase: "Großschreibung zählt",
  as: "Sprich",
  manners: { text: "Andere Wörter", phonemes: "Laute (IPA)", skip: "Nichts" },
  say: "Gesprochen",
  sayHint: "So geschrieben, wie es klingen soll, etwa „her my oh nee“.",
  phonemesHint: "In IPA, etwa hɜːˈmaɪəni. Die Betonungszeichen ˈ ˌ stehen vor der Silbe.",
  expressionHint: "$1 bis $9 stehen für die Gruppen des Ausdrucks.",
  sample: "Ausprobieren an",
  try: "Anhören",
  stopTrying: "Anhalten",
  save: "Speichern",
  cancel: "Abbrechen",
  changedElsewhere: "Das wurde inzwischen auf einem anderen Gerät geändert. Hier steht der jetzige Stand.",

  importTitle: "Eingelesene Aussprachen",
  /** @param {number} count */
  importFound: (count) => count === 1 ? "1 Aussprache wurde gefunden." : `${count} Aussprachen wurden gefunden.`,
  /** @param {number} count */
  importRefused: (count) => count === 1 ? "1 Zeile konnte nicht übernommen werden:" : `${count} Zeilen konnten nicht übernommen werden:`,
  /** @param {number} line */
  line: (line) => `Zeile ${line}`,
  importHere: "Für dieses Buch übernehmen",
  importAll: "Für alle Bücher übernehmen",
  /** @param {number} count */
  imported: (count) => count === 1 ? "1 Aussprache übernommen." : `${count} Aussprachen übernommen.`,
};
