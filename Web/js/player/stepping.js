// @ts-check
// `Stepping` carries out steps by sentences and chapters, one after the other; `Steps` finds where they lead.

import { isRunning } from "./state.js";

/** @typedef {import("./playhead.js").Playhead} Playhead */
/** @typedef {import("./timeline.js").Span} Span */

export class Stepping {
  #shared;
  #steps;
  #transport;
  #heard;
  /** @type {Promise<unknown>} ends with the step that was asked for last */
  #last = Promise.resolve();

  /**
   * @param {import("./shared-parts.js").SharedParts} shared
   * @param {import("./steps.js").Steps} steps
   * @param {Pick<import("./transport.js").Transport, "moveTo" | "go">} transport
   * @param {object} heard what was heard of the present stream
   * @param {() => import("./steps.js").Heard | null} heard.stream
   * @param {(sentence: Span) => number} heard.seconds of listening since a sentence began
   * @param {AbortSignal} heard.signal ends what is asked of the server
   */
  constructor(shared, steps, transport, heard) {
    this.#shared = shared;
    this.#steps = steps;
    this.#transport = transport;
    this.#heard = heard;
  }

  /** Goes to the beginning of the present sentence. @returns {Promise<void>} */
  repeatSentence() {
    return this.#step((playhead) => this.#steps.present(playhead));
  }

  /** @param {1 | -1} direction @returns {Promise<void>} */
  skipSentence(direction) {
    const { stream, seconds, signal } = this.#heard;
    return this.#step((playhead) =>
      direction > 0
        ? this.#steps.sentenceAfter(playhead)
        : this.#steps.sentenceBefore(playhead, seconds, stream(), signal),
    );
  }

  /** @param {1 | -1} direction @returns {Promise<void>} */
  skipChapter(direction) {
    return this.#step((playhead) => this.#steps.chapterBeside(playhead, direction));
  }

  /**
   * @param {(place: Playhead) => Promise<Span | null>} find
   * @returns {Promise<void>} rejected with the error of `find`, such as that of a chapter that can't be loaded
   */
  #step(find) {
    const { facts, playhead, requests } = this.#shared;
    const step = async () => {
      if (!playhead.place || !facts.known.isStarted) return;
      const isWanted = requests.last();
      const target = await find(playhead.place);
      if (!target || !isWanted()) return;
      const goesOn = isRunning(facts.state);
      this.#transport.moveTo(target.start, target);
      if (goesOn) this.#transport.go();
      else facts.set({ isFinished: false });
    };
    const done = this.#last.then(step);
    // A step that fails ends for its caller only; the steps after it go on.
    this.#last = done.catch(() => {});
    return done;
  }
}
