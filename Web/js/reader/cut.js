// @ts-check
// An article that may be only the beginning says so when it is opened, and offers its page.

import { cutFinding } from "../model/cut.js";
import { texts } from "../texts.js";
import { confirmLeaving } from "../ui/external-link.js";
import { reasonElement } from "../ui/reason.js";
import { showToast } from "../ui/toast.js";

/** The articles that have said it since the page was loaded; "About this book" says it whenever it is asked. */
const told = new Set();

/** @param {import("../model/types.js").BookDetails} details */
export function tellCut({ id, address, findings }) {
  const finding = cutFinding(findings);
  if (!finding || told.has(id)) return;
  told.add(id);
  const sentence = reasonElement("finding", finding, finding.message).textContent ?? "";
  const action = address ? { label: texts.library.openOriginal, run: () => void confirmLeaving(address) } : undefined;
  showToast(sentence, { level: "warning", action });
}
