// @ts-check
// A mark for browsers without the CSS Custom Highlight API: boxes in a layer over the window, placed from
// the ranges' rectangles.

/** More lines than a window shows. */
const MOST_BOXES = 200;

export class Overlay {
  #layer = document.createElement("div");
  /** @type {Range[]} */
  #ranges = [];
  #frame = 0;
  #given = new AbortController();

  /** @param {string} name */
  constructor(name) {
    this.#layer.className = `mark-layer mark-layer-${name}`;
    this.#layer.setAttribute("aria-hidden", "true");
    document.body.append(this.#layer);
    const { signal } = this.#given;
    const place = () => this.#placeSoon();
    // Scrolling of anything moves the text below the layer.
    addEventListener("scroll", place, { signal, capture: true, passive: true });
    addEventListener("resize", place, { signal });
    document.fonts?.addEventListener("loadingdone", place, { signal });
  }

  /** @param {Range[]} ranges */
  show(ranges) {
    this.#ranges = ranges;
    this.#place();
  }

  clear() { this.show([]); }

  destroy() {
    this.#given.abort();
    cancelAnimationFrame(this.#frame);
    this.#layer.remove();
  }

  #placeSoon() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#place());
  }

  #place() {
    const rectangles = this.#ranges.flatMap((range) => [...range.getClientRects()])
      .filter((box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight)
      .slice(0, MOST_BOXES);
    while (this.#layer.childElementCount > rectangles.length) this.#layer.lastElementChild?.remove();
    rectangles.forEach((box, index) => {
      const element = this.#box(index);
      element.style.transform = `translate(${box.left}px, ${box.top}px)`;
      element.style.width = `${box.width}px`;
      element.style.height = `${box.height}px`;
    });
  }

  /**
   * @param {number} index
   * @returns {HTMLElement}
   */
  #box(index) {
    const there = this.#layer.children[index];
    if (there instanceof HTMLElement) return there;
    const element = document.createElement("div");
    this.#layer.append(element);
    return element;
  }
}
