// @ts-check
// `TileLayer`: the parts of a page that is larger than one picture; those in view are drawn.

import { drawnTileAddress } from "../api/drawn-pages.js";
import { h } from "../ui/element.js";
import { tilesOf } from "./tiles.js";

/** What a server that draws many pages, or a lost connection, is given before a tile is asked for again, in milliseconds. */
const DELAYS = [1000, 3000];
/** Tiles are drawn before they come into view. */
const MARGIN = "256px";

export class TileLayer {
  element = h("div", { class: "drawn-tiles", "aria-hidden": "true" });
  #book;
  #page;
  #size;
  #width = 0;
  /** @type {IntersectionObserver | null} */
  #observer = null;

  /**
   * @param {number} book its id
   * @param {number} page its index
   * @param {import("../fixed/spreads.js").Size} size of the page, before it is turned
   */
  constructor(book, page, size) {
    this.#book = book;
    this.#page = page;
    this.#size = size;
  }

  /** @param {number} wanted the width of the page in pixels of the screen */
  show(wanted) {
    const { width, tiles } = tilesOf(this.#size, wanted);
    if (width === this.#width) return;
    this.#width = width;
    this.#observer?.disconnect();
    this.#observer = null;
    this.element.replaceChildren();
    if (tiles.length === 0) return;
    const byPlace = new Map(
      tiles.map((tile) => {
        const place = h("div");
        Object.assign(place.style, {
          left: `${tile.left * 100}%`,
          top: `${tile.top * 100}%`,
          width: `${tile.width * 100}%`,
          height: `${tile.height * 100}%`,
        });
        return [/** @type {Element} */ (place), tile];
      }),
    );
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const tile = byPlace.get(target);
          if (!isIntersecting || !tile) continue;
          observer.unobserve(target);
          this.#draw(target, tile, width);
        }
      },
      { rootMargin: MARGIN },
    );
    this.#observer = observer;
    for (const place of byPlace.keys()) {
      this.element.append(place);
      observer.observe(place);
    }
  }

  /**
   * Until the tile is there, the picture of the whole page is seen.
   * @param {Element} place @param {import("./tiles.js").Tile} tile @param {number} width
   */
  async #draw(place, { column, row }, width) {
    for (const delay of [0, ...DELAYS]) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (this.#width !== width) return;
      const src = drawnTileAddress(this.#book, this.#page, width, column, row);
      const picture = h("img", { alt: "", draggable: "false", src });
      try {
        await picture.decode();
      } catch {
        continue;
      }
      if (this.#width === width) place.append(picture);
      return;
    }
    // What comes into view again is asked for again.
    if (this.#width === width) this.#observer?.observe(place);
  }
}
