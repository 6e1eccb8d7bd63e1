// @ts-check
// `ChoiceChanges` has the player follow another voice or other rules, and learns both when it begins.

import { isRunning } from "./state.js";

export class ChoiceChanges {
  #shared;
  #present;
  #transport;

  /**
   * @param {import("./shared-parts.js").SharedParts} shared
   * @param {Pick<import("./present-stream.js").PresentStream, "stream">} present
   * @param {Pick<import("./transport.js").Transport, "go" | "resume">} transport
   */
  constructor(shared, present, transport) {
    this.#shared = shared;
    this.#present = present;
    this.#transport = transport;
  }

  /** Asks for the voice, and for the rules that hold, which are followed. */
  learn() {
    const { choice, say } = this.#shared;
    choice.learnVoice().then(
      () => say("settings"),
      () => {
        /* It is said when something is to be played. */
      },
    );
    choice.askRules().then(
      (rules) => rules && this.useRules(rules),
      () => {
        /* They are asked for again with the first stream. */
      },
    );
  }

  /**
   * Goes on from the same word in another voice.
   * @param {string} voice
   */
  useVoice(voice) {
    const { facts, playhead, choice, rulesChange, say } = this.#shared;
    if (choice.voice === voice) return;
    choice.voice = voice;
    // What was planned is of the stream in the former voice.
    rulesChange.forget();
    say("settings");
    if (!playhead.place || !facts.known.isStarted) return;
    playhead.isMoved = true;
    if (isRunning(facts.state) || facts.known.hasFailed) this.#transport.go();
  }

  /** Speaks text in a language that no voice speaks with the sounds of this voice, from where it failed. */
  tryAnyLanguage() {
    this.#shared.choice.triesAnyLanguage = true;
    return this.#transport.resume();
  }

  /**
   * Follows other rules from the next sentence on.
   * @param {string} rules
   */
  useRules(rules) {
    const { choice, rulesChange, say } = this.#shared;
    if (choice.rules === rules) return;
    choice.rules = rules;
    rulesChange.forget();
    this.#followRules(rules);
    say("rules");
  }

  /** @param {string} rules */
  #followRules(rules) {
    const { sound, facts, playhead, rulesChange } = this.#shared;
    const { stream } = this.#present;
    if (!stream || !playhead.place || !facts.known.isStarted) return;
    if (stream.request.rules === rules) return;
    if (!isRunning(facts.state)) {
      playhead.isMoved = true;
      return;
    }
    const isPlanned = facts.known.isFlowing && rulesChange.plan(stream, sound.time, rules);
    if (!isPlanned) this.#transport.go();
  }
}
