// @ts-check
// The listening view is for not looking at the text: cover, chapter, spoken sentence, remaining time, large controls.

import { clockText, fractionOf, paceOf, timesIn } from "../player/pace.js";
import { isRunning } from "../player/state.js";
import { texts } from "../texts.js";
import { setIconButton } from "../ui/button.js";
import { openMenu } from "../ui/menu.js";
import { showProblem } from "../ui/problem.js";
import { listeningDialog } from "./listening-dialog.js";
import { STEPS, listed, offsetOfStep } from "./listening-place.js";
import { SpokenText } from "./spoken-text.js";

/** @typedef {import("../player/player.js").Player} Player */
/** @typedef {import("../reader/reader.js").Reader} Reader */

/**
 * @param {Reader} reader
 * @param {Player} player
 * @param {{extras: (anchorable: HTMLElement) => HTMLElement[]}} options buttons under the controls
 */
export function openListeningView(reader, player, { extras }) {
  const given = new AbortController();
  reader.signal.addEventListener("abort", () => given.abort(), { once: true });
  const view = new ListeningView(reader, player);
  const { dialog, play } = view.parts;
  view.parts.extras.append(...extras(dialog));
  view.listen(given.signal);
  document.body.append(dialog);
  addEventListener("popstate", () => dialog.close(), { signal: given.signal });
  given.signal.addEventListener("abort", () => dialog.remove());
  dialog.addEventListener("close", () => given.abort(), { once: true });
  // Space pauses wherever the focus is; a button that has it would be pressed as well.
  dialog.addEventListener("keydown", (event) => {
    const isButton = event.target instanceof Element && event.target.closest("button");
    if (event.key !== " " || isButton) return;
    event.preventDefault();
    player.toggle();
  });
  dialog.showModal();
  play.focus();
}

class ListeningView {
  #reader;
  #player;
  #said;
  /** @type {number | null} */
  #pace = null;

  /** @param {Reader} reader @param {Player} player */
  constructor(reader, player) {
    this.#reader = reader;
    this.#player = player;
    const step = (/** @type {Promise<void>} */ done) => {
      done.catch(showProblem);
    };
    this.parts = listeningDialog(reader.details, {
      toggle: () => player.toggle(),
      skipSentence: (by) => step(player.skipSentence(by)),
      skipChapter: (by) => step(player.skipChapter(by)),
      seek: () => this.#goTo(this.#goal),
      slides: () => this.#showTimes(this.#goal),
      openChapters: () => this.#openChapters(),
    });
    this.#said = new SpokenText(this.parts.said, (start, end) => reader.model.partsOf(start, end));
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    for (const name of ["state", "position", "settings"])
      this.#player.addEventListener(name, () => this.#show(), { signal });
    this.#show();
  }

  get #here() {
    return this.#player.place?.offset ?? this.#reader.view.firstVisibleOffset;
  }

  get #chapter() {
    const { details, model } = this.#reader;
    return details.chapters[model.chapterAt(this.#here)];
  }

  /** Where the slider is. */
  get #goal() {
    return offsetOfStep(this.#chapter, Number(this.parts.slider.value));
  }

  /** To another place, which is all: what is paused stays so.
   * @param {number} goal */
  #goTo(goal) {
    const player = this.#player;
    const move = (/** @type {number} */ offset) => {
      if (isRunning(player.state)) player.play(offset);
      else player.pauseAt(offset);
    };
    this.#reader.model.sentenceAt(goal).then((sentence) => move(sentence?.start ?? goal), showProblem);
  }

  #show() {
    const { play, chapter, slider } = this.parts;
    const { finder, model } = this.#reader;
    const runs = isRunning(this.#player.state);
    setIconButton(play, runs ? "pause" : "play", runs ? texts.player.pause : texts.player.play);
    const offset = this.#here;
    chapter.textContent = finder.nameAt(offset, model.chapterAt(offset));
    const isHeld = slider.matches(":active");
    if (!isHeld) slider.value = String(Math.round(fractionOf(this.#chapter, offset) * STEPS));
    this.#showTimes(isHeld ? this.#goal : offset);
    this.#said.show(this.#player.place?.sentence, this.#player.place?.word);
  }

  /** @param {number} offset */
  #showTimes(offset) {
    const { elapsed, left, slider } = this.parts;
    const { timeline, rate } = this.#player;
    if (timeline) this.#pace = paceOf(timeline) ?? this.#pace;
    const times = timesIn(this.#chapter, offset, this.#pace, rate);
    tell(elapsed, clockText(times.elapsed), texts.listening.elapsed);
    tell(left, `−${clockText(times.left)}`, texts.listening.left);
    slider.setAttribute("aria-valuetext", texts.listening.left(clockText(times.left)));
    slider.style.setProperty("--value", String(Number(slider.value) / STEPS));
  }

  #openChapters() {
    const { finder, model } = this.#reader;
    const here = this.#here;
    const present = finder.at(here, model.chapterAt(here));
    openMenu(
      this.parts.chapters,
      listed(finder.entries, here).map(({ label, offset }) => ({
        label,
        checked: present?.offset === offset && present.label === label,
        run: () => this.#goTo(offset),
      })),
      { label: texts.listening.chapters },
    );
  }
}

/** @param {HTMLElement} element @param {string} text @param {(time: string) => string} name */
function tell(element, text, name) {
  element.textContent = text;
  element.title = name(text.replace("−", ""));
}
