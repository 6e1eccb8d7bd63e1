// @ts-check
// Pure: sorts the findings about a book's file, lost text first.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { reasonElement } from "../ui/reason.js";

/** @typedef {import("../model/types.js").Finding} Finding */

/** More tell nothing new; `vorleser check` lists them all. */
const limit = 30;
const order = ["major", "moderate", "minor"];

/**
 * @param {Finding[]} findings
 * @returns {HTMLElement[]} nothing for a book without any
 */
export function findingList(findings) {
  if (findings.length === 0) return [];
  const { problems } = texts.library;
  const sorted = [...findings].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  const rows = sorted
    .slice(0, limit)
    .map(({ severity, place, message, code, values }) =>
      h(
        "li",
        { "data-severity": severity },
        h("strong", {}, problems[/** @type {"major"} */ (severity)]),
        " ",
        reasonElement("finding", { code, values }, message),
        " ",
        h("small", { dir: "ltr" }, place),
      ),
    );
  const rest = sorted.length - rows.length;
  return [
    h(
      "details",
      { class: "findings", open: sorted[0].severity === "major" },
      h("summary", {}, problems.title(sorted.length)),
      h("ul", {}, ...rows),
      ...(rest > 0 ? [h("p", {}, problems.more(rest))] : []),
    ),
  ];
}
