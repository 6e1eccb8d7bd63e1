// @ts-check
// Reports taps and clicks on the text: on a word, beside the text, on a link.

import { h } from "../ui/element.js";

/**
 * Milliseconds in which a second click of a mouse may follow, that selects a word: most people take 100 to 250. What systems allow, 500 and
 * more, would be long to wait for; the tap is taken back then. Fingers do not select that way, and what they tap is answered at once.
 */
const DOUBLE_CLICK = 300;

/**
 * @param {HTMLElement} element
 * @param {EventTarget & {offsetAt: (x: number, y: number) => number | null}} view gets the events `tap` {offset, isMouse}, `untap` of the
 *   same values when the tap was the beginning of a slow double click, and `blank`
 * @param {AbortSignal} signal
 * @param {(x: number) => boolean} [atEdge] takes a press at an edge that is for turning pages
 */
export function listenToTaps(element, view, signal, atEdge) {
  let hadSelection = false;
  let pointer = "mouse";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  const forget = () => clearTimeout(waiting);
  // A second press, wherever it is, counts instead of the first.
  addEventListener("pointerdown", forget, { signal, capture: true });
  signal.addEventListener("abort", forget, { once: true });
  element.addEventListener(
    "pointerdown",
    (event) => {
      pointer = event.pointerType;
      hadSelection = isSelecting();
    },
    { signal },
  );
  element.addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest("a");
      if (link && element.contains(link)) return follow(event, link, view);
      // A tap that ends a selection is not one on a word.
      if (hadSelection || isSelecting() || target?.closest("button, summary, input, audio, video")) return undefined;
      if (atEdge?.(event.clientX)) return undefined;
      const offset = view.offsetAt(event.clientX, event.clientY);
      if (offset === null) {
        view.dispatchEvent(new Event("blank"));
        return undefined;
      }
      const isMouse = pointer === "mouse";
      const tap = () => view.dispatchEvent(new CustomEvent("tap", { detail: { offset, isMouse } }));
      if (!isMouse) tap();
      // The second and third click of several select, and start nothing.
      else if (event.detail <= 1)
        waiting = setTimeout(() => {
          if (!isSelecting()) tap();
        }, DOUBLE_CLICK);
      return undefined;
    },
    { signal },
  );
  takeBackTaps(view, signal);
  element.addEventListener(
    "error",
    (event) => {
      // What an image that can't be shown says in its place.
      if (event.target instanceof HTMLImageElement) event.target.replaceWith(standIn(event.target));
    },
    { signal, capture: true },
  );
}

/**
 * A click that was told of and turns out to be the first of two is taken back; the system says by its own time whether it is.
 * @param {EventTarget} view
 * @param {AbortSignal} signal
 */
function takeBackTaps(view, signal) {
  /** What was told since the last press.
   * @type {{offset: number, isMouse: boolean} | null} */
  let told = null;
  view.addEventListener(
    "tap",
    (event) => {
      told = /** @type {CustomEvent} */ (event).detail;
    },
    { signal },
  );
  addEventListener(
    "mousedown",
    ({ detail: clicks }) => {
      const detail = told;
      told = null;
      if (detail?.isMouse && clicks > 1) view.dispatchEvent(new CustomEvent("untap", { detail }));
    },
    { signal, capture: true },
  );
}

/** @param {MouseEvent} event @param {HTMLAnchorElement} link @param {EventTarget} view */
function follow(event, link, view) {
  const offset = link.dataset.offset;
  if (offset !== undefined) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const chapter = Number(link.dataset.chapter);
    view.dispatchEvent(new CustomEvent("follow", { detail: { offset: Number(offset), chapter } }));
  } else if (link.href) {
    event.preventDefault();
    view.dispatchEvent(new CustomEvent("leave", { detail: { address: link.href } }));
  }
}

/**
 * Its description is an attribute, no text: the text of the book must stay what it is.
 * @param {HTMLImageElement} image
 */
function standIn(image) {
  return h("span", { class: "missing-image", role: "img", "aria-label": image.alt, "data-text": image.alt });
}

function isSelecting() {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed;
}
