// @ts-check
// The feature that records how long somebody reads and listens.

import { recorder } from "./recorder.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

/** What shows that somebody is there. A pointer that moves tells as much as a finger. */
const SIGNS = ["pointerdown", "pointermove", "wheel", "keydown", "touchstart"];
/** Signs come by the hundred; one in so many milliseconds is enough. */
const SIGN_INTERVAL = 1000;
/**
 * A player outlives the reader, and is followed once.
 * @type {WeakSet<object>}
 */
const followed = new WeakSet();

/** @param {Reader} reader */
export function attach({ id, view, session, signal }) {
  let isOpen = false;
  let lastSign = 0;
  view.addEventListener("moved", (event) => {
    const { offset, isByUser } = /** @type {CustomEvent} */ (event).detail;
    if (isOpen) {
      if (isByUser) recorder.touched();
      if (!isSpeaking) recorder.at(offset);
    } else recorder.opened(id, offset);
    isOpen = true;
  });
  const sign = () => {
    const now = performance.now();
    if (!isOpen || now - lastSign < SIGN_INTERVAL) return;
    lastSign = now;
    recorder.touched();
  };
  for (const name of SIGNS) document.addEventListener(name, sign, { signal, passive: true, capture: true });
  signal.addEventListener("abort", () => recorder.closed(), { once: true });
  let isSpeaking = false;
  session.then(
    ({ player }) => {
      const tell = () => {
        isSpeaking = player.state === "playing";
      };
      tell();
      player.addEventListener("state", tell, { signal });
      follow(player, id);
    },
    () => {
      /* The reader says itself that there is nothing to be heard. */
    },
  );
}

/** @param {import("../player/player.js").Player} player @param {number} book */
function follow(player, book) {
  if (followed.has(player)) return;
  followed.add(player);
  const tell = () => recorder.hears(player.state === "playing" ? book : null);
  tell();
  player.addEventListener("state", tell);
  player.addEventListener("destroyed", () => recorder.hears(null));
  player.addEventListener("position", () => {
    const { place } = player;
    if (place && player.state === "playing") recorder.at(place.sentence?.start ?? place.offset);
  });
}
