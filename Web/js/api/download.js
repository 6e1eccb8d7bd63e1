// @ts-check
// Files that the server makes for a download.

import { asked } from "./request.js";

/**
 * @param {string} path
 * @param {string} name what it is called where the server does not say
 * @param {AbortSignal} [signal]
 * @returns {Promise<File>}
 */
export function download(path, name, signal) {
  return asked(path, { signal }, async (response) => {
    const type = response.headers.get("Content-Type") ?? "";
    return new File([await response.blob()], nameIn(response) ?? name, { type });
  });
}

/** @param {Response} response */
function nameIn(response) {
  const header = response.headers.get("Content-Disposition") ?? "";
  // The whole name stands in the form of RFC 5987, beside one in plain letters.
  const encoded = header.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  return encoded ? decodeURIComponent(encoded) : header.match(/filename="([^"]+)"/i)?.[1];
}
