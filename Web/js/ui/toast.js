// @ts-check
// A short message at the foot of the page, with one action at most.

import { texts } from "../texts.js";
import { button, iconButton } from "./button.js";
import { h } from "./element.js";

/** Long enough to read two lines. */
const USUAL_DURATION = 6000;

/**
 * @typedef {object} ToastOptions
 * @property {{label: string, run: () => void}} [action] closes the toast and runs
 * @property {number} [duration] milliseconds; `Infinity` stays until it is closed
 * @property {"plain" | "problem"} [kind]
 * @property {() => void} [onclose] called once, however it ended
 */

/** @type {HTMLElement | null} */
let container = null;

/** The region is there before its first message, else a screen reader may miss that. */
function region() {
  if (!container) {
    container = h("div", { class: "toasts", role: "region", "aria-live": "polite", "aria-label": texts.common.notices });
    document.body.append(container);
  }
  return container;
}

/**
 * Shows a message. Its time stands still under the pointer and while it has the focus.
 * @param {string} text
 * @param {ToastOptions} [options]
 * @returns {{close: () => void}}
 */
export function showToast(text, options = {}) {
  const { action, duration = USUAL_DURATION, kind = "plain", onclose } = options;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(timer);
    element.remove();
    onclose?.();
  };
  const wait = () => {
    clearTimeout(timer);
    if (duration !== Infinity) timer = setTimeout(close, duration);
  };
  const hold = () => clearTimeout(timer);
  const element = h("div", {
    class: `toast toast-${kind}`, onpointerenter: hold, onpointerleave: wait, onfocusin: hold, onfocusout: wait,
  },
    h("p", {}, text),
    action && button(action.label, {
      kind: "quiet",
      onclick: () => { close(); action.run(); },
    }),
    iconButton("close", texts.common.close, { onclick: close }));
  region().append(element);
  wait();
  return { close };
}

region();
