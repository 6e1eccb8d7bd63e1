// @ts-check
// Texte der Regeln fürs Vorlesen.

import { formatNumber } from "../../basics/locale.js";

export const speech = {
  title: "Vorlesen",
  loading: "Das Buch wird geprüft …",
  scope: "Gilt für",
  thisBook: "Dieses Buch",
  allBooks: "Alle Bücher",
  /** @param {string} language */
  inLanguage: (language) => `Texte in der Sprache ${language}`,

  skipTitle: "Beim Vorlesen überspringen",
  skipIntro: "Steht weiter im Text, wird aber nicht vorgelesen.",
  kinds: {
    "note-marks": "Fußnotenzeichen",
    "page-numbers": "Seitenzahlen",
    "running-heads": "Kolumnentitel",
    citations: "Quellenangaben in Klammern",
    urls: "Webadressen",
    code: "Programmcode",
    tables: "Tabellen",
    captions: "Bildunterschriften",
    notes: "Fußnoten",
  },
  /** @param {number} count */
  found: (count) => `${formatNumber(count)} in diesem Buch`,
  none: "Keine in diesem Buch",
  /** @param {string} kind */
  examplesOf: (kind) => `${kind}: Beispiele`,
  partly: "Von diesem langen Buch wurde nur der Anfang geprüft.",
  asInAll: "Wie für alle Bücher",
  asUsual: "Standard",

  pausesTitle: "Pausen",
  pauses: {
    sentence: "Nach einem Satz",
    paragraph: "Nach einem Absatz",
    heading: "Vor und nach einer Überschrift",
    chapter: "Nach einem Kapitel",
  },
  /** @param {string} seconds */
  seconds: (seconds) => `${seconds} s`,

  emphasisTitle: "Betonung",
  emphasisIntro: "Stimmen sprechen Überschriften etwas langsamer, und viele auch einzelne kursive oder fette Wörter.",
  emphasis: "Überschriften, kursive und fette Wörter langsamer sprechen",

  dialogueTitle: "Stimmen im Dialog",
  dialogueIntro: "Was im Buch gesagt wird, kann eigene Stimmen haben.",
  dialogueMode: "Dialog",
  dialogueModes: { off: "Dieselbe Stimme", quotations: "Andere Stimme", characters: "Je Figur eine Stimme" },
  narration: "Erzählung",
  quotations: "Wörtliche Rede",
  characters: "Figuren",
  asPlayback: "Vorlesestimme",
  asNarration: "Wie die Erzählung",
  asQuotations: "Wie wörtliche Rede",
  /** @param {number} count */
  saidCount: (count) => (count === 1 ? "1 Äußerung" : `${formatNumber(count)} Äußerungen`),
  /** @param {number} count */
  allCharacters: (count) => `Alle ${formatNumber(count)} Figuren anzeigen`,
  /** @param {string} name */
  hearSpeaker: (name) => `Anhören: ${name}`,
  /** @param {string} voice */
  goneVoice: (voice) => `${voice} (nicht installiert)`,
  noQuotations: "In diesem Buch ist nichts als wörtliche Rede erkennbar.",
  noSpeakers: "Der Text nennt keine Sprechenden.",
  fewVoices: "Nur eine installierte Stimme spricht die Sprache dieses Buchs.",

  rulesTitle: "Aussprache",
  rulesIntro: "Festlegen, wie Wörter ausgesprochen werden. Der Text selbst bleibt unverändert.",
  noRules: "Noch keine Aussprachen. Ein Wort im Buch auswählen und „Aussprache“ antippen oder hier eine hinzufügen.",
  add: "Hinzufügen",
  more: "Mehr",
  import: "Liste importieren …",
  exportBook: "Regeln für dieses Buch exportieren",
  exportAll: "Regeln für alle Bücher exportieren",
  edit: "Bearbeiten",
  remove: "Entfernen",
  up: "Nach oben",
  down: "Nach unten",
  removed: "Aussprache entfernt.",
  undo: "Rückgängig",
  /** @param {string} word */
  isOn: (word) => `Aussprache von ${word} verwenden`,
  isSkipped: "übersprungen",
  matches: { word: "Ganzes Wort", anywhere: "Überall", expression: "Regulärer Ausdruck" },
  matchesShort: { word: "", anywhere: "überall", expression: "Ausdruck" },

  newRule: "Neue Aussprache",
  changeRule: "Aussprache bearbeiten",
  pronounce: "Aussprache …",
  listen: "Ab hier vorlesen",
  find: "Suchen",
  match: "Treffer",
  matchCase: "Groß-/Kleinschreibung beachten",
  as: "Ersetzen durch",
  manners: { text: "Andere Wörter", phonemes: "Laute (IPA)", skip: "Nichts (überspringen)" },
  say: "Sprechen als",
  sayHint: "So schreiben, wie es klingen soll, etwa „her my oh nee“.",
  phonemesHint: "In IPA, etwa hɜːˈmaɪəni. Die Betonungszeichen ˈ ˌ stehen vor der Silbe.",
  expressionHint: "$1 bis $9 stehen für die Gruppen des Ausdrucks.",
  sample: "Testsatz",
  try: "Anhören",
  stopTrying: "Stopp",
  save: "Speichern",
  cancel: "Abbrechen",

  importTitle: "Importierte Aussprachen",
  /** @param {number} count */
  importFound: (count) => (count === 1 ? "1 Aussprache gefunden." : `${count} Aussprachen gefunden.`),
  /** @param {number} count */
  importRefused: (count) =>
    count === 1 ? "1 Zeile konnte nicht importiert werden:" : `${count} Zeilen konnten nicht importiert werden:`,
  /** @param {number} line */
  line: (line) => `Zeile ${line}`,
  importHere: "Zu diesem Buch hinzufügen",
  importAll: "Zu allen Büchern hinzufügen",
  /** @param {number} count */
  imported: (count) => (count === 1 ? "1 Aussprache hinzugefügt." : `${count} Aussprachen hinzugefügt.`),
};
