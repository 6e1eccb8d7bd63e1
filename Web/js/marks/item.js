// @ts-check
// A mark's item in a list.

import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { formatDate } from "../basics/locale.js";
import { menuButton } from "../ui/menu-button.js";
import { noteElement } from "./note.js";
import { opening, shortened } from "./quote.js";

/**
 * @typedef {import("../model/mark.js").Mark & {title?: string}} Mark
 * @typedef {object} Uses
 * @property {(mark: Mark) => string} address of its place
 * @property {(mark: Mark) => void} go
 * @property {((mark: Mark) => void) | null} play
 * @property {(mark: Mark) => (import("../ui/menu.js").MenuItem | "separator")[]} menu
 * @property {(mark: Mark) => boolean} isWaiting whether the server has it yet
 * @property {string | null} language of the book, where it is one
 */

const words = texts.marks;
/** Of a quote so much is shown in a list, in UTF-16 units. */
const LONGEST_QUOTE = 280;
/** UTF-16 units of its quote that name a mark for screen readers. */
const LONGEST_NAME = 40;

/**
 * What an entry shows: it is drawn anew when this differs.
 * @param {Mark} mark
 * @param {boolean} isWaiting
 */
export function itemKey({ id, book, kind, color, style, note, quote, chapter, isPlaced, created }, isWaiting) {
  return JSON.stringify([book, id, kind, color, style, note, quote.exact, chapter, isPlaced, created, isWaiting]);
}

/** @param {Mark} mark @param {Uses} uses @returns {HTMLElement} */
export function itemElement(mark, uses) {
  const { kind, note } = mark;
  const quote = quoteOf(mark) || words.bookmark;
  const name = shortened(quote, LONGEST_NAME);
  const { play } = uses;
  return h(
    "li",
    { class: "mark-item", "data-mark-id": mark.id, "data-kind": kind },
    jumpLink(mark, quote, uses),
    note.trim() !== "" && noteElement(note),
    h(
      "div",
      { class: "mark-foot" },
      aboutElement(mark, uses.isWaiting(mark)),
      play !== null &&
        mark.isPlaced &&
        iconButton("play", words.playOf(name), { "data-part": "play", onclick: () => play(mark) }),
      menuButton("more", words.moreOf(name), () => uses.menu(mark), { "data-part": "more" }),
    ),
  );
}

/** @param {Mark} mark @param {string} quote @param {Uses} uses */
function jumpLink(mark, quote, uses) {
  const { kind, color, style, isPlaced } = mark;
  return h(
    "a",
    {
      class: "mark-jump",
      href: isPlaced ? uses.address(mark) : null,
      "data-part": "jump",
      onclick: (/** @type {MouseEvent} */ event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !mark.isPlaced) return;
        event.preventDefault();
        uses.go(mark);
      },
    },
    kind === "bookmark" && icon("bookmarked"),
    h(
      "span",
      {
        class: "mark-quote",
        "data-color": kind === "highlight" ? color : null,
        "data-style": kind === "highlight" ? style : null,
        lang: uses.language,
        dir: "auto",
      },
      h("span", {}, quote),
    ),
  );
}

/**
 * The mark's chapter and day, and a sign while the server does not have it.
 * @param {Mark} mark @param {boolean} isWaiting
 */
function aboutElement({ chapter, created }, isWaiting) {
  return h(
    "p",
    { class: "mark-meta" },
    chapter && h("span", { class: "mark-chapter" }, chapter),
    h(
      "time",
      { datetime: created, title: formatDate(created, { dateStyle: "full", timeStyle: "short" }) },
      formatDate(created, { dateStyle: "medium" }),
    ),
    isWaiting &&
      h(
        "span",
        { class: "mark-waiting", title: words.isWaiting, role: "img", "aria-label": words.isWaiting },
        icon("offline"),
      ),
  );
}

/**
 * A highlight's passage; of a bookmark, which has none, the words that follow it.
 * @param {Mark} mark
 */
function quoteOf({ quote }) {
  if (!quote.exact) return opening(quote.suffix);
  const whole = quote.tail ? `${quote.exact} … ${quote.tail}` : quote.exact;
  return shortened(whole, LONGEST_QUOTE);
}
