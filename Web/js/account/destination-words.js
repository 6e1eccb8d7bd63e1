// @ts-check
// What is said of a destination of backups: where it is, how far a backup is, and how the last one ended.

import { formatBytes, formatDate } from "../basics/locale.js";
import { texts } from "../texts.js";

/** @typedef {import("../api/destinations.js").Destination} Destination */

const words = texts.destinations;

/**
 * How much of a backup has been sent.
 * @param {number} sent @param {number} bytes
 */
export const fractionOf = (sent, bytes) => (bytes > 0 ? Math.min(sent / bytes, 1) : 1);

/**
 * The address, and what is or was the case there.
 * @param {Destination} destination
 */
export function detailOf({ address, sending, last }) {
  if (sending) {
    const { sent, bytes } = sending;
    return bytes === null ? words.making : words.sending(formatBytes(sent), formatBytes(bytes));
  }
  if (!last) return `${address} · ${words.never}`;
  const time = formatDate(last.time, { dateStyle: "medium", timeStyle: "short" });
  if (last.backup !== null) return `${address} · ${words.sent(time, formatBytes(last.bytes ?? 0))}`;
  return `${address} · ${words.failed(time, reasonOf(address, last))}`;
}

/**
 * Why a backup failed, in the reader's language.
 * @param {string} address @param {{reason: string | null, detail: string | null}} last
 */
function reasonOf(address, { reason, detail }) {
  const { hostname, pathname } = new URL(address);
  const problem = {
    type: "destination",
    title: "",
    status: 422,
    detail: detail ?? "",
    reason: reason ?? "",
    values: { host: hostname, bucket: pathname.split("/")[1] ?? "" },
  };
  return texts.problems.destination?.(problem.detail, problem) ?? problem.detail;
}
