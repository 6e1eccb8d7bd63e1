// @ts-check
// `StreamChoice`: in which voice, by which rules and as which kind of stream a book is read.

/** @typedef {import("../model/types.js").StreamRequest} StreamRequest */
/**
 * @typedef {object} Choices
 * @property {() => Promise<string>} voice the voice to speak in, known as soon as it can be
 * @property {() => Promise<string>} [rules] the key of the rules to read by; asked for again when they have changed
 * @property {import("./sound-quality.js").SoundQuality} [quality] which stream is asked for; MP3 without it
 */

export class StreamChoice {
  #choices;
  /** @type {string | null} */
  voice = null;
  /** @type {string | null} the key of the rules; `null` while it is not known */
  rules = null;
  /** Whether what no voice speaks is tried all the same. */
  triesAnyLanguage = false;

  /** @param {Choices} choices */
  constructor(choices) {
    this.#choices = choices;
  }

  /** Whether a stream can be asked for. */
  get isKnown() {
    return this.voice !== null && (this.rules !== null || !this.#choices.rules);
  }

  /** Asks for the voice; one that was chosen meanwhile stays. */
  async learnVoice() {
    const voice = await this.#choices.voice();
    this.voice ??= voice;
  }

  /** Asks for all that is not known. Throws where there is no voice. */
  async learn() {
    const [rules] = await Promise.all([
      // Without a connection what is kept on the device can be heard, whatever rules it was kept by.
      this.askRules().catch(() => null),
      this.learnVoice(),
    ]);
    this.rules ??= rules;
  }

  /** @returns {Promise<string | null>} the rules that hold at present, which are not taken up yet */
  async askRules() {
    return (await this.#choices.rules?.()) ?? null;
  }

  /** @param {StreamRequest | undefined} request whether it is in this voice and by these rules */
  isOf(request) {
    return request?.voice === this.voice && (request?.rules ?? null) === this.rules;
  }

  /**
   * What to ask the server for; `isKnown` must be true.
   * @param {number} from a book offset
   * @param {number} rate the speed at which it will be heard
   * @returns {StreamRequest}
   */
  requestFrom(from, rate) {
    return {
      from,
      voice: /** @type {string} */ (this.voice),
      rules: this.rules,
      format: this.#choices.quality?.format(rate) ?? "mp3",
      languages: this.triesAnyLanguage ? "any" : undefined,
    };
  }
}
