// @ts-check
// Shows in the text what the voice speaks, and keeps up with it.

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
  player.addEventListener("position", showPlace, { signal });
  player.addEventListener("state", showState, { signal });
  player.addEventListener("chosen", () => follow.resume(), { signal });
  view.addEventListener("userscroll", () => start.scrolled(), { signal });
  view.addEventListener(
    "tap",
    (event) => {
      const { offset } = /** @type {CustomEvent<{offset: number}>} */ (event).detail;
      follow.resumeAtTap();
      player.goOn(view.wordAt(offset).start);
    },
    { signal },
  );
  showState();
  // One that has played on without the reader.
  if (player.state !== "idle") showPlace();
}
