// @ts-check
// `Follow` keeps the spoken text in view until the reader scrolls away from it or goes elsewhere.

import { isComfortable, isSeen, isWhole } from "./comfort-zone.js";
import { isSameSpan } from "./playhead.js";

/** @typedef {import("./comfort-zone.js").Extent} Extent */
/** @typedef {import("./playhead.js").Playhead} Playhead */
/** @typedef {import("./timeline.js").Span} Span */
/**
 * The part of `BookView` that is needed here.
 * @typedef {object} Scrollable
 * @property {(start: number, end: number) => Range[]} ranges
 * @property {(offset: number, options: {smooth?: boolean, align?: "top" | "upper" | "centre" | "nearest", isFollowing?: boolean}) =>
 *   Promise<void>} show
 * @property {number} firstVisibleOffset
 * @property {{top: number, bottom: number}} insets
 * @property {boolean} followsWords whether the word that is spoken has to be in view, and that is all
 * @property {(start: number, end: number) => boolean} isVisible
 */

/** After the reader's last scrolling the page keeps still for so long, in ms. */
const REST = 1500;

/** Events: "away" when `direction` changes. */
export class Follow extends EventTarget {
  #view;
  #isAway = false;
  #isScrolling = false;
  /** Ways to places that are not reached yet. */
  #ways = 0;
  #isAtTap = false;
  /** @type {Span | null} */
  #tapped = null;
  /** @type {"up" | "down" | null} */
  #direction = null;
  /** @type {Playhead | null} */
  #place = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #given = new AbortController();

  /** @param {Scrollable & EventTarget} view */
  constructor(view) {
    super();
    this.#view = view;
    const { signal } = this.#given;
    view.addEventListener("userscroll", () => this.#scrolled(), { signal });
    view.addEventListener(
      "navigationstart",
      () => {
        this.#ways += 1;
      },
      { signal },
    );
    view.addEventListener("navigationend", () => this.#went(), { signal });
    view.addEventListener("loaded", () => this.#tell(), { signal });
    view.addEventListener("moved", (event) => this.#moved(/** @type {CustomEvent} */ (event).detail), { signal });
  }

  /** Where the voice is, when it can't be seen because the reader scrolled away. */
  get direction() {
    return this.#direction;
  }

  /**
   * The voice is here now.
   * @param {Playhead} place
   */
  to(place) {
    this.#place = place;
    const isStill = this.#isScrolling || this.#ways > 0 || isSomethingOpen();
    if (!this.#isAway && !isStill) this.#keepComfortable();
    this.#tell();
  }

  /** Nothing is spoken any more. */
  end() {
    this.#place = null;
    this.#isAway = false;
    this.#tell();
  }

  /** Follows from now on; a sentence that was tapped stays where it is, if all of it is in view. */
  resumeAtTap() {
    this.resume();
    this.#isAtTap = true;
    this.#tapped = null;
  }

  /** Follows from now on. */
  resume() {
    this.#isAtTap = false;
    this.#isAway = false;
    this.#isScrolling = false;
    clearTimeout(this.#timer);
    this.#tell();
  }

  /** Goes to the voice and follows. */
  back() {
    this.resume();
    if (this.#place)
      this.#show((this.#view.followsWords ? this.#place.word : this.#place.sentence)?.start ?? this.#place.offset);
  }

  destroy() {
    this.#given.abort();
    clearTimeout(this.#timer);
  }

  #scrolled() {
    this.#isScrolling = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isScrolling = false;
    }, REST);
    this.#look();
  }

  /**
   * What the reader did is judged by where it has led: `userscroll` may come before a page has turned.
   * @param {{isByUser: boolean} | null} detail
   */
  #moved(detail) {
    if (detail?.isByUser) this.#look();
    else this.#tell();
  }

  #went() {
    this.#ways = Math.max(0, this.#ways - 1);
    this.#look();
  }

  /** The reader is where the voice is, or is not. */
  #look() {
    if (this.#place) this.#isAway = !this.#isVoiceSeen();
    this.#tell();
  }

  #keepComfortable() {
    const { sentence, word, offset } = /** @type {Playhead} */ (this.#place);
    if (this.#view.followsWords) {
      // A sentence may go on over the page: the word that is spoken is what counts.
      if (!this.#isVoiceSeen()) this.#show(word?.start ?? offset);
      return;
    }
    const span = sentence ?? { start: offset, end: offset + 1 };
    const extent = this.#extent(span.start, span.end);
    if (!extent) {
      this.#show(span.start);
      return;
    }
    if (this.#isAtTap && this.#isTapped(span) && isWhole(this.#area, extent)) return;
    const wordExtent = word ? this.#extent(word.start, word.end) : null;
    if (isComfortable(this.#area, extent, wordExtent)) return;
    const isTall = extent.bottom - extent.top > (this.#area.bottom - this.#area.top) / 2;
    this.#show(isTall && word ? word.start : span.start);
  }

  /** @param {Span} span */
  #isTapped(span) {
    this.#tapped ??= span;
    this.#isAtTap = isSameSpan(span, this.#tapped);
    return this.#isAtTap;
  }

  /** @param {number} offset */
  #show(offset) {
    // A chapter that can't be loaded says so in its own place.
    this.#view.show(offset, { smooth: true, align: "upper", isFollowing: true }).catch(() => {});
  }

  #isVoiceSeen() {
    if (!this.#place) return true;
    const { sentence, word, offset } = this.#place;
    if (this.#view.followsWords) return this.#view.isVisible(word?.start ?? offset, word?.end ?? offset + 1);
    const extent = this.#extent(sentence?.start ?? offset, sentence?.end ?? offset + 1);
    return extent !== null && isSeen(this.#area, extent);
  }

  #tell() {
    const direction = !this.#isAway || this.#isVoiceSeen() ? null : this.#whereVoiceIs();
    if (direction === this.#direction) return;
    this.#direction = direction;
    this.dispatchEvent(new Event("away"));
  }

  /** @returns {"up" | "down"} */
  #whereVoiceIs() {
    return (this.#place?.offset ?? 0) < this.#view.firstVisibleOffset ? "up" : "down";
  }

  /** @returns {Extent} */
  get #area() {
    const { top, bottom } = this.#view.insets;
    return { top, bottom: innerHeight - bottom };
  }

  /**
   * @param {number} start
   * @param {number} end
   * @returns {Extent | null} `null` where nothing of it is loaded
   */
  #extent(start, end) {
    const boxes = this.#view
      .ranges(start, end)
      .map((range) => range.getBoundingClientRect())
      .filter((box) => box.height > 0);
    if (boxes.length === 0) return null;
    return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
  }
}

/** A menu or dialog would close, or lose its place, if the page moved under it. */
function isSomethingOpen() {
  return document.querySelector(".menu, dialog:modal, .player-panel") !== null;
}
