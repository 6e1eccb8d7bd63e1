// @ts-check
// Texte der Stimmen anderer Programme.

/** @type {typeof import("../en/connections.js").connections} */
export const connections = {
  title: "Stimmen anderer Programme",
  detail:
    "Eine Stimme eines anderen Programms oder eines Dienstes liest hier vor. Es muss „/v1/audio/speech“ in der Form von OpenAI verstehen. Jeder Satz, den eine solche Stimme liest, wird dorthin gesendet.",
  none: "Noch keine verbunden.",
  add: "Stimme verbinden",
  connected: "Die Stimme hat gesprochen und ist verbunden.",
  removeVoice: (name) => `${name} entfernen`,
  removeTitle: (name) => `${name} entfernen?`,
  removeDetail: "Der Schlüssel wird vergessen. Um die Stimme wieder zu verwenden, muss sie neu verbunden werden.",
  remove: "Entfernen",
  cancel: "Abbrechen",

  new: "Stimme verbinden",
  change: "Verbundene Stimme ändern",
  explained: "Die Stimme muss einen Satz sprechen, bevor sie zählt.",
  address: "Adresse",
  addressHint: "Sie endet vor „/audio/speech“, etwa https://api.openai.com/v1.",
  model: "Modell",
  voice: "Stimme",
  name: "Name hier",
  nameHint: "Buchstaben a bis z, Ziffern, „-“ und „_“.",
  language: "Sprache",
  languageHint: "Ihr Kürzel, etwa de, en-US oder ja.",
  key: "Schlüssel",
  keyHint:
    "Leer lassen, wenn keiner verlangt wird. Der Schlüssel wird versiegelt aufbewahrt und nur an diese Adresse gesendet.",
  keyKept: "Leer lassen, um den bisherigen zu behalten, solange die Adresse bleibt.",
  trying: "Die Stimme wird um einen Satz gebeten …",
  connect: "Verbinden",
  wrong: {
    voice: "Bitte den Namen der Stimme eingeben.",
    name: "Bitte einen Namen aus Buchstaben a bis z, Ziffern, „-“ und „_“ eingeben.",
    address: "Bitte eine Adresse eingeben, die mit http:// oder https:// beginnt, ohne Namen oder Passwort darin.",
    model: "Bitte den Namen des Modells eingeben.",
    language: "Bitte das Kürzel einer Sprache eingeben, etwa de.",
  },
};
