// @ts-check
// `Voices`: the installed voices, and the one that reads this book.

import * as api from "../api/voices.js";

/** @typedef {import("../model/types.js").Voice} Voice */
/** @typedef {import("../model/types.js").VoiceOffer} VoiceOffer */
/** @typedef {{language: string, voices: Voice[]}} VoiceGroup */

export class Voices {
  /** @type {Promise<{voices: Voice[], default: string}> | null} */
  #asked = null;
  /** @type {Voice[]} those known so far */
  known = [];
  /** @type {Record<string, string | (() => string)>} names of what is no voice of the server, such as the recording that a book brings */
  names = {};
  #preferred;

  /** @param {() => string} [preferred] the voice for books that have none of their own, empty for the usual one */
  constructor(preferred = () => "") {
    this.#preferred = preferred;
  }

  /** Asks once; again after a failure. */
  load() {
    this.#asked ??= api.voices().then(
      (answer) => {
        this.known = answer.voices;
        return answer;
      },
      (error) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** Asks again: a voice was installed or removed. */
  reload() {
    this.#asked = null;
    return this.load();
  }

  /**
   * The voice for a book: what was chosen for it, if that is still installed; else one that speaks its language.
   * @param {string | null} chosen
   * @param {string | null} language of the book
   */
  async forBook(chosen, language) {
    const { voices, default: usual } = await this.load();
    const isThere = (/** @type {string | null} */ name) => voices.some(({ id }) => id === name);
    if (isThere(chosen)) return /** @type {string} */ (chosen);
    const preferred = this.#preferred();
    return voiceOf(language, isThere(preferred) ? preferred : usual, voices);
  }

  /**
   * The name that people know it by.
   * @param {string | null} id
   */
  nameOf(id) {
    const name = this.names[id ?? ""];
    if (typeof name === "function") return name();
    return name ?? this.known.find((voice) => voice.id === id)?.name ?? id ?? "";
  }
}

/**
 * The voice for a text: the usual one, or if that does not speak the language, the first that does.
 * @param {string | null} language of the text
 * @param {string} usual
 * @param {Voice[]} voices
 */
export function voiceOf(language, usual, voices) {
  const base = primary(language ?? "");
  const speaks = (/** @type {Voice | undefined} */ voice) => voice !== undefined && primary(voice.language) === base;
  if (UNKNOWN.includes(base) || speaks(voices.find(({ id }) => id === usual))) return usual;
  // Of two varieties the book's own: that of Brazil for pt-BR.
  const own = voices.filter(speaks);
  return (own.find((voice) => voice.language === language) ?? own[0])?.id ?? usual;
}

/** Tags that name no language. */
const UNKNOWN = ["", "und", "mul", "zxx", "mis"];

/**
 * By language and accent, that of the book first, otherwise in the server's order.
 * @param {Voice[]} voices
 * @param {string | null} bookLanguage
 * @returns {VoiceGroup[]}
 */
export function grouped(voices, bookLanguage) {
  /** @type {Map<string, Voice[]>} */
  const groups = new Map();
  for (const voice of voices) groups.set(voice.language, [...(groups.get(voice.language) ?? []), voice]);
  const base = primary(bookLanguage ?? "");
  return [...groups]
    .map(([language, members]) => ({ language, voices: members }))
    .sort((a, b) => Number(primary(b.language) === base) - Number(primary(a.language) === base));
}

/**
 * The offers of a language that do not speak yet, in the order of their makers.
 * @param {VoiceOffer[]} offers
 * @param {string} language BCP 47 tag
 */
export function offersFor(offers, language) {
  return offers.filter(({ voice, state }) => state !== "installed" && primary(voice.language) === primary(language));
}

/**
 * All offers: what is under way or failed first, the installed ones last; those of the book's language before others.
 * @param {VoiceOffer[]} offers
 * @param {string | null} bookLanguage
 */
export function allOffers(offers, bookLanguage) {
  const base = primary(bookLanguage ?? "");
  const rank = (/** @type {VoiceOffer} */ { voice, state }) =>
    (state === "installed" ? 4 : state === "available" ? 2 : 0) + (primary(voice.language) === base ? 0 : 1);
  return [...offers].sort((a, b) => rank(a) - rank(b));
}

/**
 * The language of a tag; books also name one by three letters: `jpn`, `chi`.
 * @param {string} tag
 */
function primary(tag) {
  try {
    return new Intl.Locale(tag.replaceAll("_", "-")).language;
  } catch {
    // What is no tag is compared as it is.
    return tag.toLowerCase().split("-")[0];
  }
}

/**
 * Between things that are listed, in languages with a comma of their own.
 * @type {Record<string, string>}
 */
const COMMAS = { zh: "、", ja: "、" };

/**
 * What a voice is like: "English, fast", in the interface's language where that has words for the voice's engine.
 * @param {Voice} voice
 * @param {{engines: Record<string, string>, accented: string, sexes: Record<string, string>}} words what is said of the
 *   voices of each engine, of those with an accent, and of their sex
 * @param {string} inLanguage the interface's
 * @returns {{text: string, isOwn: boolean}} the server's English where there are none
 */
export function descriptionOf(voice, words, inLanguage) {
  const manner = words.engines[voice.engine];
  if (manner === undefined) return { text: voice.description, isOwn: false };
  const accent = voice.hasAccent ? [words.accented] : [];
  const sex = voice.sex ? [words.sexes[voice.sex]] : [];
  const parts = [languageName(voice.language, inLanguage), ...sex, ...accent, manner];
  return { text: parts.join(COMMAS[inLanguage] ?? ", "), isOwn: true };
}

/**
 * "American English" for "en-US".
 * @param {string} tag
 * @param {string} [inLanguage] of the name
 */
export function languageName(tag, inLanguage = "en") {
  try {
    return new Intl.DisplayNames([inLanguage], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
