// @ts-check
// Sounds and videos of a book: their names, and that one thing speaks at a time.

import { isRunning } from "../player/state.js";
import { texts } from "../texts.js";

const MEDIA = "audio, video, a[data-media]";

/** @param {import("../reader/reader.js").Reader} reader */
export function watchMedia({ text, view, player, signal }) {
  const seen = painter(signal);
  view.addEventListener(
    "loaded",
    (event) => {
      const { chapter } = /** @type {CustomEvent} */ (event).detail;
      requestAnimationFrame(() => {
        for (const element of text.querySelectorAll(`[data-chapter-index="${chapter}"] :is(${MEDIA})`)) {
          name(element);
          if (element instanceof HTMLMediaElement) seen.observe(element);
        }
      });
    },
    { signal },
  );
  // These events do not bubble.
  text.addEventListener(
    "play",
    ({ target }) => {
      if (!(target instanceof HTMLMediaElement)) return;
      pauseAll(text, target);
      player.then(
        (voice) => isRunning(voice.state) && voice.pause(),
        () => {},
      );
    },
    { signal, capture: true },
  );
  player.then(
    (voice) => {
      const listen = () => {
        if (isRunning(voice.state)) pauseAll(text, null);
      };
      voice.addEventListener("state", listen, { signal });
    },
    // Where nothing can be read aloud, nothing interrupts.
    () => {},
  );
}

/** @param {HTMLElement} text @param {HTMLMediaElement | null} but what goes on */
function pauseAll(text, but) {
  for (const media of /** @type {NodeListOf<HTMLMediaElement>} */ (text.querySelectorAll("audio, video")))
    if (media !== but) media.pause();
}

/**
 * Has players painted that come into view with their page: Chromium forgets those in columns that were out of sight, until they move.
 * @param {AbortSignal} signal
 */
function painter(signal) {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && target instanceof HTMLElement && target.closest(".paged-part"))
          target.style.translate = target.style.translate === "" ? "0 0.01px" : "";
    },
    { threshold: [0, 1] },
  );
  signal.addEventListener("abort", () => seen.disconnect());
  return seen;
}

/**
 * Says what it is before its name, in the language of the page.
 * @param {Element} element
 */
function name(element) {
  if (element.hasAttribute("data-named")) return;
  const own = element.getAttribute("aria-label") ?? "";
  const isSound = element.localName === "audio" || element.getAttribute("data-media") === "sound";
  element.setAttribute("aria-label", texts.content[isSound ? "sound" : "video"](own));
  element.setAttribute("data-named", "");
}
