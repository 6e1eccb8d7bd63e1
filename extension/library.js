// Pure: the library's address, what is sent to it, and what its answers mean. Tests/Extension tries it without a browser.

/** The most UTF-8 bytes of a page: the library takes 16 MB of JSON, in which each quotation mark and line break takes two. */
export const PAGE_LIMIT = 12 << 20;

/**
 * The address of a library, as somebody has typed or copied it.
 * @param {string} text
 * @returns {string | null} with its scheme and a slash at its end; `null` if it is none
 */
export function libraryAddress(text) {
  const plain = text.trim();
  const isLocal = /^(localhost|127\.|\[::1\])/i.test(plain);
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(plain);
  let address;
  try {
    address = new URL(hasScheme ? plain : `${isLocal ? "http" : "https"}://${plain}`);
  } catch {
    return null;
  }
  if (!/^https?:$/.test(address.protocol) || address.username || address.password) return null;
  // Chromium takes spaces for part of a name.
  if (!/^([\w.-]+|\[[\da-f:.]+\])$/i.test(address.hostname)) return null;
  // What people copy is often a view of the library.
  const base = address.pathname.replace(/\/(read\/\d+|marks|settings|account)\/?$/, "").replace(/\/*$/, "/");
  return address.origin + base;
}

/**
 * The one permission that the extension asks for: the library's host.
 * @param {string} library its address
 */
export function permissionFor(library) {
  // Firefox knows no ports in patterns.
  const { protocol, hostname } = new URL(library);
  return `${protocol}//${hostname}/*`;
}

/**
 * What may be saved of a tab.
 * @param {string | undefined} address the tab's
 */
export const isWebAddress = (address) => /^https?:\/\/[^/]/i.test(address ?? "");

/** @typedef {{library: string, token: string}} Settings */
/** @typedef {{address: string, page: string | null}} Captured `page` is `null` for what is no HTML: the library fetches it */

/**
 * The request that saves a page.
 * @param {Settings} settings
 * @param {Captured} captured
 * @returns {[string, RequestInit]}
 */
export function saveRequest({ library, token }, { address, page }) {
  const body = page === null ? { address } : { address, page };
  return [
    `${library}api/articles`,
    {
      method: "POST",
      credentials: "omit",
      headers: { "Content-Type": "application/json", ...authorization(token) },
      body: JSON.stringify(body),
    },
  ];
}

/**
 * The request that tells whether address and token are right: to save an address that is none.
 *
 * It asks for what saving asks for, so that a token that may only read is found out too.
 * @param {Settings} settings
 */
export const trialRequest = (settings) => saveRequest(settings, { address: "", page: null });

/** @param {string} token @returns {Record<string, string>} */
const authorization = (token) => (token ? { Authorization: `Bearer ${token}` } : {});

/** Names of messages by the library's types of problems, as docs/api.md lists them. */
const MESSAGES = new Map([
  ["sign-in", "errorToken"],
  ["forbidden", "errorScope"],
  ["foreign", "errorForeign"],
  ["no-article", "errorNoArticle"],
  ["not-fetched", "errorNotFetched"],
  ["too-large", "errorTooLarge"],
  ["read-only", "errorNotStored"],
  ["disk-full", "errorNotStored"],
  ["busy", "errorBusy"],
]);

/** Names of messages by the reasons that say more than their type does. */
const REASONS = new Map([["asks-for-consent", "errorConsent"]]);

/** @typedef {{id: number, title: string}} Book */
/** @typedef {{book: Book, isNew: boolean} | {message: string, detail?: string}} Outcome */

/**
 * What an answer to `saveRequest` means.
 * @param {number} status
 * @param {any} body its JSON; `null` if it is none
 * @returns {Outcome}
 */
export function outcomeOf(status, body) {
  if (status === 201 && typeof body?.id === "number") return { book: body, isNew: true };
  const type = String(body?.type ?? "").replace(/^.*[/:#]/, "");
  if (type === "duplicate" && typeof body?.existing?.id === "number") return { book: body.existing, isNew: false };
  const message = REASONS.get(body?.reason) ?? MESSAGES.get(type);
  if (message) return { message };
  if (typeof body?.detail === "string") return { message: "errorOther", detail: body.detail };
  return { message: "errorNoLibrary" };
}

/**
 * What an answer to `trialRequest` means.
 * @param {number} status
 * @param {any} body
 * @returns {{message: string, detail?: string, isGood: boolean}}
 */
export function connectionOf(status, body) {
  if (body?.reason === "web-address") return { message: "connected", isGood: true };
  const outcome = outcomeOf(status, body);
  return "message" in outcome ? { ...outcome, isGood: false } : { message: "errorNoLibrary", isGood: false };
}

/**
 * Where a saved page is read.
 * @param {string} library
 * @param {Book} book
 * @param {boolean} listens whether the voice begins by itself
 */
export const readerAddress = (library, book, listens) => `${library}read/${book.id}${listens ? "?listen" : ""}`;
