// @ts-check
// The service worker's copy of the server's latest answers. It serves a copy only while the server does not answer.

import { ownName } from "../basics/address.js";

/** Where answers are kept that belong to no book's own cache. */
export const ANSWERS = ownName("vorleser-answers");
/** Milliseconds that a server may take while there is something to give instead: in another network a request hangs for minutes. */
const PATIENCE = 4000;
/** After it did not answer it is not waited for during so many milliseconds. */
const GIVEN_UP_FOR = 15_000;
/** Kept answers; the oldest go. There are a few for each book. */
const MOST_ANSWERS = 400;

/** A proxy that has lost the server answers in its place. */
const NO_SERVER = [502, 504];
/** A server of another build does not have the files of the page that is open, whose names change with what is in them. */
export const NO_FILE = [...NO_SERVER, 404];

let givenUpUntil = 0;

/**
 * The network's answer, else the one that is kept.
 * @param {Request} request
 * @param {() => Promise<Response | undefined>} kept
 * @param {(response: Response) => Promise<void>} [keep]
 * @param {number[]} [absent] the statuses in whose place the kept answer is given
 * @returns {Promise<Response>}
 */
export async function freshOrKept(request, kept, keep, absent = NO_SERVER) {
  if (Date.now() < givenUpUntil) {
    const known = await kept();
    if (known) {
      // It may be there again; the next one asks it first.
      fetch(request.url, { cache: "no-store", method: "HEAD" }).then(
        () => {
          givenUpUntil = 0;
        },
        () => {},
      );
      return known;
    }
  }
  /** @type {Promise<Response>} */
  const asked = fetch(request).then((response) => {
    givenUpUntil = 0;
    return response;
  });
  const late = new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));
  try {
    const response = await Promise.race([asked, late]);
    if (response) return await checked(response, kept, keep, absent);
    const known = await kept();
    if (!known) return await asked;
    asked.catch(() => {});
    givenUpUntil = Date.now() + GIVEN_UP_FOR;
    return known;
  } catch (error) {
    const known = await kept();
    if (!known) throw error;
    givenUpUntil = Date.now() + GIVEN_UP_FOR;
    return known;
  }
}

/**
 * @param {Response} response @param {() => Promise<Response | undefined>} kept @param {((response: Response) => Promise<void>) | undefined} keep
 * @param {number[]} absent
 */
async function checked(response, kept, keep, absent) {
  if (absent.includes(response.status)) return (await kept()) ?? response;
  if (response.ok && keep) await keep(response.clone()).catch(() => {});
  return response;
}

/** @param {Request} request @param {Response} response */
export async function keepAnswer(request, response) {
  const cache = await caches.open(ANSWERS);
  // Deleted first, so that it is the newest in the order of the cache.
  await cache.delete(request.url);
  await cache.put(request.url, response);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS))) await cache.delete(old);
}

/** @param {Request} request */
export const keptAnswer = async (request) => (await caches.open(ANSWERS)).match(request.url, { ignoreVary: true });
