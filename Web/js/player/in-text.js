// @ts-check
// Shows in the text what the voice speaks, keeps up with it, and speaks from a tapped word.

import { isRunning } from "./state.js";

/**
 * @typedef {object} Parts
 * @property {import("./player.js").Player} player
 * @property {Pick<import("./spoken-highlights.js").SpokenHighlights, "show">} highlights
 * @property {Pick<import("./follow.js").Follow, "to" | "end" | "resume" | "resumeAtTap">} follow
 * @property {Pick<import("./start-place.js").StartPlace, "stopped" | "scrolled">} start
 * @property {EventTarget & {wordAt: (offset: number) => {start: number}}} view
 * @property {Pick<Element, "toggleAttribute">} bar
 * @property {(problem: import("../model/problem.js").Problem) => void} failed
 */

/** @param {Parts} parts @param {AbortSignal} signal */
export function showInText({ player, highlights, follow, start, view, bar, failed }, signal) {
  const showPlace = () => {
    const { place } = player;
    if (!place) return;
    highlights.show(place.sentence, place.word);
    follow.to(place);
  };
  const showState = () => {
    // Reading on hides the bars; a listener needs this one.
    bar.toggleAttribute("data-pinned", player.state !== "idle");
    if (player.state === "failed" && player.problem) failed(player.problem);
    if (player.state !== "idle") return;
    start.stopped();
    highlights.show(null, null);
    follow.end();
  };
  takeTaps({ player, follow, view }, signal);
  player.addEventListener("position", showPlace, { signal });
  player.addEventListener("state", showState, { signal });
  player.addEventListener("chosen", () => follow.resume(), { signal });
  view.addEventListener("userscroll", () => start.scrolled(), { signal });
  showState();
  // One that has played on without the reader.
  if (player.state !== "idle") showPlace();
}

/**
 * A tap speaks from its word. When it turns out to be the beginning of a double click, the voice is where it was.
 * @param {Pick<Parts, "player" | "follow" | "view">} parts
 * @param {AbortSignal} signal
 */
function takeTaps({ player, follow, view }, signal) {
  /** @type {{tapped: number, state: import("./state.js").PlayerState, offset: number | undefined} | null} */
  let before = null;
  /** @param {Event} event */
  const offsetOf = (event) => /** @type {CustomEvent<{offset: number}>} */ (event).detail.offset;
  view.addEventListener(
    "tap",
    (event) => {
      const tapped = offsetOf(event);
      before = { tapped, state: player.state, offset: player.place?.offset };
      follow.resumeAtTap();
      player.goOn(view.wordAt(tapped).start);
    },
    { signal },
  );
  view.addEventListener(
    "untap",
    (event) => {
      if (before?.tapped !== offsetOf(event)) return;
      const { state, offset } = before;
      before = null;
      if (state === "idle" || offset === undefined) player.stop();
      else if (isRunning(state)) player.goOn(offset);
      else player.pauseAt(offset);
    },
    { signal },
  );
}
