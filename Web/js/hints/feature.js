// @ts-check
// The feature that shows hints to a person who opens a book for the first time, one message after the other. Reading on
// hides the hint, and the next one comes with the bars. The player's bar says how one starts listening; a person who does needs no more
// hints.

import { read, write } from "../settings/device.js";
import { pointer } from "../settings/tap-action.js";
import { texts } from "../texts.js";
import { showToast } from "../ui/toast.js";
import { HintProgress } from "./progress.js";

/** A hint is read beside the text, in milliseconds. */
const DURATION = 20_000;
const words = texts.help;
const { bars: toShowBars, select, look } = words.hintItems;
const items = [toShowBars[pointer()], select, look];

/** They are shown once more. */
export function forgetHints() {
  HintProgress.forget({ read, write });
}

// The hints are about listening.
export const needs = /** @type {const} */ ("listen");

/** @param {import("../reader/reader.js").Reader} reader */
export function attach({ player, view, bars, signal }) {
  const progress = new HintProgress(items.length, { read, write });
  if (progress.isOver) return;
  const given = new AbortController();
  /** @type {{close: () => void} | null} */
  let hint = null;

  function show() {
    hint = showHint(progress, {
      next: () => {
        if (!given.signal.aborted) show();
      },
      onclose: (how) => {
        hint = null;
        if (how === "closed") end();
        // What makes place for another message is told again.
        else if (how !== "taken") step();
      },
    });
  }

  function step() {
    progress.step();
    if (progress.isOver) given.abort();
  }

  function end() {
    progress.end();
    given.abort();
  }

  signal.addEventListener("abort", () => given.abort(), { once: true });
  given.signal.addEventListener("abort", () => hint?.close());
  const on = { signal: given.signal };
  view.addEventListener(
    "userscroll",
    () => {
      if (!bars.isHidden || !hint) return;
      hint.close();
      step();
    },
    on,
  );
  bars.addEventListener(
    "shown",
    () => {
      if (!hint) show();
    },
    on,
  );
  show();
  player.then(
    (listening) => listening.addEventListener("begin", end, { ...on, once: true }),
    () => {},
  );
}

/**
 * @param {HintProgress} progress
 * @param {{next: () => void, onclose: import("../ui/toast.js").ToastOptions["onclose"]}} acts
 */
function showHint({ index, isLast }, { next, onclose }) {
  return showToast(items[index], {
    duration: DURATION,
    closeLabel: words.hintsClose,
    action: { label: isLast ? words.understood : words.nextHint, run: next },
    onclose,
  });
}
