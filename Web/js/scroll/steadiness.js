// @ts-check
// Pure: `Steadiness` keeps what is in view where it is while the text around it comes, goes and changes its height.

/**
 * @typedef {object} Parts
 * @property {Pick<import("./flow.js").Flow, "before" | "after" | "estimateBefore" | "estimateAfter" | "isAtStart">} flow
 * @property {Pick<import("../text/axis.js").Axis, "position" | "length">} axis
 * @property {Pick<import("./scroll-anchor.js").ScrollAnchor, "drift" | "scrolled">} anchor the letter that stays
 * @property {Pick<import("./scroller.js").Scroller, "to" | "accept">} scroller
 */

export class Steadiness {
  #flow;
  #axis;
  #anchor;
  #scroller;

  /** @param {Parts} parts */
  constructor({ flow, axis, anchor, scroller }) {
    this.#flow = flow;
    this.#axis = axis;
    this.#anchor = anchor;
    this.#scroller = scroller;
  }

  /** @param {() => void} change of what stands around the view */
  during(change) {
    const from = this.#axis.position;
    change();
    this.settle(from);
  }

  /**
   * Brings the letter back to where it was. Near the end the browser may have scrolled, when there was less room for a moment.
   * @param {number} [from] how far the page was scrolled before the change
   */
  settle(from = this.#axis.position) {
    const { drift } = this.#anchor;
    if (drift === 0) return;
    if (this.#flow.before >= drift) {
      this.#flow.before -= drift;
      if (this.#axis.position !== from) this.#scroller.to(from, false);
    } else {
      this.#compensate(from);
    }
    this.#scroller.accept();
  }

  /** Gives the spaces before and after the text their estimated heights; what is in view stays. */
  adjustSpaces() {
    const flow = this.#flow;
    const wanted = flow.estimateBefore;
    const change = wanted - flow.before;
    const isNeeded = flow.isAtStart ? change !== 0 : flow.before < this.#axis.length || Math.abs(change) > wanted / 4;
    const after = flow.estimateAfter;
    // There must be room to scroll to before there is less of it.
    flow.after = Math.max(flow.after, after);
    if (isNeeded) {
      // Taken before: at the end of the book the browser scrolls up by itself when the page gets shorter.
      const from = this.#axis.position;
      flow.before = wanted;
      this.#compensate(from);
    }
    if (Math.abs(after - flow.after) > flow.after / 4) flow.after = after;
    this.#scroller.accept();
  }

  /**
   * Scrolls by as much as the letter was moved.
   * @param {number} from how far the page was scrolled before it was moved
   */
  #compensate(from) {
    this.#scroller.to(from + this.#anchor.drift, false);
    this.#anchor.scrolled(this.#axis.position - from);
  }
}
