// @ts-check
// Texte der Stimmen anderer Programme.

/** @type {typeof import("../en/connections.js").connections} */
export const connections = {
  title: "Stimmen anderer Programme",
  detail:
    "Auch die Stimme eines anderen Programms oder Online-Dienstes kann vorlesen. Das Programm oder der Dienst muss die Schnittstelle „/v1/audio/speech“ von OpenAI anbieten. Vorleser sendet jeden Satz, den eine solche Stimme liest, dorthin.",
  none: "Noch keine verbunden.",
  add: "Stimme verbinden",
  connected: "Die Stimme ist verbunden.",
  removeVoice: (name) => `${name} entfernen`,
  removeTitle: (name) => `${name} entfernen?`,
  removeDetail: "Der Schlüssel wird gelöscht. Um die Stimme wieder zu verwenden, muss sie neu verbunden werden.",
  remove: "Entfernen",
  cancel: "Abbrechen",

  new: "Stimme verbinden",
  change: "Verbundene Stimme ändern",
  explained: "Zur Probe spricht die Stimme beim Verbinden einen Satz.",
  address: "Adresse",
  addressHint: "Sie endet vor „/audio/speech“, etwa https://api.openai.com/v1.",
  model: "Modell",
  voice: "Stimme",
  name: "Name in Vorleser",
  nameHint: "Buchstaben a bis z, Ziffern, „-“ und „_“.",
  language: "Sprache",
  languageHint: "Ihr Kürzel, etwa de, en-US oder ja.",
  key: "Schlüssel",
  keyHint:
    "Leer lassen, wenn keiner verlangt wird. Der Schlüssel wird verschlüsselt gespeichert und nur an diese Adresse gesendet.",
  keyKept: "Leer lassen, um den bisherigen zu behalten, solange die Adresse bleibt.",
  trying: "Die Stimme wird getestet …",
  connect: "Testen und verbinden",
  wrong: {
    voice: "Bitte den Namen der Stimme eingeben.",
    name: "Bitte einen Namen aus Buchstaben a bis z, Ziffern, „-“ und „_“ eingeben.",
    address: "Bitte eine Adresse eingeben, die mit http:// oder https:// beginnt, ohne Namen oder Passwort darin.",
    model: "Bitte den Namen des Modells eingeben.",
    language: "Bitte das Kürzel einer Sprache eingeben, etwa de.",
  },
};
