// @ts-check
// Connects the player with the device's media controls: lock screen, headset, media keys.

import { isRunning } from "./state.js";

/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("../model/types.js").BookDetails} BookDetails */

/**
 * @param {Player} player
 * @param {BookDetails} details
 * @param {(offset: number) => string} nameAt
 * @returns {() => void} ends it
 */
export function connectMediaSession(player, details, nameAt) {
  const session = navigator.mediaSession;
  if (!session) return () => {};
  const ignore = (/** @type {Promise<void>} */ done) => {
    done.catch(() => {});
  };
  /** @type {[MediaSessionAction, () => void][]} */
  const handlers = [
    [
      "play",
      () => {
        if (!isRunning(player.state)) player.resume();
      },
    ],
    ["pause", () => player.pause()],
    ["stop", () => player.stop()],
    ["seekbackward", () => ignore(player.skipSentence(-1))],
    ["seekforward", () => ignore(player.skipSentence(1))],
    ["previoustrack", () => ignore(player.skipChapter(-1))],
    ["nexttrack", () => ignore(player.skipChapter(1))],
  ];
  const given = new AbortController();
  const { signal } = given;
  let title = "";

  const show = () => {
    const { state, place } = player;
    session.playbackState = state === "idle" ? "none" : isRunning(state) ? "playing" : "paused";
    if (state === "idle" || !place) return;
    const chapter = nameAt(place.offset);
    if (chapter !== title) session.metadata = metadata(details, chapter);
    title = chapter;
    tellPosition(session, player);
  };
  player.addEventListener(
    "state",
    () => {
      if (player.state !== "idle") for (const [action, run] of handlers) handle(session, action, run);
      show();
    },
    { signal },
  );
  player.addEventListener("position", show, { signal });
  player.addEventListener("settings", () => tellPosition(session, player), { signal });

  return () => {
    given.abort();
    for (const [action] of handlers) handle(session, action, null);
    session.metadata = null;
    session.playbackState = "none";
  };
}

/**
 * Not every browser knows every action.
 * @param {MediaSession} session
 * @param {MediaSessionAction} action
 * @param {(() => void) | null} run
 */
function handle(session, action, run) {
  try {
    session.setActionHandler(action, run);
  } catch {
    /* Then that key does nothing. */
  }
}

/**
 * @param {BookDetails} details
 * @param {string} chapter
 */
function metadata(details, chapter) {
  const artwork = details.cover ? [{ src: new URL(details.cover, location.href).href }] : [];
  return new MediaMetadata({ title: chapter, artist: details.authors.join(", "), album: details.title, artwork });
}

/**
 * The length is known only once all is spoken; until then there is none to tell.
 * @param {MediaSession} session
 * @param {Player} player
 */
function tellPosition(session, player) {
  const { timeline, time, rate } = player;
  const duration = timeline?.isComplete ? timeline.knownUntil : NaN;
  try {
    if (duration > 0 && time <= duration) session.setPositionState?.({ duration, position: time, playbackRate: rate });
    else session.setPositionState?.();
  } catch {
    /* A browser with other limits. */
  }
}
