// @ts-check
// Listening to a passage: the button, what is marked in the text and kept in view, and the voice from a tapped word.

import { isComfortable, isSeen } from "../player/comfort-zone.js";
import { SpokenHighlights } from "../player/spoken-highlights.js";
import { isRunning } from "../player/state.js";
import { StatusLine } from "../player/status.js";
import { tapActionOf } from "../settings/tap-action.js";
import { listenToTaps } from "../text/taps.js";
import { texts } from "../texts.js";
import { iconButton, setIconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { isSamePassage } from "./passage-places.js";
import { saidOfPassages } from "./passage-said.js";

/** @typedef {import("./passage-view.js").PassageView} PassageView */
/** @typedef {import("./passage-voice.js").PassageVoice} PassageVoice */
/** @typedef {import("../player/state.js").PlayerState} PlayerState */
/** @typedef {import("../model/types.js").Passage} Passage */

export class PassageListening {
  #view;
  #voice;
  #highlights;
  #button = iconButton("play", texts.player.play, { class: "passage-play", onclick: () => this.#toggle() });
  // What is outside of a dialog is not said while it is open.
  #status = h("p", { class: "passage-status", role: "status" });
  #line = new StatusLine((said) => {
    this.#status.textContent = said?.text ?? "";
  });
  /** Whether somebody has scrolled away from the voice. */
  #isAway = false;
  /** What a tap took the voice from.
   * @type {{tapped: number, isAway: boolean, state: PlayerState, passage: Passage, offset: number | undefined} | null} */
  #before = null;
  #end = new AbortController();

  /** @param {PassageView} view @param {PassageVoice} voice */
  constructor(view, voice) {
    this.#view = view;
    this.#voice = voice;
    this.#highlights = new SpokenHighlights(view);
    const { signal } = this.#end;
    voice.addEventListener("state", () => this.#showState(), { signal });
    voice.addEventListener("position", () => this.#showPlace(), { signal });
    voice.addEventListener("reached", () => this.#reached(), { signal });
    view.addEventListener("loaded", () => this.#loaded(), { signal });
    view.addEventListener("leaving", () => this.#leaving(), { signal });
    view.addEventListener("stayed", () => this.#scrolled(), { signal });
    view.addEventListener("userscroll", () => this.#scrolled(), { signal });
    view.text.addEventListener("keydown", (event) => this.#key(event), { signal });
    listenToTaps(view.text, view, signal);
    view.addEventListener("tap", (event) => this.#tapped(/** @type {CustomEvent} */ (event).detail), { signal });
    view.addEventListener("untap", (event) => this.#untapped(/** @type {CustomEvent} */ (event).detail), { signal });
  }

  /** @returns {HTMLElement} the button that reads aloud and pauses */
  get button() {
    return this.#button;
  }

  /** @returns {HTMLElement} what there is to say of the voice */
  get status() {
    return this.#status;
  }

  /** Whether somebody looks at another place than the voice. */
  get isAway() {
    return this.#isAway;
  }

  end() {
    this.#end.abort();
    this.#voice.end();
    this.#highlights.destroy();
    this.#line.destroy();
  }

  #toggle() {
    const { state, passage } = this.#voice;
    if (isRunning(state)) {
      this.#voice.pause();
      return;
    }
    this.#isAway = false;
    // More of the text may have arrived behind what has been read.
    const isEnd = state === "finished" && (this.#voice.ending?.isWhole || !this.#isHere);
    if (state === "idle" || isEnd) {
      this.#begin(this.#view.firstVisibleOffset);
      return;
    }
    if (!this.#isHere) this.#view.show(passage);
    this.#voice.resume().catch(showProblem);
  }

  /** @param {{offset: number, isMouse: boolean}} tap */
  #tapped({ offset, isMouse }) {
    if (tapActionOf(isMouse) !== "speak") return;
    const { state, passage, place } = this.#voice;
    this.#before = { tapped: offset, isAway: this.#isAway, state, passage, offset: place?.offset };
    this.#begin(offset);
  }

  /**
   * The tap was the beginning of a double click: the voice is where it was.
   * @param {{offset: number}} tap
   */
  #untapped({ offset: tapped }) {
    if (this.#before?.tapped !== tapped) return;
    const { isAway, state, passage, offset } = this.#before;
    this.#before = null;
    this.#isAway = isAway;
    if (state === "idle" || offset === undefined) this.#voice.stop();
    else if (isRunning(state)) this.#voice.begin(passage, offset).catch(showProblem);
    else this.#voice.pauseAt(passage, offset).catch(showProblem);
  }

  /**
   * Enter in the text is for those who can't tap a word.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    if (event.key !== "Enter" || event.target !== this.#view.text) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
    event.preventDefault();
    this.#begin(this.#view.firstVisibleOffset);
  }

  /** @param {number} offset in the text that is shown */
  #begin(offset) {
    this.#isAway = false;
    this.#voice.begin(this.#view.shown, offset).catch(showProblem);
  }

  #showState() {
    const { state } = this.#voice;
    const runs = isRunning(state);
    setIconButton(this.#button, runs ? "pause" : "play", runs ? texts.player.pause : texts.player.play);
    this.#line.set(saidOfPassages(this.#voice, this.#view.name), state);
    if (state === "idle") this.#highlights.show(null, null);
  }

  /** The text goes on with the voice, unless somebody looks at another place. */
  #reached() {
    if (!this.#isAway) this.#view.show(this.#voice.passage);
  }

  /** Whether the text is shown that is read, or was read last. */
  get #isHere() {
    return isSamePassage(this.#voice.passage, this.#view.shown);
  }

  /** The voice does not bring its own passage while another one is on its way. */
  #leaving() {
    this.#isAway = this.#voice.state !== "idle";
  }

  #loaded() {
    // A listener who goes to another passage is away from the voice.
    this.#isAway = this.#voice.state !== "idle" && !this.#isHere;
    this.#showPlace();
  }

  #showPlace() {
    const { place, state } = this.#voice;
    if (!place || state === "idle" || !this.#isHere) {
      this.#highlights.show(null, null);
      return;
    }
    this.#highlights.show(place.sentence, place.word);
    if (place.sentence && !this.#isAway) this.#keepInView(place.sentence, place.word);
  }

  /**
   * @param {import("../player/timeline.js").Span} sentence
   * @param {import("../player/timeline.js").Span | null} word
   */
  #keepInView(sentence, word) {
    const extent = this.#view.extent(sentence);
    const spoken = word && this.#view.extent(word);
    if (!extent || isComfortable(this.#view.area, extent, spoken)) return;
    const isTall = extent.bottom - extent.top > (this.#view.area.bottom - this.#view.area.top) / 2;
    this.#view.scrollTo((isTall ? spoken : null) ?? extent);
  }

  #scrolled() {
    const sentence = this.#isHere ? this.#voice.place?.sentence : null;
    const extent = sentence && this.#view.extent(sentence);
    // In another passage nothing of the voice can be seen: a listener who is away stays away.
    if (extent) this.#isAway = !isSeen(this.#view.area, extent);
  }
}
