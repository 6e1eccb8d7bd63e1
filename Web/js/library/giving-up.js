// @ts-check
// Gives an import up: what is sent, read or kept of its file on the server.

import { giveUpUpload } from "../api/upload-pieces.js";
import { isUnderWay } from "./import-item.js";
import { failsAgain } from "./import-order.js";

/** @typedef {import("./import-item.js").Import} Import */

/** @param {Import} item that the person cancels, or dismisses when it has failed */
export function giveUpImport(item) {
  item.given.abort();
  if (isKept(item)) giveUpUpload(item.resumption.id ?? "");
}

/** @param {Import} item @returns {boolean} whether the server has some of it that nobody else gives up */
function isKept(item) {
  // What this page sends gives itself up; what is no book has gone already.
  const isGone = item.stage === "done" || failsAgain(item) || (isUnderWay(item) && !item.isElsewhere);
  return item.isOwn && item.resumption.id !== null && !isGone;
}
