// @ts-check
// Pure: stand-ins before and after a cut through an element. They are empty and never seen, and let a book's rules
// about neighbours (`:first-child`, `:nth-child()`, `p + p`) hold in a slice as they do in the whole chapter.

/** In these every part of the text stands in an element of its own. */
export const CONTAINERS = new Set([
  "address",
  "article",
  "aside",
  "blockquote",
  "book-body",
  "dd",
  "div",
  "dl",
  "footer",
  "header",
  "li",
  "main",
  "nav",
  "ol",
  "section",
  "ul",
]);
/** An HTML parser takes nothing else out of these. */
const ROWS = new Set(["caption", "tbody", "tfoot", "thead", "tr"]);
const TABLES = new Set(["table", "tbody", "tfoot", "thead"]);
/** What the page looks for by name is stood in for by something that has none. */
const NAMELESS = new Set(["a", "details", "img", "math", "pre", "svg", "table"]);
const VOID = new Set(["br", "hr", "img", "wbr"]);
/** Counts are kept exactly so far, and from there on by what remains of them: 2n, 3n, 4n, 6n and 12n are right. */
const PERIOD = 12;
const EXACT = 2 * PERIOD;
/** `a + b + c` is asked for, no more. */
const LAST = 2;
/** What selectors ask for, besides the name. */
const ASKED = / (?:class|data-type|role)="[^"]*"/g;

/** @param {string | undefined} parent @param {string} child */
export function standsBetween(parent, child) {
  if (parent === undefined) return false;
  return CONTAINERS.has(parent) ? !ROWS.has(child) : TABLES.has(parent) && ROWS.has(child);
}

/**
 * @param {string} name
 * @param {string} [tag] the start tag that it stands in for
 */
export function standIn(name, tag = "") {
  const shown = NAMELESS.has(name) ? "book-gap" : name;
  const start = `<${shown}${(tag.match(ASKED) ?? []).join("")} data-gap="">`;
  return VOID.has(shown) ? start : `${start}</${shown}>`;
}

/** The elements that were met inside another one. */
export class Siblings {
  /** @type {Map<string, {count: number, tag: string}>} by name, with the first one's tag */
  #names = new Map();
  /** @type {{name: string, tag: string}[]} the last ones */
  #last = [];

  /** @param {string} name @param {string} tag */
  add(name, tag) {
    const known = this.#names.get(name);
    if (known) known.count += 1;
    else this.#names.set(name, { count: 1, tag });
    this.#last.push({ name, tag });
    if (this.#last.length > LAST + 1) this.#last.shift();
  }

  /**
   * What stands in for those before a cut.
   * @param {string} parent its name
   * @param {boolean} isOpen whether the last one goes on after the cut
   */
  standIns(parent, isOpen) {
    const before = isOpen ? this.#last.slice(0, -1) : this.#last.slice(-LAST);
    const open = isOpen ? this.#last.at(-1)?.name : undefined;
    if (before.length === 0) return "";
    let html = "";
    for (const [name, { count, tag }] of this.#names) {
      if (!standsBetween(parent, name)) continue;
      const whole = name === open ? count - 1 : count;
      const kept = whole <= EXACT ? whole : PERIOD + (whole % PERIOD);
      const rest = kept - before.filter((sibling) => sibling.name === name).length;
      if (rest > 0) html += standIn(name, tag) + standIn(name).repeat(rest - 1);
    }
    return (
      html +
      before
        .filter(({ name }) => standsBetween(parent, name))
        .map(({ name, tag }) => standIn(name, tag))
        .join("")
    );
  }
}
