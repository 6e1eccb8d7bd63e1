// @ts-check
// The feature that shows hints to a person who opens a book for the first time, one message after the other. Reading on
// hides the hint, and the next one comes with the bars. The player's bar says how one starts listening; a person who does needs no more
// hints.

import { read, write } from "../settings/device.js";
import { pointer } from "../settings/tap-action.js";
import { texts } from "../texts.js";
import { showToast } from "../ui/toast.js";

const KEY = "vorleser.hints";
/** What is kept once all was told; until then how many were. */
const ALL = "seen";
/** A hint is read beside the text, in milliseconds. */
const DURATION = 20_000;
const words = texts.help;
const { bars: toShowBars, select, look } = words.hintItems;
const items = [toShowBars[pointer()], select, look];

/** They are shown once more. */
export function forgetHints() {
  write(KEY, null);
}

// The hints are about listening.
export const needs = /** @type {const} */ ("listen");

/** @param {import("../reader/reader.js").Reader} reader */
export function attach({ player, view, bars, signal }) {
  const kept = read(KEY);
  if (kept === ALL) return;
  const given = new AbortController();
  let index = Math.min(Number(kept) || 0, items.length - 1);
  /** @type {{close: () => void} | null} */
  let hint = null;

  function show() {
    const isLast = index === items.length - 1;
    hint = showToast(items[index], {
      duration: DURATION,
      closeLabel: words.hintsClose,
      action: {
        label: isLast ? words.understood : words.nextHint,
        run: () => {
          if (!given.signal.aborted) show();
        },
      },
      onclose: (how) => {
        hint = null;
        if (how === "closed") end();
        // What makes place for another message is told again.
        else if (how !== "taken") step();
      },
    });
  }

  /** The next one is due, if there is one. */
  function step() {
    index += 1;
    if (index === items.length) end();
    else write(KEY, String(index));
  }

  function end() {
    write(KEY, ALL);
    given.abort();
  }

  signal.addEventListener("abort", () => given.abort(), { once: true });
  given.signal.addEventListener("abort", () => hint?.close());
  view.addEventListener(
    "userscroll",
    () => {
      if (!bars.isHidden || !hint) return;
      hint.close();
      step();
    },
    { signal: given.signal },
  );
  bars.addEventListener(
    "shown",
    () => {
      if (!hint) show();
    },
    { signal: given.signal },
  );
  show();
  player.then(
    (listening) => listening.addEventListener("begin", end, { signal: given.signal, once: true }),
    () => {},
  );
}
