// @ts-check
// The buttons of the player's bar that begin and pause the voice, and that go to sentences and chapters.

import { texts } from "../texts.js";
import { iconButton, setIconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { isRunning } from "./state.js";

/** @typedef {Pick<import("./player.js").Player, "toggle" | "skipChapter" | "skipSentence">} Played */

const words = texts.player;

export class TransportButtons {
  #play;
  /** Back and forward, which there is nothing for while nothing is read aloud. */
  #steps;
  element;

  /** @param {Played} player */
  constructor(player) {
    const chapter = { class: "player-chapter" };
    const step = (/** @type {() => Promise<void>} */ go) => ({
      onclick: () => {
        go().catch(showProblem);
      },
    });
    this.#play = iconButton("play", words.play, { class: "player-play", onclick: () => player.toggle() });
    const back = [
      iconButton("chapterBack", words.chapterBack, { ...chapter, ...step(() => player.skipChapter(-1)) }),
      iconButton(
        "sentenceBack",
        words.sentenceBack,
        step(() => player.skipSentence(-1)),
      ),
    ];
    const forward = [
      iconButton(
        "sentenceForward",
        words.sentenceForward,
        step(() => player.skipSentence(1)),
      ),
      iconButton("chapterForward", words.chapterForward, { ...chapter, ...step(() => player.skipChapter(1)) }),
    ];
    this.#steps = [...back, ...forward];
    this.element = h(
      "div",
      { class: "player-transport", role: "group", "aria-label": words.name },
      ...back,
      this.#play,
      ...forward,
    );
  }

  /** @param {import("./state.js").PlayerState} state */
  show(state) {
    const runs = isRunning(state);
    setIconButton(this.#play, runs ? "pause" : "play", runs ? words.pause : words.play);
    for (const element of this.#steps) element.setAttribute("aria-disabled", String(state === "idle"));
  }

  focus() {
    this.#play.focus();
  }
}
