// @ts-check
// `ComingBack`: somebody who comes back from a book finds the library as it was left: the search, and the place in the list.

import { keepView, keptView } from "./kept-view.js";
import { settle } from "./settling.js";

export class ComingBack {
  /**
   * Where somebody was, until that is to be seen again.
   * @type {import("./kept-view.js").KeptView | null}
   */
  #kept = keptView();

  get search() {
    return this.#kept?.search ?? "";
  }

  /**
   * Notes where somebody is.
   * @param {string} search
   * @param {import("./grid.js").Grid} grid
   * @param {number} edge of the window below which books are seen
   */
  keep(search, grid, edge) {
    // Gone before the list was there: what was kept still holds.
    if (this.#kept) return;
    keepView({ search, scroll: scrollY, anchor: grid.anchor(edge) });
  }

  /**
   * Goes where somebody was.
   * @param {import("./grid.js").Grid} grid
   * @param {AbortSignal} signal
   */
  goThere(grid, signal) {
    if (!this.#kept) return;
    const { scroll, anchor } = this.#kept;
    this.#kept = null;
    const card = anchor && grid.reach(anchor.index);
    if (anchor && card) settle(card, anchor.top, signal);
    else scrollTo(0, anchor ? 0 : scroll);
  }
}
