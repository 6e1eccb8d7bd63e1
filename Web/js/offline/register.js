// @ts-check
// Registers the service worker where the browser allows one: under https, or on the machine itself.

import { credentials } from "../api/request.js";
import { addressOf } from "../basics/address.js";
import { soundFirst } from "../player/sound-first.js";
import { keepAnswers } from "./kept-answers.js";

/** After the page has come to rest, in ms: fetching all of it a second time must not slow the first, nor keep a listener waiting. */
const WAIT = 3000;

export function registerWorker() {
  if (!("serviceWorker" in navigator)) return;
  // What was asked before there was a worker has not been kept yet.
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener(
      "controllerchange",
      async () => {
        // The worker may be there while somebody is still signing in.
        await credentials.ready;
        keepAnswers(["api/books", "api/voices"]);
      },
      { once: true },
    );
  }
  setTimeout(async () => {
    await soundFirst.turn();
    navigator.serviceWorker.register(addressOf("/sw.js"), { type: "module", updateViaCache: "none" }).catch((error) => {
      console.info(`Without a service worker the page needs its server: ${error.message}`);
    });
  }, WAIT);
}
