// @ts-check
// An article that may be only the beginning says so when it is opened, and offers its page.

import { personal } from "../basics/storage.js";
import { cutFinding } from "../model/cut.js";
import { texts } from "../texts.js";
import { confirmLeaving } from "../ui/external-link.js";
import { reasonElement } from "../ui/reason.js";
import { showToast } from "../ui/toast.js";

/** The numbers of the articles that have said it to this person on this device; "About this book" says it whenever it is asked. */
const KEY = "vorleser.cut-told";
/** More articles than most libraries have that may be cut; the ones that said it first are forgotten. */
const LIMIT = 500;

/** @param {import("../model/types.js").BookDetails} details */
export function tellCut({ id, address, findings }) {
  const finding = cutFinding(findings);
  if (!finding || !isFirst(id)) return;
  const sentence = reasonElement("finding", finding, finding.message).textContent ?? "";
  const action = address ? { label: texts.library.openOriginal, run: () => void confirmLeaving(address) } : undefined;
  showToast(sentence, { level: "warning", action });
}

/** @param {number} id */
function isFirst(id) {
  const told = toldBefore();
  if (told.includes(id)) return false;
  personal.setItem(KEY, JSON.stringify([...told, id].slice(-LIMIT)));
  return true;
}

/** @returns {number[]} */
function toldBefore() {
  try {
    const list = JSON.parse(personal.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
