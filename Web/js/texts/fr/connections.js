// @ts-check
// Textes des voix d’autres programmes.

/** @type {typeof import("../en/connections.js").connections} */
export const connections = {
  title: "Voix d’autres programmes",
  detail:
    "Un autre programme ou un service en ligne peut aussi lire à voix haute. Il doit proposer l’interface « /v1/audio/speech » d’OpenAI. Vorleser lui envoie chaque phrase à lire.",
  none: "Aucune voix connectée.",
  add: "Connecter une voix",
  connected: "La voix est connectée.",
  removeVoice: (name) => `Retirer ${name}`,
  removeTitle: (name) => `Retirer ${name} ?`,
  removeDetail: "Sa clé sera supprimée. Pour utiliser à nouveau la voix, il faudra la reconnecter.",
  remove: "Retirer",
  cancel: "Annuler",

  new: "Connecter une voix",
  change: "Modifier une voix connectée",
  explained: "Vorleser teste la voix avec une phrase avant de la connecter.",
  address: "Adresse",
  addressHint: "Elle se termine avant « /audio/speech », par exemple https://api.openai.com/v1.",
  model: "Modèle",
  voice: "Voix",
  name: "Nom dans Vorleser",
  nameHint: "Lettres de a à z, chiffres, « - » et « _ ».",
  language: "Langue",
  languageHint: "Son code, par exemple fr, en-US ou ja.",
  key: "Clé",
  keyHint:
    "Laissez vide si aucune n’est demandée. La clé est enregistrée chiffrée et n’est envoyée qu’à cette adresse.",
  keyKept: "Laissez vide pour garder la clé actuelle, tant que l’adresse ne change pas.",
  trying: "Test de la voix…",
  connect: "Tester et connecter",
  wrong: {
    voice: "Saisissez le nom de la voix.",
    name: "Saisissez un nom fait de lettres de a à z, de chiffres, de « - » et de « _ ».",
    address: "Saisissez une adresse qui commence par http:// ou https://, sans nom ni mot de passe.",
    model: "Saisissez le nom du modèle.",
    language: "Saisissez le code d’une langue, par exemple fr.",
  },
};
