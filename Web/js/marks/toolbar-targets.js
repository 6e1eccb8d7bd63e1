// @ts-check
// `ToolbarTargets` opens the toolbar at what the person selects, at a tapped highlight, and at the spoken sentence.

import { select, watchSelection } from "../text/selection.js";

/** @typedef {import("../model/mark.js").Span} Span */

/**
 * @typedef {object} Parts
 * @property {import("./toolbar.js").Toolbar} toolbar
 * @property {HTMLElement} text the element with the book's text
 * @property {import("../reader/book-view.js").BookView} view
 * @property {import("../text/book.js").BookModel} model
 * @property {import("./store.js").MarkStore} store
 * @property {AbortSignal} signal
 */

export class ToolbarTargets {
  #parts;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#followSelection();
    this.#followTaps();
    this.#followMarks();
  }

  /**
   * Offers the sentence that is spoken, or the first in view, to be marked.
   * @param {Span | null} spoken
   */
  async offerSentence(spoken) {
    const { toolbar, view, model, signal } = this.#parts;
    if (toolbar.isOpen) return toolbar.focus();
    const offset = spoken && view.isVisible(spoken.start, spoken.start + 1) ? spoken.start : view.firstVisibleOffset;
    const sentence = await model.sentenceAt(offset);
    if (sentence && !signal.aborted) this.#offer(sentence);
    return undefined;
  }

  /** @param {Span} span */
  #offer(span) {
    const { view, toolbar } = this.#parts;
    select(view, span);
    toolbar.show({ span, marks: [] }, { takesFocus: true });
  }

  /** @param {1 | -1} by takes one sentence more, or one less */
  async extend(by) {
    const { toolbar, model } = this.#parts;
    const target = toolbar.target;
    if (!target || target.marks.length > 0) return;
    const { start, end } = target.span;
    const other = by > 0 ? await model.sentenceAfter(end - 1) : await model.sentenceBefore(end - 1);
    if (other && other.end > start && toolbar.target === target)
      this.#offer({ start: Math.min(start, other.start), end: other.end });
  }

  #followSelection() {
    const { toolbar, text, view, signal } = this.#parts;
    watchSelection(
      text,
      view,
      (span) => {
        const shown = toolbar.target;
        if (!span) {
          if (shown && shown.marks.length === 0) toolbar.hide();
        } else if (!shown || shown.marks.length > 0 || shown.span.start !== span.start || shown.span.end !== span.end) {
          toolbar.show({ span, marks: [] }, { takesFocus: toolbar.element.contains(document.activeElement) });
        }
      },
      signal,
    );
  }

  /** A tap on a highlight is for the highlight; one that closes the toolbar is for nothing else. */
  #followTaps() {
    const { toolbar, view, store, signal } = this.#parts;
    let isClosing = false;
    addEventListener(
      "pointerdown",
      ({ target }) => {
        isClosing = toolbar.isOpen && target instanceof Node && !toolbar.element.contains(target);
        if (isClosing && (toolbar.target?.marks.length ?? 0) > 0) toolbar.hide();
      },
      { signal, capture: true },
    );
    view.addEventListener(
      "tap",
      (event) => {
        const { offset } = /** @type {CustomEvent<{offset: number}>} */ (event).detail;
        const marks = store.index.at(offset).filter(({ kind }) => kind === "highlight");
        if (marks.length === 0 && !isClosing) return;
        event.stopImmediatePropagation();
        if (marks.length > 0) toolbar.show({ span: { start: offset, end: offset + 1 }, marks });
      },
      { signal },
    );
  }

  /** A highlight that changes elsewhere changes in the toolbar, too. */
  #followMarks() {
    const { toolbar, store, signal } = this.#parts;
    store.addEventListener(
      "change",
      () => {
        const target = toolbar.target;
        if (!target || target.marks.length === 0) return;
        const marks = target.marks.flatMap((mark) => store.present(mark) ?? []);
        const focused = toolbar.element.contains(document.activeElement)
          ? document.activeElement?.getAttribute("aria-label")
          : null;
        if (marks.length === 0) return toolbar.hide();
        toolbar.show({ span: target.span, marks });
        const again = focused
          ? [...toolbar.element.querySelectorAll("button")].find((one) => one.getAttribute("aria-label") === focused)
          : null;
        again?.focus({ preventScroll: true });
        return undefined;
      },
      { signal },
    );
  }
}
