// @ts-check
// The service worker: opens the page without its server, and gives what was kept of books. It never answers while the server does.

import { NO_FILE, freshOrKept, keepAnswer, keptAnswer } from "./js/offline/answers.js";
import { cacheOfBookPart, kindOf } from "./js/offline/rules.js";
import { keptFile, keptPage, refreshShell } from "./js/offline/shell.js";

const worker = /** @type {any} */ (self);
const scope = () => worker.registration.scope;

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(refreshShell(scope()).then(() => worker.skipWaiting()));
});
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "claim") event.waitUntil(worker.clients.claim());
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  /** @type {Request} */
  const request = event.request;
  switch (kindOf(request, scope())) {
    case "page":
      event.respondWith(
        freshOrKept(
          request,
          () => keptPage(scope()),
          async () => {
            // What was opened just now is what is kept from now on.
            event.waitUntil(refreshShell(scope()).catch(() => {}));
          },
        ),
      );
      break;
    case "shell":
      event.respondWith(freshOrKept(request, () => keptFile(request), undefined, NO_FILE));
      break;
    case "book":
      event.respondWith(freshOrKept(request, () => keptPart(request)));
      break;
    case "answer":
      event.respondWith(
        freshOrKept(
          request,
          () => keptAnswer(request),
          (response) => keepAnswer(request, response),
        ),
      );
      break;
    default:
  }
});

/** @param {Request} request */
async function keptPart(request) {
  const name = cacheOfBookPart(request.url.slice(scope().length));
  if (!name || !(await caches.has(name))) return undefined;
  return (await caches.open(name)).match(request.url, {
    ignoreVary: true,
    ignoreSearch: request.url.includes("/cover"),
  });
}
