// @ts-check
// The route of the events that the server sends.

import { addressOf } from "../basics/address.js";
import { pendingRequests } from "./pending-requests.js";
import { bookFormats } from "./books.js";
import { credentials } from "./request.js";

/** After a refusal the browser gives up, so we ask again after this. */
const RECONNECTION_MILLISECONDS = 3000;

/**
 * Listens to what happens in the library, and connects again when the connection is lost.
 * @param {Record<string, (data: any) => void>} handlers by the name of the event; `open` is called
 *   on every connection, `lost` whenever there is none
 * @returns {() => void} stops listening
 */
export function events(handlers) {
  /** @type {EventSource} */
  let source;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isOver = false;
  const connect = async () => {
    await pendingRequests.ready;
    if (isOver) return;
    source = new EventSource(addressOf("/api/events"));
    source.onopen = () => handlers.open?.(null);
    source.onerror = () => {
      handlers.lost?.(null);
      if (pendingRequests.isStopped) source.close();
      if (source.readyState === EventSource.CLOSED) {
        // Refused, perhaps because nobody is signed in: a call that asks finds out.
        bookFormats().catch(() => {});
        timer = setTimeout(connect, RECONNECTION_MILLISECONDS);
      }
    };
    for (const [name, handler] of Object.entries(handlers)) {
      if (name === "open" || name === "lost") continue;
      source.addEventListener(name, (event) => handler(JSON.parse(event.data)));
    }
  };
  credentials.ready.then(connect);
  return () => {
    isOver = true;
    clearTimeout(timer);
    source?.close();
  };
}
