// @ts-check
// Pure but for its clock: `ChapterLine` decides what the player's bar says of a place: its chapter, how far that is, and the time left.

import { texts } from "../texts.js";
import { fractionOf, paceOf, secondsLeft } from "./pace.js";

/** @typedef {import("../model/types.js").ChapterInfo} ChapterInfo */
/** @typedef {import("./player.js").Player} Player */
/**
 * @typedef {object} Parts
 * @property {Pick<Player, "state" | "timeline" | "rate">} player
 * @property {ChapterInfo[]} chapters
 * @property {(offset: number, chapter: number) => string} nameAt
 * @property {() => string} hint what to do while nothing is read aloud
 */

/** The time left is told anew this often, in ms: it is an estimate, and a calm one. */
const TOLD_EVERY = 5000;

export class ChapterLine {
  #parts;
  #now;
  #toldAt = -Infinity;
  #toldName = "";
  /**
   * Of this stream, or of the last one while this one is young.
   * @type {number | null}
   */
  #pace = null;

  /** @param {Parts} parts @param {() => number} [now] milliseconds */
  constructor(parts, now = () => performance.now()) {
    this.#parts = parts;
    this.#now = now;
  }

  /** What was told does not hold any more: the next place is told at once. */
  renew() {
    this.#toldAt = -Infinity;
  }

  /**
   * @param {number} offset a book offset
   * @param {number} index of its chapter
   * @returns {{fraction: number, told: {name: string, left: string} | null} | null} `fraction` of the chapter, 0…1; `told` is `null`
   *   where nothing is to be told anew; `null` for a chapter that there is not
   */
  at(offset, index) {
    const { chapters, nameAt } = this.#parts;
    const chapter = chapters[index];
    if (!chapter) return null;
    const fraction = fractionOf(chapter, offset);
    const name = nameAt(offset, index);
    if (name === this.#toldName && this.#now() - this.#toldAt < TOLD_EVERY) return { fraction, told: null };
    this.#toldName = name;
    this.#toldAt = this.#now();
    return { fraction, told: { name, left: this.#left(chapter, offset, fraction) } };
  }

  /** @param {ChapterInfo} chapter @param {number} offset @param {number} fraction */
  #left(chapter, offset, fraction) {
    const { player, hint } = this.#parts;
    if (player.state === "idle") return hint();
    if (player.timeline) this.#pace = paceOf(player.timeline) ?? this.#pace;
    const seconds = secondsLeft(chapter, offset, this.#pace, player.rate);
    return seconds === null ? texts.player.chapterFraction(fraction) : texts.player.timeLeft(seconds);
  }
}
