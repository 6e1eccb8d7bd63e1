// @ts-check
// Pure: who reads what is said in a book.

/** @typedef {import("../model/types.js").Voice} Voice */
/** @typedef {import("../model/types.js").DialogueChoices} DialogueChoices */
/** @typedef {import("../model/types.js").Speaker} Speaker */

/** Characters that are shown before somebody asks for all of them. */
export const FIRST_CHARACTERS = 8;

/** @type {DialogueChoices} */
export const ONE_VOICE = { mode: "off", characters: [] };

/**
 * The voices that speak a language; all of them where the language is unknown.
 * @param {Voice[]} voices
 * @param {string | null} tag of the book
 */
export function voicesFor(voices, tag) {
  const base = primary(tag ?? "und");
  return ["und", "mul", "zxx", "mis"].includes(base)
    ? voices
    : voices.filter(({ language }) => primary(language) === base);
}

/**
 * Voices by language and accent, in the order in which the first of each comes.
 * @param {Voice[]} voices
 */
export function byLanguage(voices) {
  const languages = [...new Set(voices.map(({ language }) => language))];
  return languages.map((language) => ({ language, voices: voices.filter((voice) => voice.language === language) }));
}

/** @param {string} tag */
function primary(tag) {
  try {
    // Books also name a language by three letters: `jpn`. Some browsers give `und` no language.
    return new Intl.Locale(tag.replaceAll("_", "-")).language ?? "und";
  } catch {
    return tag.toLowerCase();
  }
}

/**
 * The characters of a book with their voices: those of the text, then those that have a voice and are not named there.
 * @param {Speaker[]} found
 * @param {DialogueChoices} choices
 * @returns {(Speaker & {voice: string})[]}
 */
export function charactersOf(found, { characters }) {
  const voice = (/** @type {string} */ name) => characters.find((one) => one.name === name)?.voice ?? "";
  const others = characters.filter(({ name }) => !found.some((one) => one.name === name));
  return [
    ...found.map((speaker) => ({ ...speaker, voice: voice(speaker.name) })),
    ...others.map(({ name }) => ({ name, count: 0, example: "", voice: voice(name) })),
  ];
}

/**
 * The choices with another voice for a character.
 * @param {DialogueChoices} choices
 * @param {string} name
 * @param {string} voice empty for none of its own
 * @returns {DialogueChoices}
 */
export function withCharacter(choices, name, voice) {
  const others = choices.characters.filter((one) => one.name !== name);
  return { ...choices, characters: voice ? [...others, { name, voice }] : others };
}

/**
 * The choices with another voice for the narration or for what is said.
 * @param {DialogueChoices} choices
 * @param {"narrator" | "quotations"} part
 * @param {string} voice empty for none of its own
 * @returns {DialogueChoices}
 */
export function withVoice(choices, part, voice) {
  const changed = { ...choices };
  if (voice) changed[part] = voice;
  else delete changed[part];
  return changed;
}
