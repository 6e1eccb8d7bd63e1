// @ts-check
// Gives a file that the page has in memory to the browser, which saves it among its downloads.

import { h } from "./element.js";

/** Milliseconds that a browser may need to take a file. */
const TAKEN = 60_000;

/** @param {File} file */
export function saveFile(file) {
  const address = URL.createObjectURL(file);
  const link = h("a", { href: address, download: file.name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), TAKEN);
}
