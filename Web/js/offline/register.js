// @ts-check
// Registers the service worker where the browser allows one: under https, or on the machine itself.

import { credentials } from "../api/request.js";
import { addressOf } from "../basics/address.js";
import { soundFirst } from "../player/sound-first.js";
import { keepAnswers } from "./kept-answers.js";

/** After the page has come to rest, in ms: fetching all of it a second time must not slow the first, nor keep a listener waiting. */
const WAIT = 3000;

/** Whether the worker of this library answers for the page, and not that of another one at the root of the same host. */
const isServed = () =>
  navigator.serviceWorker.controller?.scriptURL === new URL(addressOf("/sw.js"), location.href).href;

export function registerWorker() {
  if (!("serviceWorker" in navigator)) return;
  // What was asked before there was a worker has not been kept yet.
  if (!isServed()) {
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
    try {
      const options = /** @type {RegistrationOptions} */ ({ type: "module", updateViaCache: "none" });
      const { active } = await navigator.serviceWorker.register(addressOf("/sw.js"), options);
      // A worker that began while the page was loading, or a page that was loaded past the browser's caches, leaves the page alone.
      if (!isServed()) active?.postMessage("claim");
    } catch (error) {
      console.info(`Without a service worker the page needs its server: ${/** @type {Error} */ (error).message}`);
    }
  }, WAIT);
}
