// @ts-check
// The dialog "Go to" leads to a page, a percentage, a chapter, or another device's place.

import { bookPositions, earlierPositions } from "../api/books.js";
import { displayName } from "../settings/device.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId, replace } from "../ui/element.js";
import { formatDate, wholePercent } from "../basics/locale.js";
import { fractionIn } from "./ticks.js";

/**
 * @typedef {object} Places
 * @property {number} id of the book
 * @property {number} length
 * @property {number} offset where the reader is
 * @property {{label: string, offset: number, depth: number}[]} chapters
 * @property {{count: number, isExact: boolean, pageAt: (offset: number) => number, offsetOf: (page: number) => number} | null} pages
 */

const words = texts.navigation;
/** A list of chapters longer than this would be slow to open; the contents have them all. */
const CHAPTERS_LISTED = 2000;

/**
 * @param {Places} places
 * @param {(offset: number) => void} go
 */
export function openGoTo(places, go) {
  const { id, length, offset, pages, chapters } = places;
  const problem = h("p", { class: "form-problem", role: "alert" });
  const leave = (/** @type {number} */ goal) => {
    dialog.close();
    go(Math.max(0, Math.min(Math.round(goal), Math.max(0, length - 1))));
  };

  const toFraction = (/** @type {string} */ text) => {
    const fraction = fractionIn(text);
    if (fraction === null) return words.noSuchPercent;
    // The first place at which that is how far one is.
    leave(Math.ceil(fraction * length));
    return null;
  };
  const pageForm =
    pages &&
    row(words.pageField, String(pages.pageAt(offset)), words.ofPages(pages.count, pages.isExact), "numeric", (text) => {
      // The first field is the one that is typed into.
      if (text.endsWith("%")) return toFraction(text);
      const page = Number(text);
      if (!Number.isInteger(page) || page < 1 || page > pages.count) return words.noSuchPage(pages.count);
      leave(pages.offsetOf(page));
      return null;
    });
  const percentForm = row(
    words.percentField,
    String(wholePercent(offset / Math.max(1, length))),
    "%",
    "decimal",
    toFraction,
  );
  const devices = h("div");
  const dialog = openDialog({
    title: words.goToTitle,
    class: "go-to",
    content: h("div", {}, pageForm, percentForm, chapterRow(), problem, devices),
  });
  /** @type {HTMLInputElement | null} */ (dialog.element.querySelector("input"))?.select();
  showDevices();

  /**
   * @param {string} label @param {string} value @param {string} unit @param {string} mode
   * @param {(text: string) => string | null} submit gives the problem
   */
  function row(label, value, unit, mode, submit) {
    const field = h("input", {
      type: "text",
      class: "field",
      id: newId("goto"),
      value,
      inputmode: mode,
      autocomplete: "off",
      size: 6,
    });
    return h(
      "form",
      {
        class: "go-to-row",
        novalidate: true,
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          problem.textContent = submit(field.value.trim()) ?? "";
          if (problem.textContent) field.focus();
        },
      },
      h("label", { for: field.id }, label),
      field,
      h("span", {}, unit),
      button(words.go, { type: "submit", "aria-label": `${words.go}: ${label}` }),
    );
  }

  function chapterRow() {
    const listed = chapters.slice(0, CHAPTERS_LISTED);
    if (listed.length < 2) return null;
    let current = 0;
    listed.forEach((entry, index) => {
      if (entry.offset <= offset) current = index;
    });
    const select = h(
      "select",
      { class: "field", id: newId("goto") },
      ...listed.map(({ label, depth }, index) =>
        h("option", { value: index, selected: index === current }, `${"\u2003".repeat(Math.min(depth, 4))}${label}`),
      ),
    );
    return h(
      "form",
      {
        class: "go-to-row",
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          leave(listed[Number(select.value)].offset);
        },
      },
      h("label", { for: select.id }, words.chapterField),
      select,
      button(words.go, { type: "submit", "aria-label": `${words.go}: ${words.chapterField}` }),
    );
  }

  async function showDevices() {
    const [positions, earlier] = await Promise.all([
      bookPositions(id).catch(() => []),
      earlierPositions(id).catch(() => []),
    ]);
    // The latest place is where the reader is.
    const left = earlier.slice(1);
    replace(
      devices,
      ...(positions.length < 2 ? [] : placeList(words.devices, positions)),
      ...(left.length === 0 ? [] : placeList(words.earlier, left)),
    );
  }

  /** @param {string} title @param {import("../model/types.js").Position[]} positions */
  function placeList(title, positions) {
    return [
      h("h3", {}, title),
      h(
        "ul",
        { class: "go-to-devices", role: "list" },
        ...positions.map((position) =>
          h(
            "li",
            {},
            button(words.deviceAt(displayName(position.device), position.offset / Math.max(1, length)), {
              kind: "quiet",
              onclick: () => leave(position.offset),
            }),
            h(
              "span",
              {},
              position.updated ? formatDate(position.updated, { dateStyle: "medium", timeStyle: "short" }) : "",
            ),
          ),
        ),
      ),
    ];
  }
}
