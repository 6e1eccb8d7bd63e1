// @ts-check
// Watches what the person selects in the book by mouse, finger or keys.

import { shownIn, sourceOf } from "./in-place.js";

/**
 * @typedef {import("../model/mark.js").Span} Span
 * @typedef {{spanOf: (range: Range) => Span | null, ranges: (start: number, end: number) => Range[]}} Text
 */

/** Milliseconds without a change after which a selection is what was meant. */
const SETTLED = 180;

/**
 * @param {HTMLElement} element with the book's text
 * @param {Text} view
 * @param {(span: Span | null) => void} tell `null` when nothing of the book is selected any more
 * @param {AbortSignal} signal
 */
export function watchSelection(element, view, tell, signal) {
  let isPressed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const look = () => {
    clearTimeout(timer);
    if (!isPressed && !signal.aborted) tell(selectedSpan(element, view));
  };
  const lookSoon = (/** @type {number} */ delay) => {
    clearTimeout(timer);
    timer = setTimeout(look, delay);
  };
  document.addEventListener(
    "selectionchange",
    () => {
      // That it is gone is known at once.
      if (getSelection()?.isCollapsed) look();
      else lookSoon(SETTLED);
    },
    { signal },
  );
  // A finger that selects is taken over by the browser: no `pointerup` comes then.
  element.addEventListener(
    "pointerdown",
    ({ pointerType }) => {
      isPressed = pointerType === "mouse";
    },
    { signal },
  );
  for (const name of ["pointerup", "pointercancel"]) {
    addEventListener(
      name,
      () => {
        isPressed = false;
        if (!getSelection()?.isCollapsed) lookSoon(0);
      },
      { signal },
    );
  }
}

/** @param {HTMLElement} element @param {Text} view @returns {Span | null} */
export function selectedSpan(element, view) {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(element)) return null;
  const span = view.spanOf(range);
  return span && trimmed(span, textOf(view, span));
}

/** @param {Text} view @param {Span} span @returns {string} what is shown there */
export function textOf(view, { start, end }) {
  return view.ranges(start, end).map(shownIn).join("");
}

/**
 * Without the white space at its ends, which nobody means.
 * @param {Span} span
 * @param {string} text
 * @returns {Span | null}
 */
function trimmed({ start, end }, text) {
  const head = text.length - text.trimStart().length;
  const tail = text.length - text.trimEnd().length;
  return start + head < end - tail ? { start: start + head, end: end - tail } : null;
}

/** @param {Text} view @param {Span} span @returns {string} the book's own text there, which may be shown as another */
export function sourceTextOf(view, { start, end }) {
  return view.ranges(start, end).map(sourceOf).join("");
}

/**
 * Selects a text on the page, so that it is seen.
 * @param {Text} view
 * @param {Span} span
 */
export function select(view, { start, end }) {
  const ranges = view.ranges(start, end);
  const first = ranges[0];
  const last = ranges.at(-1);
  if (first && last)
    getSelection()?.setBaseAndExtent(first.startContainer, first.startOffset, last.endContainer, last.endOffset);
}
