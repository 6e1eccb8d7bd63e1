// @ts-check
// The service worker's copy of the page's own files: all of one build, or none of it.

import { ownName } from "../basics/address.js";

const CURRENT = ownName("vorleser-current");
const PREFIX = ownName("vorleser-shell-");
/** Where the name of the build in use is written down. */
const NAME = "offline/shell";

/** @param {string} text */
async function digest(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @returns {Promise<Cache | null>} */
async function current() {
  const named = await (await caches.open(CURRENT)).match(NAME);
  if (!named) return null;
  const name = await named.text();
  return (await caches.has(name)) ? caches.open(name) : null;
}

/** @param {string} scope @returns {Promise<Response | undefined>} what every view begins with */
export async function keptPage(scope) {
  return (await current())?.match(scope);
}

/** @param {Request} request */
export async function keptFile(request) {
  return (await current())?.match(request.url, { ignoreVary: true });
}

/** @type {Promise<void> | null} */
let underWay = null;

/**
 * Fetches what the page is made of, if it is another build than the one that is kept. It counts once it is whole.
 * @param {string} scope
 */
export function refreshShell(scope) {
  underWay ??= refresh(scope).finally(() => {
    underWay = null;
  });
  return underWay;
}

/** @param {string} scope */
async function refresh(scope) {
  const answer = await fetch(`${scope}api/page`, { cache: "no-store" });
  if (!answer.ok) return;
  /** @type {{build: string, files: {path: string, tag: string}[]}} */
  const { build, files } = await answer.json();
  // Not of the answer's text: JSON has the members of an object in any order, and another text would be another build.
  const name = PREFIX + (await digest(JSON.stringify([build, ...files.map(({ path, tag }) => [path, tag])])));
  const cache = await caches.open(CURRENT);
  if ((await (await cache.match(NAME))?.text()) === name) return;
  const fresh = await caches.open(name);
  try {
    await fresh.addAll(
      [scope, ...files.map(({ path }) => scope + path)].map((url) => new Request(url, { cache: "no-cache" })),
    );
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await cache.put(NAME, new Response(name));
  for (const other of await caches.keys()) if (other.startsWith(PREFIX) && other !== name) await caches.delete(other);
}
