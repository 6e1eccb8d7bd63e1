// @ts-check
// `Anchor`: what stays in view when pages are laid out anew: a letter, or the picture of a page without text.

/** @typedef {import("./part.js").Part} Part */

export class Anchor {
  /** A book offset. */
  offset = 0;
  /** Of that offset; chapters without text share one. */
  chapter = 0;
  /** @type {Element | null} */
  #picture = null;

  /**
   * The reader went to a place.
   * @param {number} chapter
   * @param {number} offset
   */
  set(chapter, offset) {
    this.chapter = chapter;
    this.offset = offset;
    this.#picture = null;
  }

  /**
   * The place is shown on a page that has a picture only.
   * @param {Part} part
   * @param {number} page
   */
  hold(part, page) {
    this.#picture = part.hasText(page) ? null : part.pictureOn(page);
  }

  /**
   * The reader turned to a screen.
   * @param {Part} part
   * @param {number} page its first
   * @param {number} columns
   */
  take(part, page, columns) {
    for (let at = page; at < page + columns && at < part.count; at += 1) {
      if (at > 0 && !part.hasText(at) && part.pictureOn(at)) continue;
      this.set(part.chapter, part.startOf(at));
      if (at === page) this.hold(part, at);
      return;
    }
    this.set(part.chapter, part.startOf(page));
    this.hold(part, page);
  }

  /** @param {Part} part */
  pageIn(part) {
    if (this.#picture?.isConnected && part.element.contains(this.#picture)) return part.pageWith(this.#picture);
    return this.offset <= part.start && part.isFirst ? 0 : part.pageOf(this.offset);
  }
}
