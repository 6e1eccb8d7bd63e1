// What the extension asks its browser for: texts, settings, tabs.

/** Firefox's name, and Chromium's. */
export const api = globalThis.browser ?? globalThis.chrome;

/** @param {string} name @param {string[]} values */
export const text = (name, ...values) => api.i18n.getMessage(name, values);

/** @returns {Promise<{library: string, token: string} | null>} `null` before the options were filled in */
export async function settings() {
  const { library, token } = await api.storage.local.get(["library", "token"]);
  return library ? { library, token: token ?? "" } : null;
}

/** Puts the texts into a page: each element with `data-text` gets the message of that name. */
export function fillTexts() {
  document.documentElement.lang = api.i18n.getUILanguage();
  for (const element of document.querySelectorAll("[data-text]"))
    element.textContent = text(element.getAttribute("data-text") ?? "");
}

/**
 * An answer's JSON; `null` if it is none, as of a server that is no library.
 * @param {Response} answer
 */
export const jsonOf = (answer) => answer.json().catch(() => null);
