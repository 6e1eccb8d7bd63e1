// @ts-check
// Pure: `ListChoice` is which books the library shows: by a search and filters, in an order.

/**
 * @typedef {import("./filters.js").Filters} Filters
 * @typedef {import("./order.js").Order} Order
 */

export class ListChoice {
  #isHandMade;
  search;
  filters;
  order;

  /**
   * @param {{search: string, filters: Filters, order: Order}} chosen
   * @param {(collection: number) => boolean} isHandMade whether a person has put a collection in order, which a smart shelf is not
   */
  constructor({ search, filters, order }, isHandMade) {
    this.search = search;
    this.filters = filters;
    this.order = order;
    this.#isHandMade = isHandMade;
  }

  /** The collection that is shown; `undefined` while none is. */
  get collection() {
    return this.filters.collection === undefined ? undefined : Number(this.filters.collection);
  }

  /** Whether the books stand as a person has put the collection in order. */
  get isByHand() {
    return this.collection !== undefined && this.#isHandMade(this.collection);
  }

  get isFiltered() {
    return Object.keys(this.filters).length > 0;
  }

  /** Whether all books are shown. */
  get isEverything() {
    return !this.search && !this.isFiltered;
  }

  /** Whether a collection and nothing else decides which books are shown. */
  get isCollectionAlone() {
    return this.collection !== undefined && !this.search.trim() && Object.keys(this.filters).length === 1;
  }

  /**
   * What the list is asked for.
   * @param {import("./list-query.js").Wanted["group"]} group
   * @returns {import("./list-query.js").Wanted}
   */
  wanted(group) {
    return { search: this.search.trim(), filters: this.filters, order: this.isByHand ? "place" : this.order, group };
  }

  /**
   * Tells one list from another, so that books keep their places while only what is known of them changes.
   * @param {string} group
   * @param {readonly number[]} numbers
   */
  signature(group, numbers) {
    return JSON.stringify([this.search, this.order, this.filters, group, this.isByHand && numbers]);
  }
}
