// @ts-check
// `Stage`: the designed pages in view, as large as there is room for, or larger.

import { h } from "../ui/element.js";
import { scalesOf } from "./spreads.js";
import { levelBeside, levelOfWidth, limited, scrolledAround } from "./zoom-levels.js";

/**
 * @typedef {import("./pages.js").DesignedPage} DesignedPage
 * @typedef {{left: number, right: number, top: number, bottom: number}} Edges
 */

/** Nothing is laid out for less, in pixels: a window that is being opened has no size yet. */
const LEAST_SIZE = 50;
/** Of the stage, before a place that is brought into view. */
const SPACE_BEFORE = 1 / 3;

export class Stage {
  element = h("div", { class: "fixed-stage" });
  /** @type {DesignedPage[]} in reading order */
  pages = [];
  /** 1 where the pages fit. */
  level = 1;

  /** What there is room for. */
  get area() {
    return {
      width: Math.max(LEAST_SIZE, this.element.clientWidth || innerWidth),
      height: Math.max(LEAST_SIZE, this.element.clientHeight || innerHeight),
    };
  }

  /**
   * Shows pages in place of those that were there.
   * @param {DesignedPage[]} pages in reading order
   * @param {{isRightToLeft: boolean, isPair: boolean}} options `isPair`: whether they are a left and a right page
   */
  put(pages, { isRightToLeft, isPair }) {
    this.pages = pages;
    const spread = h("div", { class: "fixed-spread", dir: "ltr", "data-pair": isPair });
    const inOrder = isRightToLeft ? [...pages].reverse() : pages;
    spread.append(...inOrder.map(({ element }) => element));
    this.element.replaceChildren(spread);
  }

  toBeginning() {
    this.element.scrollTo(0, 0);
  }

  /** Scales the pages to the area. */
  fit() {
    if (this.pages.length === 0) return;
    const { area } = this;
    const scales = scalesOf(
      this.pages.map(({ size }) => size),
      area,
    );
    this.pages.forEach((page, index) => page.scale(scales[index] * this.level, area));
  }

  /**
   * A page that is drawn for a size is drawn for the one that it would have alone or beside its like.
   * @param {DesignedPage} page that is not in view yet
   */
  prepare(page) {
    const { area } = this;
    const [scale] = scalesOf(
      this.pages.map(() => page.size),
      area,
    );
    page.scale(scale, area);
  }

  /** @param {number} level @param {{x: number, y: number}} [at] what stays where it is, in the window */
  zoomTo(level, at) {
    const wanted = limited(level);
    if (wanted === this.level) return;
    const { element } = this;
    const box = element.getBoundingClientRect();
    const point = {
      x: (at?.x ?? box.left + box.width / 2) - box.left,
      y: (at?.y ?? box.top + box.height / 2) - box.top,
    };
    const { left, top } = scrolledAround(
      { left: element.scrollLeft, top: element.scrollTop },
      point,
      wanted / this.level,
    );
    this.level = wanted;
    element.toggleAttribute("data-zoomed", wanted > 1);
    // What scrolls is reached by keyboard.
    if (wanted > 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
    this.fit();
    element.scrollTo(left, top);
  }

  /** @param {1 | -1} step to the next larger or smaller level */
  zoomBy(step) {
    this.zoomTo(levelBeside(this.level, step));
  }

  zoomToWidth() {
    if (this.pages.length === 0) return;
    const sizes = this.pages.map(({ size }) => size);
    // The second time beside the scroll bar that the first one has brought.
    for (let time = 0; time < 2; time += 1) this.zoomTo(levelOfWidth(sizes, this.area));
    this.toBeginning();
  }

  /** @param {Edges | undefined} box in the window */
  bringIntoView(box) {
    const area = this.element.getBoundingClientRect();
    if (!box || box.bottom === box.top || isInside(box, area)) return;
    this.element.scrollBy({
      left: box.left - area.left - area.width * SPACE_BEFORE,
      top: box.top - area.top - area.height * SPACE_BEFORE,
      behavior: "smooth",
    });
  }
}

/** @param {Edges} box @param {Edges} area @returns {boolean} whether all of the box is in the area */
export function isInside(box, area) {
  return box.top >= area.top && box.bottom <= area.bottom && box.left >= area.left && box.right <= area.right;
}
