// @ts-check
// The sleep timer watches the voice, pauses it after the chosen time, and shows the time that is left.

import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { setButtonName } from "../ui/button.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { openMenu } from "../ui/menu.js";
import { isRunning } from "./state.js";
import { SleepTimer } from "./sleep-timer.js";

/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("./sleep-timer.js").Sleep} Sleep */

const words = texts.comforts;
const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90];
const CHAPTERS = [1, 2, 3];
/** Looked at this often, in ms; at the end of a sentence the player's own clock is quicker. */
const LOOKED_AT_EVERY = 100;
/** By one press more. */
const MORE_MINUTES = 10;

/** @type {WeakMap<Player, Sleeping>} */
const timers = new WeakMap();

/**
 * The timer of a player: it goes on with the sound where the reader is left.
 * @param {Player} player
 * @param {(offset: number, count: number) => number} chapterEnd where a number of chapters from an offset end
 */
export function sleepingOf(player, chapterEnd) {
  const known = timers.get(player) ?? new Sleeping(player, chapterEnd);
  timers.set(player, known);
  return known;
}

/**
 * The timer of a player, if it was ever offered.
 * @param {Player} player
 */
export const timerOf = (player) => timers.get(player) ?? null;

/** Events: `change`. */
class Sleeping extends EventTarget {
  #player;
  #chapterEnd;
  /** @type {SleepTimer | null} */
  #timer = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;
  #label = h("span");
  /** In the player's bar while it is set. */
  element = h(
    "button",
    {
      type: "button",
      class: "sleep-left",
      hidden: true,
      "aria-haspopup": "menu",
      onclick: () => this.open(this.element),
    },
    icon("moon"),
    this.#label,
  );

  /**
   * @param {Player} player
   * @param {(offset: number, count: number) => number} chapterEnd
   */
  constructor(player, chapterEnd) {
    super();
    this.#player = player;
    this.#chapterEnd = chapterEnd;
    player.addEventListener("position", () => this.#look());
    player.addEventListener("state", () => {
      if (player.state === "idle") this.set(null);
    });
    player.addEventListener("destroyed", () => this.set(null));
  }

  get isSet() {
    return this.#timer !== null;
  }

  /** @param {Sleep | null} sleep */
  set(sleep) {
    clearInterval(this.#ticking);
    this.#player.fade = 1;
    this.#timer = sleep && new SleepTimer(sleep, this.#moment, this.#chapterEnd);
    if (sleep) this.#ticking = setInterval(() => this.#look(), LOOKED_AT_EVERY);
    this.#show();
    this.dispatchEvent(new Event("change"));
  }

  /** @param {HTMLElement} anchor */
  open(anchor) {
    const present = this.#timer?.sleep;
    /** @param {Sleep} sleep */
    const choice = (sleep, /** @type {string} */ label) => ({
      label,
      checked: JSON.stringify(present) === JSON.stringify(sleep),
      run: () => {
        this.set(sleep);
        announce(words.sleepSet(label));
      },
    });
    openMenu(
      anchor,
      [
        ...(present
          ? [{ label: words.sleepOff, icon: /** @type {const} */ ("close"), run: () => this.set(null) }]
          : []),
        ...(present?.kind === "minutes"
          ? [{ label: words.sleepMore(MORE_MINUTES), icon: /** @type {const} */ ("plus"), run: () => this.extend() }]
          : []),
        ...(present ? [/** @type {const} */ ("separator")] : []),
        choice({ kind: "sentence" }, words.endOfSentence),
        ...CHAPTERS.map((count) => choice({ kind: "chapters", count }, words.endOfChapters(count))),
        ...MINUTES.map((minutes) => choice({ kind: "minutes", minutes }, words.minutes(minutes))),
      ],
      { label: words.sleep },
    );
  }

  extend() {
    this.#timer?.extend(MORE_MINUTES, Date.now());
    this.#player.fade = 1;
    this.#show();
  }

  /** @returns {import("./sleep-timer.js").Moment} */
  get #moment() {
    return { now: Date.now(), offset: this.#player.place?.offset ?? 0, sentenceLeft: this.#player.sentenceLeft };
  }

  #look() {
    if (!this.#timer || !isRunning(this.#player.state)) return;
    const { fade, wakeAt } = this.#timer.look(this.#moment);
    if (wakeAt === null) {
      if (this.#player.fade !== fade) this.#player.fade = fade;
      this.#show();
      return;
    }
    // After the end of a sentence the next one is where to go on.
    if (this.#timer.sleep.kind === "sentence") this.#player.pause();
    else this.#player.pauseAt(wakeAt);
    this.set(null);
    announce(words.slept);
  }

  #show() {
    const left = this.#timer?.left(Date.now()) ?? null;
    this.element.hidden = !this.#timer;
    if (!this.#timer) return;
    const { sleep } = this.#timer;
    const text =
      left !== null
        ? words.minutesLeft(Math.ceil(left / 60_000))
        : sleep.kind === "sentence"
          ? words.sentenceShort
          : words.chaptersShort;
    if (this.#label.textContent === text) return;
    this.#label.textContent = text;
    setButtonName(this.element, words.sleepIs(text));
  }
}
