// @ts-check
// Where the library lies on its host. Every address that the page makes or reads passes here, so that the library may
// lie at a path.

/**
 * The path under which it lies: nothing, or such as `/books`. The service worker knows it from its scope, the page from its
 * document, into which the server writes it; outside of browsers there is none.
 */
export const base = found();

function found() {
  const scope = /** @type {any} */ (globalThis).registration?.scope;
  if (scope) return new URL(scope).pathname.replace(/\/$/, "");
  return globalThis.document?.querySelector('meta[name="base-path"]')?.getAttribute("content") ?? "";
}

/**
 * An address of this library. What the server answers has such addresses already.
 * @param {string} path as docs/api.md has it, from its slash on
 */
export const addressOf = (path) => base + path;

/**
 * The path of an address on this host, as docs/api.md has it; `null` for what lies beside this library.
 * @param {string} pathname as `location` has it
 */
export const pathOf = (pathname) => below(base, pathname);

/** @param {string} start @param {string} pathname @returns {string | null} */
export function below(start, pathname) {
  if (start && pathname === start) return "/";
  return pathname.startsWith(`${start}/`) ? pathname.slice(start.length) : null;
}

/**
 * The name of something that a browser keeps for a whole host, such as a cache: another one for each library there.
 * @param {string} name
 */
export const ownName = (name) => nameAt(base, name);

/**
 * The name that was given to `ownName`; `null` for what another library keeps.
 * @param {string | null} kept
 */
export const givenName = (kept) => nameGiven(base, kept);

/** @param {string} start @param {string} name */
export function nameAt(start, name) {
  return start ? `${start}:${name}` : name;
}

/** @param {string} start @param {string | null} kept */
export function nameGiven(start, kept) {
  // No path has a colon, and no name begins with a slash.
  if (!start) return kept?.startsWith("/") ? null : kept;
  return kept?.startsWith(`${start}:`) ? kept.slice(start.length + 1) : null;
}

/**
 * Whether a host's name leads each device to itself, so that a link with it is of no use elsewhere.
 * @param {string} host as `location.hostname` has it
 */
export const isLoopback = (host) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
