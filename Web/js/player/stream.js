// @ts-check
// `Stream`: one stream of sound with its timeline. The player replaces it as a whole, so that nothing of an earlier one
// reaches the page.

import { Timeline } from "./timeline.js";
import { TimelineFeed, withTimeout } from "./feed.js";

/** @typedef {import("../model/types.js").StreamRequest} StreamRequest */
/** @typedef {import("../model/types.js").TimelinePart} TimelinePart */
/** @typedef {import("../model/types.js").Recording} Recording */
/**
 * Where streams come from: the routes of one book.
 * @typedef {object} Source
 * @property {(request: StreamRequest) => string} address
 * @property {(request: StreamRequest, index: number, signal: AbortSignal) => Promise<TimelinePart>} timeline
 * @property {(request: StreamRequest) => Promise<unknown> | null} [ready] learns what `address` has to know; `null` where it knows all
 */

/**
 * The sound of one book: a source that can be made ready around a chapter.
 * @typedef {object} BookSound
 * @property {Source} source
 * @property {(chapter: number) => Promise<void>} prepare
 * @property {(voice: string, chapter: number, rules: string | null, ask: () => Promise<Recording>) => Promise<Recording>} recording
 *   a chapter of a recording, whose sound may be on this device; `ask` asks the server
 * @property {() => void} close
 */

/** How far ahead of the listener everything has to be known, in seconds of listening. */
const AHEAD_SECONDS = 30;

/** Sentences that are asked for at once, a minute of sound: more would come on a slow line while the sound itself waits. */
export const SEGMENTS_AT_ONCE = 16;

/** A segment that is known already comes at once; the first one may have to wait for a cold voice. */
const KNOWN_ANSWER = 6_000;
const FIRST_ANSWER = 25_000;

export class Stream {
  #source;
  #end = new AbortController();

  /** @param {Source} source @param {StreamRequest} request */
  constructor(source, request) {
    this.#source = source;
    this.request = request;
    this.timeline = new Timeline(request.from);
    this.feed = new TimelineFeed(this.timeline, (index, signal) => source.timeline(request, index, signal));
  }

  get address() {
    return this.#source.address(this.request);
  }

  /** Learns what comes next for a listener at a time and a speed, and forgets what is long past.
   * @param {number} time @param {number} rate */
  follow(time, rate) {
    this.feed.need(time + AHEAD_SECONDS * Math.max(1, rate));
    this.timeline.forget(time);
  }

  /** Asks the server how things are, now. Throws what `api.timeline` throws. */
  async examine() {
    const index = Math.max(0, this.timeline.next - 1);
    const patience = this.timeline.next > 0 ? KNOWN_ANSWER : FIRST_ANSWER;
    const part = await withTimeout(this.#end.signal, patience, (signal) =>
      this.#source.timeline(this.request, index, signal),
    );
    this.timeline.append(part);
  }

  /**
   * Asks whether the server speaks from a place on: what a new stream needs, and no more. A server that was started again
   * would have to find its way through all of this stream for `examine`. Throws what `api.timeline` throws.
   * @param {number} offset
   */
  async probe(offset) {
    const request = { ...this.request, from: offset };
    await withTimeout(this.#end.signal, FIRST_ANSWER, (signal) => this.#source.timeline(request, 0, signal));
  }

  end() {
    this.#end.abort();
    this.feed.stop();
  }
}
