// @ts-check
// `SpeechStore`: the choices about reading aloud by scope, as the server has them.

import * as api from "../api/speech.js";
import { Problem } from "../model/problem.js";

/** @typedef {import("../model/types.js").SpeechChoices} SpeechChoices */
/** @typedef {import("../model/types.js").Speech} Speech */

/** Events: "change" (choices or what comes of them), "rules" (`detail`: the key to read by), "conflict". */
export class SpeechStore extends EventTarget {
  #book;
  /** @type {Map<string, SpeechChoices>} */
  #choices = new Map();
  /** @type {Promise<unknown>} changes are stored one after the other */
  #queue = Promise.resolve();
  /** @type {Speech | null} */
  speech = null;

  /** @param {number} book @param {string[]} scopes */
  constructor(book, scopes) {
    super();
    this.#book = book;
    this.scopes = scopes;
  }

  /** Asks for everything. */
  async load() {
    const [speech, ...all] = await Promise.all([
      api.speech(this.#book),
      ...this.scopes.map((scope) => api.speechChoices(scope)),
    ]);
    for (const choices of all) this.#choices.set(choices.scope, choices);
    this.#learn(speech);
  }

  /** @param {string} scope @returns {SpeechChoices} */
  choices(scope) {
    return this.#choices.get(scope) ?? { scope, version: 0, skip: {}, pauses: {}, pronunciations: [] };
  }

  /**
   * Changes what was decided in a scope. What another device stored meanwhile stays: the change is made to that.
   * @param {string} scope
   * @param {(draft: SpeechChoices) => void} edit
   * @returns {Promise<void>} throws the Problem when it was refused; nothing has changed then
   */
  change(scope, edit) {
    const run = async () => {
      const before = this.choices(scope);
      this.#show(edited(before, edit));
      try {
        this.#choices.set(scope, await this.#store(scope, before, edit));
      } catch (error) {
        this.#show(before);
        throw error;
      }
      this.#learn(await api.speech(this.#book));
    };
    const done = this.#queue.then(run);
    this.#queue = done.catch(() => {});
    return done;
  }

  /**
   * Something was stored, here or elsewhere.
   * @param {string} scope
   */
  async heard(scope) {
    if (!this.scopes.includes(scope)) return;
    await this.#queue;
    const choices = await api.speechChoices(scope);
    if (choices.version === this.choices(scope).version) return;
    this.#choices.set(scope, choices);
    this.#learn(await api.speech(this.#book));
  }

  /** @param {string} scope @param {SpeechChoices} before @param {(draft: SpeechChoices) => void} edit */
  async #store(scope, before, edit) {
    try {
      return await api.setSpeechChoices(edited(before, edit));
    } catch (error) {
      if (!(error instanceof Problem) || error.type !== "conflict") throw error;
      this.dispatchEvent(new Event("conflict"));
      return api.setSpeechChoices(edited(await api.speechChoices(scope), edit));
    }
  }

  /** @param {SpeechChoices} choices */
  #show(choices) {
    this.#choices.set(choices.scope, choices);
    this.dispatchEvent(new Event("change"));
  }

  /** @param {Speech} speech */
  #learn(speech) {
    const before = this.speech?.key;
    this.speech = speech;
    this.dispatchEvent(new Event("change"));
    if (before !== speech.key) this.dispatchEvent(new CustomEvent("rules", { detail: speech.key }));
  }
}

/** @param {SpeechChoices} choices @param {(draft: SpeechChoices) => void} edit */
function edited(choices, edit) {
  const draft = structuredClone(choices);
  edit(draft);
  return draft;
}
