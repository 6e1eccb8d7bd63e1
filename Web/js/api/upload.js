// @ts-check
// Sends a file and tells how far it is.

import { addressOf } from "../basics/address.js";
import { Problem } from "../model/problem.js";
import { credentials, unreachable } from "./request.js";

/** @typedef {{copy?: boolean, edition?: boolean, token?: string, isPrivate?: boolean, password?: string | null,
 *   signal?: AbortSignal, progress?: (fraction: number) => void}} UploadOptions */

/**
 * `XMLHttpRequest`, because `fetch` does not tell how far it is.
 * @param {string} method @param {string} path @param {Blob} file @param {UploadOptions} options
 * @returns {Promise<any>} the answer
 */
export async function upload(method, path, file, options) {
  options.signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, addressOf(path));
    request.setRequestHeader("Content-Type", "application/octet-stream");
    if (credentials.csrf) request.setRequestHeader("X-CSRF-Token", credentials.csrf);
    for (const [name, value] of Object.entries(passwordHeader(options))) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => options.progress?.(event.loaded / (event.total || 1));
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status < 300) resolve(answer);
      else reject(answer?.type ? new Problem(answer) : unreachable());
    };
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(new DOMException("Given up.", "AbortError"));
    options.signal?.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

/**
 * The password of an encrypted file, where one was entered: in no address, which proxies write down.
 * @param {{password?: string | null}} options
 * @returns {Record<string, string>}
 */
export function passwordHeader({ password }) {
  return password ? { "X-File-Password": encodeURIComponent(password) } : {};
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
