// @ts-check
// `ReaderListening`: the session of the open book. The reader takes over a session that has played on without it, or makes one,
// and hands a running session on when it closes.

import { isRunning } from "../player/state.js";

/**
 * @typedef {import("../player/session.js").ListeningSession} ListeningSession
 * @typedef {import("../player/stream.js").BookSound} BookSound
 */

/**
 * @typedef {object} Parts
 * @property {import("../text/book.js").BookModel} model
 * @property {import("./place.js").Place} place
 * @property {ListeningSession | null} kept the session that has played on
 * @property {BookSound} sound where the book's sound comes from
 * @property {Pick<typeof import("../player/background.js").background, "keep">} background takes a session that plays on
 */

/**
 * How a session comes into the reader.
 * @typedef {object} Mounting
 * @property {() => ListeningSession} make makes a session where none has played on
 * @property {(session: ListeningSession, heard: AbortSignal) => void} mount puts the session into the reader; its voice counts for the
 *   place until `heard` is aborted
 * @property {boolean} goesOn whether the address asks for listening
 * @property {number | null} [from] the book offset from which it asks to listen; without one the person listens on
 * @property {AbortSignal} signal aborted when the reader closes
 */

export class ReaderListening {
  /**
   * The session, once it is in the reader; never where the player could not be made.
   * @type {Promise<ListeningSession>}
   */
  mounted;
  /** Where the book is opened: a book offset. */
  start;
  #parts;
  #session;
  #heard = new AbortController();
  /** @type {(session: ListeningSession) => void} */
  #tell = () => {};

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#session = parts.kept;
    this.start = parts.kept?.player.place?.offset ?? parts.place.start;
    this.mounted = new Promise((resolve) => {
      this.#tell = resolve;
    });
    if (!parts.kept) return;
    parts.kept.model.close();
    parts.kept.model = parts.model;
  }

  /** @param {Mounting} mounting */
  async mount({ make, mount, goesOn, from = null, signal }) {
    if (signal.aborted) return;
    try {
      this.#session ??= make();
      const { player } = this.#session;
      mount(this.#session, this.#heard.signal);
      this.#tell(this.#session);
      if (!goesOn) return;
      if (from !== null) return await this.#listenFrom(from, signal);
      if (isRunning(player.state)) return;
      if (this.#parts.kept) player.resume();
      else await this.#listenFrom(this.start, signal);
    } catch (error) {
      // One can read without it.
      console.error(error);
    }
  }

  /** What is heard plays on; what is paused ends. */
  leave() {
    const { model, place, sound, background } = this.#parts;
    const session = this.#session;
    const release = () => this.#heard.abort();
    if (session && isRunning(session.player.state)) {
      model.styles.close();
      background.keep({ session, place, release });
      return;
    }
    release();
    session?.end();
    if (!session) sound.close();
    place.close();
    model.close();
  }

  /** @param {number} offset @param {AbortSignal} signal */
  async #listenFrom(offset, signal) {
    const sentence = await this.#parts.model.sentenceAt(offset).catch(() => null);
    if (!signal.aborted) this.#session?.player.play(sentence?.start ?? offset);
  }
}
