// @ts-check
// Textos de las voces de otros programas.

/** @type {typeof import("../en/connections.js").connections} */
export const connections = {
  title: "Voces de otros programas",
  detail:
    "Una voz de otro programa o de un servicio lee aquí en voz alta. Debe entender «/v1/audio/speech» en la forma de OpenAI. Cada frase que lee esa voz se envía allí.",
  none: "Aún no hay ninguna conectada.",
  add: "Conectar una voz",
  connected: "La voz ha hablado y está conectada.",
  removeVoice: (name) => `Quitar ${name}`,
  removeTitle: (name) => `¿Quitar ${name}?`,
  removeDetail: "Su clave se olvida. Para volver a usar la voz, hay que conectarla de nuevo.",
  remove: "Quitar",
  cancel: "Cancelar",

  new: "Conectar una voz",
  change: "Cambiar una voz conectada",
  explained: "La voz debe decir una frase antes de quedar conectada.",
  address: "Dirección",
  addressHint: "Termina antes de «/audio/speech», por ejemplo https://api.openai.com/v1.",
  model: "Modelo",
  voice: "Voz",
  name: "Nombre aquí",
  nameHint: "Letras de la a a la z, cifras, «-» y «_».",
  language: "Idioma",
  languageHint: "Su código, por ejemplo es, en-US o ja.",
  key: "Clave",
  keyHint: "Déjala vacía si no se pide ninguna. La clave se guarda sellada y solo se envía a esta dirección.",
  keyKept: "Déjala vacía para conservar la actual, mientras la dirección no cambie.",
  trying: "Se pide una frase a la voz…",
  connect: "Probar y conectar",
  wrong: {
    voice: "Escribe el nombre de la voz.",
    name: "Escribe un nombre con letras de la a a la z, cifras, «-» y «_».",
    address: "Escribe una dirección que empiece por http:// o https://, sin nombre ni contraseña.",
    model: "Escribe el nombre del modelo.",
    language: "Escribe el código de un idioma, por ejemplo es.",
  },
};
