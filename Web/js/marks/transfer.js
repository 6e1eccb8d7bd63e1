// @ts-check
// Exports marks as files, and imports them with a report.

import * as api from "../api/marks.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { saveFile } from "../ui/save-file.js";
import { showToast } from "../ui/toast.js";
import { shortened } from "./quote.js";
import { markQueue } from "./sending.js";

const words = texts.marks;
/** Of a quote that was not found so much is listed, in UTF-16 units. */
const LONGEST_QUOTE = 200;
/** @type {readonly import("../model/types.js").MarkFormat[]} */
const FORMATS = ["markdown", "annotations", "html", "readwise"];

/**
 * The entries of a menu that save marks as a file.
 * @param {number | null} book `null` for those of all books
 * @returns {import("../ui/menu.js").MenuItem[]}
 */
export function exportItems(book) {
  return FORMATS.map((format) => ({
    label: words.exportAs[format],
    icon: /** @type {const} */ ("arrowDownToLine"),
    run: () => {
      save(book, format).catch(showProblem);
    },
  }));
}

/** @param {number | null} book @param {import("../model/types.js").MarkFormat} format */
async function save(book, format) {
  // What waits here belongs into the file.
  await markQueue.flush();
  saveFile(await api.exportMarks(book, format));
}

/** @param {number} book @param {() => void} done called when marks may have come */
export function chooseImport(book, done) {
  const input = h("input", {
    type: "file",
    accept: ".json,.annotation,application/json,application/ld+json",
    hidden: true,
    onchange: () => {
      const file = input.files?.[0];
      input.remove();
      if (file) take(book, file, done).catch(showProblem);
    },
    oncancel: () => input.remove(),
  });
  document.body.append(input);
  input.click();
}

/** @param {number} book @param {File} file @param {() => void} done */
async function take(book, file, done) {
  const busy = showToast(words.importBusy, { duration: Infinity });
  try {
    report(await api.importMarks(book, file));
  } finally {
    busy.close();
    done();
  }
}

/** @param {import("../model/types.js").MarkImport} result */
function report({ placed, known, unplaced }) {
  const isNothing = placed.length === 0 && known === 0 && unplaced.length === 0;
  openDialog({
    title: words.importTitle,
    class: "import-report",
    content: h(
      "div",
      {},
      h(
        "p",
        {},
        isNothing
          ? words.importNothing
          : [
              placed.length > 0 || known === 0 ? words.importPlaced(placed.length) : "",
              known > 0 ? words.importKnown(known) : "",
            ]
              .join(" ")
              .trim(),
      ),
      unplaced.length > 0 && h("p", {}, words.importUnplaced(unplaced.length)),
      unplaced.length > 0 &&
        h(
          "ul",
          { class: "import-unplaced" },
          ...unplaced.map(({ quote, note, reason }) =>
            h(
              "li",
              {},
              h("q", { dir: "auto" }, shortened(quote, LONGEST_QUOTE)),
              note && h("p", { dir: "auto" }, shortened(note, LONGEST_QUOTE)),
              h("p", { class: "import-reason" }, reason),
            ),
          ),
        ),
    ),
    actions: [{ label: texts.common.close, value: "", kind: "primary" }],
  });
}
