// @ts-check
// Pure: `OpenElements` are the elements around a place in a chapter's HTML. It knows where a cut may be, and opens them again behind it.

import { CONTAINERS, Siblings } from "./siblings.js";

const VOID = new Set(["br", "col", "hr", "img", "wbr"]);
const INDIVISIBLE = new Set(["svg", "math", "ruby", "caption"]);
const WHOLE = new Set([...INDIVISIBLE, "tr", "td", "th", "thead", "tfoot"]);

/** @typedef {{name: string, tag: string, items: number, inside: Siblings}} Open `items`: the number of the list's next item */

export class OpenElements {
  /** @type {Open[]} the outermost first */
  #open = [];

  get count() {
    return this.#open.length;
  }

  /** The name of the innermost. */
  get innermost() {
    return this.#open.at(-1)?.name;
  }

  /** Whether a cut may go through all of them, if there is no other way. */
  get areDivisible() {
    return this.#open.every(({ name }) => !INDIVISIBLE.has(name));
  }

  /** Whether none of them is better left whole. */
  get arePartible() {
    return this.#open.every(({ name }) => !WHOLE.has(name));
  }

  /** Whether all of them only hold blocks. */
  get areContainers() {
    return this.#open.every(({ name }) => CONTAINERS.has(name));
  }

  /**
   * An element begins.
   * @param {string} name @param {string} tag all of its tag @param {string} attributes
   */
  enter(name, tag, attributes) {
    this.#open.at(-1)?.inside.add(name, tag);
    if (name === "li") this.#count(attributes);
    if (VOID.has(name) || attributes.endsWith("/")) return;
    const start = name === "ol" ? /\bstart="(-?\d+)"/.exec(attributes) : null;
    this.#open.push({ name, tag, items: start ? Number(start[1]) : 1, inside: new Siblings() });
  }

  /**
   * An element ends, and with it those that were left open in it.
   * @param {string} name
   */
  close(name) {
    let index = this.#open.length - 1;
    while (index >= 0 && this.#open[index].name !== name) index -= 1;
    if (index >= 0) this.#open.length = index;
  }

  /** The tags that open all of them again behind a cut, with what stands in for their children before it. */
  reopened() {
    return this.#open
      .map((open, index) => {
        const child = this.#open[index + 1];
        return reopened(open, child) + open.inside.standIns(open.name, child !== undefined);
      })
      .join("");
  }

  /** @param {string} attributes of a list item */
  #count(attributes) {
    const list = this.#open.at(-1);
    if (!list) return;
    const value = /\bvalue="(-?\d+)"/.exec(attributes);
    list.items = (value ? Number(value[1]) : list.items) + 1;
  }
}

/** @param {Open} open @param {Open | undefined} child what is open inside @returns {string} */
function reopened({ name, tag, items }, child) {
  const attributes = tag.slice(1 + name.length, -1).replace(/ (?:id|start|value)="[^"]*"/g, "");
  const start = name === "ol" ? ` start="${child?.name === "li" ? items - 1 : items}"` : "";
  return `<${name}${attributes}${start} data-continues="">`;
}
