// @ts-check
// The library takes files in every way, and shows what becomes of them.

import { followAdditions } from "./additions.js";
import { ImportPanel } from "./import-panel.js";
import { tellNoMore } from "./import-toasts.js";
import { imports } from "./imports.js";
import { takeShared, watchForDrops, watchForPastes } from "./incoming.js";

/**
 * @param {HTMLElement} root of the view
 * @param {AbortSignal} signal
 */
export function receiveFiles(root, signal) {
  // The panel shows it from now on.
  tellNoMore();
  new ImportPanel(root, signal);
  watchForDrops(signal);
  watchForPastes(signal);
  imports.resume();
  followAdditions();
  takeShared();
}
