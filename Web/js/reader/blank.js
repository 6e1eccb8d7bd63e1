// @ts-check
// A book in which there is nothing to read says so in the place of its text.

import { blankFinding } from "../model/blank.js";
import { texts } from "../texts.js";
import { h, newId } from "../ui/element.js";
import { reasonElement } from "../ui/reason.js";

/**
 * @param {HTMLElement} text the element of the book's text
 * @param {import("../model/types.js").Finding[]} findings about the book's file
 */
export function tellBlank(text, findings) {
  const finding = blankFinding(findings);
  if (!finding) return;
  const id = newId("blank");
  text.after(
    h(
      "section",
      { class: "reader-blank", "aria-labelledby": id },
      h(
        "div",
        { class: "chapter-message" },
        h("h2", { id }, texts.reader.nothingToRead),
        h("p", {}, reasonElement("finding", finding, finding.message)),
      ),
    ),
  );
}
