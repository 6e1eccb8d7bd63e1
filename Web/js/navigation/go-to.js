// @ts-check
// The dialog "Go to" leads to a page, a percentage, a chapter, or another device's place.

import { bookPositions, earlierPositions } from "../api/books.js";
import { wholePercent } from "../basics/locale.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h, replace } from "../ui/element.js";
import { chapterRow, fieldRow, placeList } from "./go-to-rows.js";
import { goalOfPage, goalOfPercent, placeIn } from "./goals.js";

/**
 * @typedef {object} Places
 * @property {number} id of the book
 * @property {number} length
 * @property {number} offset where the reader is
 * @property {{label: string, offset: number, depth: number}[]} chapters
 * @property {{count: number, isExact: boolean, pageAt: (offset: number) => number, offsetOf: (page: number) => number} | null} pages
 */

const words = texts.navigation;

/**
 * @param {Places} places
 * @param {(offset: number) => void} go
 */
export function openGoTo(places, go) {
  const { id, length, offset, pages, chapters } = places;
  const problem = h("p", { class: "form-problem", role: "alert" });
  const leave = (/** @type {number} */ goal) => {
    dialog.close();
    go(placeIn(goal, length));
  };
  const follow = (/** @type {import("./goals.js").Goal} */ goal, /** @type {HTMLInputElement} */ field) => {
    problem.textContent = "";
    if ("offset" in goal) {
      leave(goal.offset);
      return;
    }
    problem.textContent = goal.problem === "page" ? words.noSuchPage(pages?.count ?? 0) : words.noSuchPercent;
    field.focus();
  };
  const pageRow =
    pages &&
    fieldRow(
      {
        label: words.pageField,
        value: String(pages.pageAt(offset)),
        unit: words.ofPages(pages.count, pages.isExact),
        mode: "numeric",
      },
      (text, field) => follow(goalOfPage(text, length, pages), field),
    );
  const percent = String(wholePercent(offset / Math.max(1, length)));
  const percentRow = fieldRow(
    { label: words.percentField, value: percent, unit: "%", mode: "decimal" },
    (text, field) => follow(goalOfPercent(text, length), field),
  );
  const devices = h("div");
  const dialog = openDialog({
    title: words.goToTitle,
    class: "go-to",
    content: h("div", {}, pageRow, percentRow, chapterRow(chapters, offset, leave), problem, devices),
  });
  /** @type {HTMLInputElement | null} */ (dialog.element.querySelector("input"))?.select();
  showDevices();

  async function showDevices() {
    const [positions, earlier] = await Promise.all([
      bookPositions(id).catch(() => []),
      earlierPositions(id).catch(() => []),
    ]);
    // The latest place is where the reader is.
    const left = earlier.slice(1);
    replace(
      devices,
      ...(positions.length < 2 ? [] : placeList(words.devices, positions, length, leave)),
      ...(left.length === 0 ? [] : placeList(words.earlier, left, length, leave)),
    );
  }
}
