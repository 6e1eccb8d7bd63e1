// @ts-check
// Texts of the voices of other programs.

export const connections = {
  title: "Voices of other programs",
  detail:
    "Another program, or an online service, can read aloud, too. It must offer OpenAI’s interface “/v1/audio/speech”. Vorleser sends it every sentence that it reads.",
  none: "None connected yet.",
  add: "Connect a voice",
  connected: "The voice is connected.",
  /** @param {string} name */
  removeVoice: (name) => `Remove ${name}`,
  /** @param {string} name */
  removeTitle: (name) => `Remove ${name}?`,
  removeDetail: "Its key is deleted. To use the voice again, connect it again.",
  remove: "Remove",
  cancel: "Cancel",

  new: "Connect a voice",
  change: "Change a connected voice",
  explained: "Before Vorleser connects the voice, it tests the voice with a sentence.",
  address: "Address",
  addressHint: "It ends before “/audio/speech”, such as https://api.openai.com/v1.",
  model: "Model",
  voice: "Voice",
  name: "Name in Vorleser",
  nameHint: "Letters a to z, digits, “-” and “_”.",
  language: "Language",
  languageHint: "Its tag, such as en-US, de or ja.",
  key: "Key",
  keyHint: "Leave empty if none is needed. The key is stored encrypted, and sent to this address only.",
  keyKept: "Leave empty to keep the current key, as long as the address stays the same.",
  trying: "Testing the voice…",
  connect: "Test and connect",
  wrong: {
    voice: "Enter the voice’s name.",
    name: "Enter a name of letters a to z, digits, “-” and “_”.",
    address: "Enter an address that begins with http:// or https://, without a name or password in it.",
    model: "Enter the model’s name.",
    language: "Enter a language’s tag, such as en-US.",
  },
};
