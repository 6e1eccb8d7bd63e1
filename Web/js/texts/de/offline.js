// @ts-check
// Texts of reading without the server.

/** @type {typeof import("../en/offline.js").offline} */
export const offline = {
  take: "Offline mitnehmen",
  explained: "Was hier liegt, lässt sich auf diesem Gerät lesen, wenn Vorleser nicht erreichbar ist. Stelle und Markierungen werden gesendet, sobald es wieder geht.",
  insecure: "Diese Adresse ist keine sichere, darum behält der Browser nichts. Vorleser unter https öffnen (siehe „vorleser tls“) oder auf dem Rechner selbst.",
  progress: "Wie viel schon da ist",
  nothing: "Von diesem Buch liegt noch nichts auf diesem Gerät.",
  someText: (share) => `${share} des Textes liegen hier.`,
  allText: (size) => `Der ganze Text liegt hier (${size}).`,
  someVoice: (share, size) => `Der ganze Text und ${share} des Tons liegen hier (${size}).`,
  allVoice: (size) => `Text und Ton liegen vollständig hier (${size}).`,
  takeText: "Text mitnehmen",
  takeVoice: (size) => `Text und Stimme mitnehmen (etwa ${size})`,
  stop: "Anhalten",
  free: (size) => `${size} freigeben`,
  full: "Auf diesem Gerät ist dafür kein Platz mehr. In den Einstellungen unter „Auf diesem Gerät“ oder anderswo etwas freigeben.",
  storageExplained: "Geöffnete Bücher bleiben eine Weile auf diesem Gerät; mitgenommene bleiben, bis sie hier entfernt werden.",
  noBooks: "Auf diesem Gerät liegt kein Buch.",
  total: (used, all) => `${used} von ${all} belegt, die der Browser gibt.`,
  partly: "noch nicht ganz",
  withVoice: "mit Stimme",
  remove: "Entfernen",
  removeBook: (title) => `„${title}“ von diesem Gerät entfernen`,
};
