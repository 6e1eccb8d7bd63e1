// @ts-check
// Chooses the stream: the usual one, or the small one on a slow connection, by what the browser has measured.

/** @typedef {"auto" | "standard" | "small"} QualityChoice */
/** @typedef {"mp3" | "opus"} SoundFormat */
/** @typedef {{startTime?: number, responseStart: number, responseEnd: number, transferSize: number}} Transfer */

/** What the browser must play for the small stream (docs/api.md). */
const SMALL_TYPE = 'audio/webm; codecs="opus"';

/** Kilobits a second of the usual stream; the timeline and what is read beside it come on top. */
const USUAL_RATE = 64;
const ROOM = 1.5;

/** Smaller answers measure how long the way is, not how wide; fewer bytes in all measure nothing. */
const LEAST_ANSWER = 8_000;
const LEAST_BYTES = 48_000;

/** Once may be a hiccup; what falls silent twice though the sound is there has a connection that is too slow. */
const SILENCES = 2;

/**
 * Kilobits a second that came over the line while anything came; `null` where too little did.
 * @param {readonly Transfer[]} transfers
 * @returns {number | null}
 */
export function measuredRate(transfers) {
  const large = transfers
    .filter(({ transferSize, responseStart }) => transferSize >= LEAST_ANSWER && responseStart > 0)
    .sort((a, b) => a.responseStart - b.responseStart);
  let bytes = 0;
  let time = 0;
  let until = 0;
  for (const { responseStart, responseEnd, transferSize } of large) {
    bytes += transferSize;
    time += Math.max(0, responseEnd - Math.max(responseStart, until));
    until = Math.max(until, responseEnd);
  }
  return bytes < LEAST_BYTES || time <= 0 ? null : (bytes * 8) / time;
}

/** How the sound is asked for; one for each opened book. */
export class SoundQuality {
  #choice;
  #canPlaySmall;
  #transfers;
  #silences = 0;

  /**
   * @param {() => QualityChoice} choice
   * @param {boolean} canPlaySmall
   * @param {() => readonly Transfer[]} transfers
   */
  constructor(choice, canPlaySmall, transfers) {
    this.#choice = choice;
    this.#canPlaySmall = canPlaySmall;
    this.#transfers = transfers;
  }

  /**
   * What the next stream is to be.
   * @param {number} rate the speed at which it is heard
   * @returns {SoundFormat}
   */
  format(rate) {
    const choice = this.#choice();
    if (!this.#canPlaySmall || choice === "standard") return "mp3";
    if (choice === "small" || this.#silences >= SILENCES) return "opus";
    const measured = measuredRate(this.#transfers());
    return measured !== null && measured < USUAL_RATE * ROOM * Math.max(1, rate) ? "opus" : "mp3";
  }

  /** The sound fell silent though the server has it ready: the connection does not bring it fast enough. */
  noteSilence() {
    this.#silences += 1;
  }
}

/**
 * Whether an answer was there as a whole when it was sent; what is found or spoken while it is sent measures the server.
 * @param {PerformanceResourceTiming} entry
 */
function isWhole({ initiatorType, name }) {
  return ["navigation", "script", "link", "css", "img"].includes(initiatorType) || name.includes("/chapters/");
}

/**
 * As this browser and its connection are.
 * @param {() => QualityChoice} choice
 * @param {HTMLAudioElement} audio
 */
export function soundQuality(choice, audio) {
  const transfers = () =>
    /** @type {PerformanceResourceTiming[]} */ (
      ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type))
    ).filter(isWhole);
  return new SoundQuality(choice, audio.canPlayType(SMALL_TYPE) !== "", transfers);
}
