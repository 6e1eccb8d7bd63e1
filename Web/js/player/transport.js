// @ts-check
// `Transport` plays, pauses and stops, and moves the playhead; where the sound comes from is `PresentStream`'s.

/** @typedef {import("./timeline.js").Span} Span */

export class Transport {
  #shared;
  #present;
  #firstOffset;

  /**
   * @param {import("./shared-parts.js").SharedParts} shared
   * @param {Pick<import("./present-stream.js").PresentStream, "stream" | "recovery" | "soundAt" | "end">} present
   * @param {() => Promise<number>} firstOffset where to begin when nothing was played yet
   */
  constructor(shared, present, firstOffset) {
    this.#shared = shared;
    this.#present = present;
    this.#firstOffset = firstOffset;
  }

  /**
   * Speaks on from a place, because somebody wants to hear it.
   * @param {number} offset a book offset
   */
  play(offset) {
    this.#shared.say("chosen");
    this.goOn(offset);
  }

  /**
   * Speaks on from a place; the caller decides what the page does.
   * @param {number} offset a book offset
   */
  goOn(offset) {
    this.moveTo(offset);
    this.go();
  }

  pause() {
    const { sound, facts, playhead, requests } = this.#shared;
    requests.begin();
    playhead.forgetLookup();
    sound.pause();
    facts.set({ wantsSound: false, isFlowing: false });
  }

  /**
   * Goes on where it is, or begins at the first offset.
   * @returns {Promise<void>}
   */
  async resume() {
    const { sound, facts, playhead, requests } = this.#shared;
    if (playhead.place && !facts.known.isFinished && facts.known.isStarted) {
      const isGood = this.#present.stream && !playhead.isMoved && !sound.isBroken && !sound.hasEnded;
      if (!isGood || facts.known.hasFailed) return this.go();
      this.#begin();
      return sound.play();
    }
    const isWanted = requests.begin();
    const offset = await this.#firstOffset();
    if (isWanted()) this.play(offset);
    return undefined;
  }

  /** Ends reading aloud: nothing is marked any more, and the server stops speaking. */
  stop() {
    const { sound, facts, playhead, requests } = this.#shared;
    requests.begin();
    playhead.forgetLookup();
    this.#present.end();
    sound.pause();
    sound.unload();
    facts.reset();
  }

  /**
   * Falls silent; going on begins at a place.
   * @param {number} offset a book offset
   */
  pauseAt(offset) {
    this.pause();
    this.moveTo(offset);
    this.#shared.facts.set({ isStarted: true, isFinished: false });
  }

  /**
   * Moves the playhead without a sound.
   * @param {number} offset a book offset
   * @param {Span} [sentence] the one that holds it; looked up where it is not known
   */
  moveTo(offset, sentence) {
    const { playhead, requests } = this.#shared;
    requests.begin();
    playhead.moveTo(offset, sentence);
  }

  /** Makes sound at the playhead. */
  go() {
    const { place } = this.#shared.playhead;
    if (!place) return;
    this.#present.recovery.forgetTrouble();
    this.#begin();
    this.#present.soundAt(place.offset);
  }

  /** The listener wants sound. */
  #begin() {
    const { facts, say } = this.#shared;
    facts.problem = null;
    say("begin");
    const isLost = this.#present.stream?.feed.isLost ?? false;
    facts.set({ isStarted: true, wantsSound: true, isFinished: false, hasFailed: false, isLost });
  }
}
