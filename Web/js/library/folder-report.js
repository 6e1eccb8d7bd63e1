// @ts-check
// Says what became of a folder that was added: how many books, and why others were not.

import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { sentenceOf } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";

/** @typedef {import("../model/types.js").ArchiveImport} ArchiveImport */

const words = texts.folders;
/** So many files are listed; more of them mostly have the same reason. */
const LISTED = 200;

/** @param {string} name of the folder @param {ArchiveImport} outcome */
export function tellFolder(name, { books, known, refused }) {
  const added = words.added(name, books.length);
  const parts = [
    added,
    known.length > 0 && words.known(known.length),
    refused.length > 0 && words.refused(refused.length),
  ];
  const text = parts.filter(Boolean).join(" ");
  if (refused.length === 0) showToast(text);
  else
    showToast(text, {
      level: "warning",
      duration: Infinity,
      action: { label: words.show, run: () => openReport(name, text, refused) },
    });
}

/** @param {string} name @param {string} text @param {ArchiveImport["refused"]} refused */
function openReport(name, text, refused) {
  openDialog({
    title: name,
    class: "folder-report",
    content: h(
      "div",
      {},
      h("p", {}, text),
      h(
        "ul",
        { role: "list" },
        ...refused
          .slice(0, LISTED)
          .map(({ path, problem }) =>
            h("li", {}, h("strong", { dir: "auto" }, path), h("span", {}, sentenceOf(new Problem(problem)))),
          ),
      ),
      refused.length > LISTED && h("p", {}, texts.library.moreWaiting(refused.length - LISTED)),
    ),
    actions: [{ label: texts.common.close, value: "", kind: "primary" }],
  });
}
