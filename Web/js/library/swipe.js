// @ts-check
// A finger pushes a card of the grid aside, and behind it is a button that removes the book. Scrolling stays the browser's.

import { texts } from "../texts.js";
import { button } from "../ui/button.js";

/** Pixels after which it is clear which way a finger goes. */
const DECIDED = 10;
/** So much of the button has to be seen for it to stay when the finger leaves. */
const ENOUGH = 0.5;

/** @typedef {{mayRemove: (item: HTMLElement) => boolean, remove: (item: HTMLElement) => void}} Options */

/**
 * @param {HTMLElement} list whose items are pushed; they have `data-book-id`
 * @param {Options} options
 * @param {AbortSignal} signal
 */
export function listenToSwipes(list, options, signal) {
  /** @type {Swipe | null} */
  let swipe = null;
  /** Whether the press at hand has put a card back. */
  let putsBack = false;
  const close = () => {
    swipe?.close();
    swipe = null;
  };
  // Pressing anywhere else puts the card back.
  document.addEventListener(
    "pointerdown",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(".book-remove")) return;
      putsBack = swipe?.isOpen ?? false;
      close();
      const item = target?.closest("[data-book-id]");
      if (event.pointerType !== "touch" || !event.isPrimary || !(item instanceof HTMLElement) || !list.contains(item))
        return;
      if (options.mayRemove(item)) swipe = new Swipe(item, event, options);
    },
    { signal, capture: true },
  );
  list.addEventListener("pointermove", (event) => swipe?.move(event), { signal });
  list.addEventListener("pointerup", () => swipe?.end(), { signal });
  list.addEventListener("pointercancel", close, { signal });
  addEventListener("scroll", close, { signal, passive: true });
  // The finger that pushed a card, or put one back, opens no book.
  list.addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      // A key's click has no count.
      if (event.detail === 0 || (!putsBack && !swipe?.isBegun) || target?.closest(".book-remove")) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  signal.addEventListener("abort", close);
}

class Swipe {
  #item;
  #start;
  #remove;
  /** Left to right, the card goes to the left. */
  #way;
  #by = 0;
  isBegun = false;
  /** Whether the card stays aside. */
  isOpen = false;
  #isOver = false;

  /** @param {HTMLElement} item @param {PointerEvent} start @param {Options} options */
  constructor(item, start, options) {
    this.#item = item;
    this.#start = start;
    this.#way = getComputedStyle(item).direction === "rtl" ? 1 : -1;
    this.#remove = button(texts.library.remove, {
      class: "button book-remove",
      icon: "trash",
      onclick: () => {
        this.close();
        options.remove(item);
      },
    });
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (this.#isOver || event.pointerId !== this.#start.pointerId) return;
    const across = (event.clientX - this.#start.clientX) * this.#way;
    const along = Math.abs(event.clientY - this.#start.clientY);
    if (!this.isBegun) {
      if (Math.max(Math.abs(across), along) < DECIDED) return;
      if (across < along) this.#isOver = true;
      else this.#begin();
      if (this.#isOver) return;
    }
    this.#shift(Math.min(Math.max(0, across), this.#width));
  }

  end() {
    if (!this.isBegun || this.#isOver) return;
    this.#isOver = true;
    this.#item.removeAttribute("data-pushed");
    this.isOpen = this.#by >= this.#width * ENOUGH;
    if (this.isOpen) this.#shift(this.#width);
    else this.close();
  }

  close() {
    this.#isOver = true;
    this.#item.removeAttribute("data-pushed");
    this.#item.style.removeProperty("--pushed");
    this.#remove.remove();
  }

  get #width() {
    return this.#remove.offsetWidth;
  }

  #begin() {
    this.isBegun = true;
    this.#item.append(this.#remove);
    this.#item.dataset.pushed = "";
    this.#item.setPointerCapture(this.#start.pointerId);
  }

  /** @param {number} by */
  #shift(by) {
    this.#by = by;
    this.#item.style.setProperty("--pushed", `${by * this.#way}px`);
  }
}
