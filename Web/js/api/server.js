// @ts-check
// The route of the server itself.

import { call } from "./request.js";

/** @returns {Promise<{status: string, version: string}>} */
export function health() {
  return call("/healthz");
}
