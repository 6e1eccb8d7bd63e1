// @ts-check
// Shows messages in one place: at the foot of a view, in the reader inside the player's bar. They leave by themselves.

import { texts } from "../texts.js";
import { button, iconButton } from "./button.js";
import { h, replace } from "./element.js";
import { icon } from "./icons.js";
import { Messages, levels } from "./messages.js";

/**
 * How a message ended: by its button, by the one that closes it, because its time was over or another came, or because it was taken away.
 * @typedef {"action" | "closed" | "over" | "taken"} End
 * @typedef {object} ToastOptions
 * @property {{label: string, run: () => void}} [action] closes the message and runs
 * @property {import("./messages.js").Level} [level] "info" unless said
 * @property {number} [duration] in milliseconds, instead of the level's; `Infinity` stays until it is closed
 * @property {string} [closeLabel] what closing it means
 * @property {(end: End) => void} [onclose] called once
 * @typedef {{element: HTMLElement, level: import("./messages.js").Level, duration: number, seen: number, text: string, end: (how: End) => void}} Toast
 */

/** @type {Messages<Toast>} */
const messages = new Messages();
/** @type {Toast | null} */
let shown = null;
let shownAt = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let isHeld = false;
/** Why the time of the one that is shown stands still. */
let holds = { isPointed: false, hasFocus: false };
/**
 * Where the focus was before it went to the messages.
 * @type {EventTarget | null}
 */
let cameFrom = null;

/** The region is there before its first message, else a screen reader may miss that. */
const region = h("div", {
  class: "toasts",
  role: "region",
  "aria-live": "polite",
  "aria-label": texts.common.notices,
  onpointerenter: () => hold({ isPointed: true }),
  onpointerleave: () => hold({ isPointed: false }),
  onfocusin: (/** @type {FocusEvent} */ { relatedTarget }) => {
    if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) cameFrom = relatedTarget;
    hold({ hasFocus: true });
  },
  onfocusout: () => hold({ hasFocus: false }),
});

/**
 * Shows a message. Its time stands still under the pointer, while it has the focus, and while the page is out of sight.
 * @param {string} text empty where the button says it all
 * @param {ToastOptions} [options]
 * @returns {{close: () => void}}
 */
export function showToast(text, options = {}) {
  const {
    action,
    level = "info",
    duration = levels[level].duration,
    closeLabel = texts.common.close,
    onclose,
  } = options;
  const sign = levels[level].icon;
  const element = h(
    "div",
    { class: "toast", "data-level": level, role: levels[level].isUrgent ? "alert" : null },
    sign && icon(sign),
    text && h("p", {}, text),
    action &&
      button(action.label, {
        kind: "quiet",
        onclick: () => {
          toast.end("action");
          action.run();
        },
      }),
    iconButton("close", closeLabel, { onclick: () => toast.end("closed") }),
  );
  /** @type {Toast} */
  const toast = {
    element,
    level,
    duration,
    seen: 0,
    text,
    end: (how) => {
      if (!messages.remove(toast)) return;
      show();
      onclose?.(how);
    },
  };
  note();
  // Said again, it is said once.
  const replaced = messages.filter((other) => other.text === text && text !== "" && other.level === level);
  for (const other of [...messages.add(toast), ...replaced]) other.end("over");
  show();
  return { close: () => toast.end("taken") };
}

/** Puts what is to be shown into the region. */
function show() {
  const next = messages.shown;
  if (next === shown) return;
  note();
  shown = next;
  const hadFocus = region.contains(document.activeElement);
  replace(region, next?.element);
  if (hadFocus && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
  document.documentElement.toggleAttribute("data-message", next !== null);
  hold({ isPointed: false, hasFocus: false });
}

/** Notes for how long the one that is shown was seen. */
function note() {
  const now = performance.now();
  if (shown && !isHeld) shown.seen += now - shownAt;
  shownAt = now;
}

function wait() {
  clearTimeout(timer);
  shownAt = performance.now();
  const toast = shown;
  if (!toast || isHeld || toast.duration === Infinity) return;
  timer = setTimeout(() => toast.end("over"), Math.max(0, toast.duration - toast.seen));
}

/** @param {Partial<typeof holds>} change */
function hold(change) {
  note();
  holds = { ...holds, ...change };
  isHeld = document.hidden || holds.isPointed || holds.hasFocus;
  wait();
}

document.body.append(region);
document.addEventListener("visibilitychange", () => hold({}));
