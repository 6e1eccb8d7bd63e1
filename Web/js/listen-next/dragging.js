// @ts-check
// Rows of a list are dragged by their handles, with mouse, pen or finger. The list scrolls at its edges; Escape puts the row back.

import { boundedBy, placeAt, scrollSpeed, wayOf } from "./drag-place.js";

/** Pixels after which a press is a drag. */
const BEGUN = 4;
/** The longest time between two frames that counts, in milliseconds: a page that was held up does not jump. */
const LONGEST_FRAME = 50;

/**
 * @param {HTMLElement} list it scrolls, and is positioned
 * @param {{row: string, handle: string}} selectors of its rows, and of the handle in each
 * @param {(row: HTMLElement, by: number) => void} drop is told how many places a row was moved, 0 when it was put back
 * @param {AbortSignal} signal
 */
export function listenToDragging(list, selectors, drop, signal) {
  /** @type {Drag | null} */
  let drag = null;
  const end = (/** @type {boolean} */ isDropped) => {
    const ended = drag;
    drag = null;
    ended?.end();
    if (ended) drop(ended.row, isDropped ? ended.places : 0);
  };
  list.addEventListener(
    "pointerdown",
    (event) => {
      const handle = event.target instanceof Element ? event.target.closest(selectors.handle) : null;
      const row = handle?.closest(selectors.row);
      if (drag || !handle || !(row instanceof HTMLElement) || !event.isPrimary || event.button !== 0) return;
      handle.setPointerCapture(event.pointerId);
      drag = new Drag(list, [...list.querySelectorAll(selectors.row)].map(asElement), row, event.clientY);
    },
    { signal },
  );
  list.addEventListener("pointermove", ({ clientY, isPrimary }) => isPrimary && drag?.move(clientY), { signal });
  list.addEventListener("pointerup", ({ isPrimary }) => isPrimary && end(true), { signal });
  list.addEventListener("pointercancel", () => end(false), { signal });
  list.addEventListener("lostpointercapture", () => end(false), { signal });
  document.addEventListener(
    "keydown",
    (event) => {
      if (!drag || event.key !== "Escape") return;
      // The dialog around the list stays open.
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    { signal, capture: true },
  );
  signal.addEventListener("abort", () => drag?.end());
  return {
    get isUnderWay() {
      return drag !== null;
    },
  };
}

const asElement = (/** @type {Element} */ element) => /** @type {HTMLElement} */ (element);

class Drag {
  #list;
  #rows;
  #from;
  #boxes;
  /** Where the pointer is in the window, and where it was in the list at first. */
  #y;
  #start;
  #isBegun = false;
  #frame = 0;
  #time = performance.now();
  row;
  /** How many places the row has been moved so far. */
  places = 0;

  /** @param {HTMLElement} list @param {HTMLElement[]} rows @param {HTMLElement} row @param {number} y */
  constructor(list, rows, row, y) {
    this.#list = list;
    this.#rows = rows;
    this.#from = rows.indexOf(row);
    this.#boxes = rows.map(({ offsetTop: top, offsetHeight: height }) => ({ top, height }));
    this.#y = y;
    this.#start = y + list.scrollTop;
    this.row = row;
  }

  /** @param {number} y */
  move(y) {
    this.#y = y;
    if (this.#isBegun || Math.abs(y + this.#list.scrollTop - this.#start) < BEGUN) return;
    this.#isBegun = true;
    this.row.classList.add("is-dragged");
    this.#list.classList.add("is-dragging");
    this.#time = performance.now();
    this.#frame = requestAnimationFrame(this.#draw);
  }

  #draw = (/** @type {number} */ time) => {
    const { top, bottom } = this.#list.getBoundingClientRect();
    const passed = Math.max(0, Math.min(time - this.#time, LONGEST_FRAME));
    this.#time = time;
    this.#list.scrollTop += (scrollSpeed(this.#y, top, bottom) * passed) / 1000;
    this.#place();
    this.#frame = requestAnimationFrame(this.#draw);
  };

  #place() {
    const by = boundedBy(this.#boxes, this.#from, this.#y + this.#list.scrollTop - this.#start);
    const to = placeAt(this.#boxes, this.#from, by);
    this.places = to - this.#from;
    const { height } = this.#boxes[this.#from];
    for (const [index, row] of this.#rows.entries()) {
      const way = index === this.#from ? by : wayOf(index, this.#from, to, height);
      row.style.transform = way === 0 ? "" : `translateY(${way}px)`;
    }
  }

  end() {
    cancelAnimationFrame(this.#frame);
    if (this.#isBegun) this.#place();
    for (const row of this.#rows) row.style.transform = "";
    this.row.classList.remove("is-dragged");
    this.#list.classList.remove("is-dragging");
  }
}
