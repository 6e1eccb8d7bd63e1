// @ts-check
// Textos de las voces de otros programas.

/** @type {typeof import("../en/connections.js").connections} */
export const connections = {
  title: "Voces de otros programas",
  detail:
    "Otro programa o un servicio en línea también puede leer en voz alta. Debe ofrecer la interfaz “/v1/audio/speech” de OpenAI. Vorleser le envía cada frase que va a leer.",
  none: "Aún no hay ninguna conectada.",
  add: "Conectar una voz",
  connected: "La voz está conectada.",
  removeVoice: (name) => `Quitar ${name}`,
  removeTitle: (name) => `¿Quitar ${name}?`,
  removeDetail: "Su clave se elimina. Para volver a usar la voz, hay que conectarla de nuevo.",
  remove: "Quitar",
  cancel: "Cancelar",

  new: "Conectar una voz",
  change: "Cambiar una voz conectada",
  explained: "Vorleser prueba la voz con una frase antes de conectarla.",
  address: "Dirección",
  addressHint: "Termina antes de “/audio/speech”, por ejemplo https://api.openai.com/v1.",
  model: "Modelo",
  voice: "Voz",
  name: "Nombre en Vorleser",
  nameHint: "Letras de la a a la z, cifras, “-” y “_”.",
  language: "Idioma",
  languageHint: "Su código, por ejemplo es, en-US o ja.",
  key: "Clave",
  keyHint: "Déjala vacía si no se pide ninguna. La clave se guarda cifrada y solo se envía a esta dirección.",
  keyKept: "Déjala vacía para conservar la actual, mientras la dirección no cambie.",
  trying: "Probando la voz…",
  connect: "Probar y conectar",
  wrong: {
    voice: "Escribe el nombre de la voz.",
    name: "Escribe un nombre con letras de la a a la z, cifras, “-” y “_”.",
    address: "Escribe una dirección que empiece por http:// o https://, sin nombre ni contraseña.",
    model: "Escribe el nombre del modelo.",
    language: "Escribe el código de un idioma, por ejemplo es.",
  },
};
