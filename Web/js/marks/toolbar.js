// @ts-check
// The toolbar at a selection or a highlight: colours, styles, actions.

import { texts } from "../texts.js";
import { h, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { positionFor } from "../ui/positioning.js";
import { noteElement } from "./note.js";
import { colorPicker, stylePicker } from "./picker.js";
import { lastStyle } from "./last-style.js";

/**
 * @typedef {import("../model/mark.js").Mark} Mark
 * @typedef {import("../model/mark.js").Span} Span
 * @typedef {import("../model/mark.js").Color} Color
 * @typedef {import("../model/mark.js").Style} Style
 * @typedef {{label: string, icon: import("../ui/icons.js").IconName, danger?: boolean, run: () => void}} Action
 * @typedef {{span: Span, marks: Mark[]}} Target `marks`: those at the tapped place, empty for a selection
 * @typedef {object} Uses
 * @property {(span: Span) => Range[]} ranges
 * @property {() => number} bottom what the player's bar covers
 * @property {(target: Target, look: {color?: Color, style?: Style}) => void} choose
 * @property {(target: Target) => Action[]} actions
 * @property {(by: 1 | -1) => void} extend
 * @property {() => void} closed
 */

const words = texts.marks;
/** Below a text selected by finger are the handles to change it, in pixels. */
const HANDLES = 30;

export class Toolbar {
  element = h("div", { class: "mark-bar", hidden: true, "data-own-keys": true });
  #uses;
  /** @type {Target | null} */
  #target = null;
  #isTouch = false;
  #frame = 0;

  /** @param {Uses} uses @param {AbortSignal} signal */
  constructor(uses, signal) {
    this.#uses = uses;
    const { element } = this;
    // The selection stays while the bar is pressed.
    element.addEventListener("mousedown", (event) => event.preventDefault());
    element.addEventListener("keydown", (event) => this.#key(event));
    const place = () => {
      if (this.isOpen) this.#placeSoon();
    };
    addEventListener("scroll", place, { signal, capture: true, passive: true });
    addEventListener("resize", place, { signal });
    addEventListener(
      "pointerdown",
      ({ pointerType }) => {
        this.#isTouch = pointerType === "touch";
      },
      { signal, capture: true },
    );
  }

  get isOpen() {
    return !this.element.hidden;
  }
  /** What it is about. */
  get target() {
    return this.isOpen ? this.#target : null;
  }

  /** @param {Target} target @param {{takesFocus?: boolean}} [options] */
  show(target, options = {}) {
    this.#target = target;
    this.element.hidden = false;
    this.#build(target);
    this.#place();
    if (options.takesFocus) this.focus();
  }

  /** Gives the focus to the colour that was used last. */
  focus() {
    /** @type {HTMLElement | null} */ (this.element.querySelector(".mark-colors [data-last]"))?.focus({
      preventScroll: true,
    });
  }

  hide() {
    if (!this.isOpen) return;
    const hadFocus = this.element.contains(document.activeElement);
    this.element.hidden = true;
    this.#target = null;
    replace(this.element);
    if (hadFocus) this.#uses.closed();
  }

  /** @param {Target} target */
  #build(target) {
    const [mark] = target.marks;
    const { color, style } = mark ?? lastStyle();
    const isMark = mark !== undefined;
    this.element.setAttribute("role", "toolbar");
    this.element.setAttribute("aria-label", isMark ? words.markToolbar : words.toolbar);
    replace(
      this.element,
      target.marks.length > 1 && this.#others(target),
      h(
        "div",
        { class: "mark-looks" },
        colorPicker(color, (chosen) => this.#uses.choose(target, { color: chosen }), isMark),
        stylePicker(style, (chosen) => this.#uses.choose(target, { style: chosen }), isMark),
      ),
      isMark &&
        mark.note.trim() !== "" &&
        h("div", { class: "mark-bar-note", "data-color": color }, noteElement(mark.note)),
      h(
        "div",
        { class: "mark-actions", role: "group", "aria-label": words.actions },
        ...this.#uses
          .actions(target)
          .map(({ label, icon: name, danger, run }) =>
            h(
              "button",
              { type: "button", class: `mark-action${danger ? " mark-action-danger" : ""}`, onclick: run },
              icon(name),
              h("span", {}, label),
            ),
          ),
      ),
    );
    const buttons = this.#buttons;
    buttons.forEach((one, index) => {
      one.tabIndex = index === 0 ? 0 : -1;
    });
  }

  /** @param {Target} target */
  #others({ span, marks }) {
    const order = [...marks].sort((a, b) => a.start - b.start || a.end - b.end);
    const next = () => {
      this.show({ span, marks: [...marks.slice(1), marks[0]] });
      this.#buttons[0].focus();
    };
    return h(
      "div",
      { class: "mark-others" },
      h("span", {}, words.another(order.indexOf(marks[0]) + 1, marks.length)),
      h("button", { type: "button", class: "button button-quiet button-small", onclick: next }, words.next),
    );
  }

  get #buttons() {
    return [...this.element.querySelectorAll("button")];
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, shiftKey } = event;
    const isRight = key === "ArrowRight";
    if (key === "Escape") this.hide();
    else if (shiftKey && (isRight || key === "ArrowLeft")) this.#uses.extend(isRight ? 1 : -1);
    else if (["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End"].includes(key)) this.#walk(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {string} key */
  #walk(key) {
    const buttons = this.#buttons;
    const index = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
    const goal = key === "Home" ? 0 : key === "End" ? -1 : (index + step) % buttons.length;
    const next = buttons.at(goal);
    if (!next) return;
    for (const one of buttons) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  }

  #placeSoon() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (this.isOpen) this.#place();
    });
  }

  #place() {
    const target = /** @type {Target} */ (this.#target);
    const [mark] = target.marks;
    const view = { width: document.documentElement.clientWidth, height: innerHeight - this.#uses.bottom() };
    const lines = this.#uses
      .ranges(mark ?? target.span)
      .flatMap((range) => [...range.getClientRects()])
      .filter(({ width }) => width > 0);
    const seen = lines.filter(
      ({ top, bottom, left, right }) => bottom > 0 && top < view.height && right > 0 && left < view.width,
    );
    // Out of view it waits, and comes back with its text.
    this.element.toggleAttribute("data-away", seen.length === 0);
    if (seen.length === 0) return;
    const top = Math.max(0, Math.min(...seen.map((box) => box.top)));
    const bottom = Math.min(view.height, Math.max(...seen.map((box) => box.bottom)));
    const last = seen[seen.length - 1];
    const middle = (Math.min(...seen.map(({ left }) => left)) + Math.max(...seen.map(({ right }) => right))) / 2;
    const centre = lines.length > 1 ? middle : (last.left + last.right) / 2;
    const box = { width: this.element.offsetWidth, height: this.element.offsetHeight };
    const gap = this.#isTouch && !mark ? HANDLES : 4;
    const anchor = { left: centre - box.width / 2, right: centre + box.width / 2, top: top - 4, bottom: bottom + gap };
    const place = positionFor(anchor, box, view);
    this.element.style.left = `${place.left}px`;
    this.element.style.top = `${place.top}px`;
  }
}
