// @ts-check
// What is said of a destination of backups: where it is, how far a backup is, how the last one ended, when the next is due.

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
export function detailOf(destination) {
  const { address, sending, last } = destination;
  if (sending) {
    const { sent, bytes } = sending;
    return bytes === null ? words.making : words.sending(formatBytes(sent), formatBytes(bytes));
  }
  if (!last) return `${address} · ${words.never}`;
  const time = timeOf(last.time);
  if (last.backup !== null) return `${address} · ${words.sent(time, formatBytes(last.bytes ?? 0))}`;
  return `${address} · ${words.failed(time, reasonOf(destination, last))}`;
}

/** @param {string} time */
const timeOf = (time) => formatDate(time, { dateStyle: "medium", timeStyle: "short" });

/**
 * Why older backups may have stayed, when the server backs up by itself, and what arrived last if the last backup failed.
 * @param {Destination} destination
 * @returns {string[]} lines; none without a schedule and a failure
 */
export function moreLines(destination) {
  const { sending, last, arrived, schedule } = destination;
  const lines = [];
  if (!sending && last?.thinningReason) {
    const failure = { reason: last.thinningReason, detail: last.thinningDetail ?? null };
    lines.push(words.thinningFailed(reasonOf(destination, failure)));
  }
  if (!sending && last?.backup === null && arrived) lines.push(texts.schedules.arrived(timeOf(arrived)));
  if (schedule) {
    const { period, weekday, time, next } = schedule;
    const [hour, minute] = time.split(":").map(Number);
    const clock = formatDate(new Date(1970, 0, 5, hour, minute), { timeStyle: "short" });
    const days =
      period === "weekly"
        ? texts.schedules.everyWeek(weekdayName(weekday ?? 1), clock)
        : texts.schedules.everyDay(clock);
    lines.push(next === null ? days : `${days} · ${texts.schedules.next(timeOf(next))}`);
  }
  return lines;
}

/**
 * The name of a day of the week.
 * @param {number} day 1 for Monday
 */
export const weekdayName = (day) => formatDate(new Date(1970, 0, 4 + day, 12), { weekday: "long" });

/**
 * Why a backup or the thinning after it failed, in the reader's language.
 * @param {Destination} destination @param {{reason: string | null, detail: string | null}} last
 */
function reasonOf(destination, { reason, detail }) {
  const problem = {
    type: "destination",
    title: "",
    status: 422,
    detail: detail ?? "",
    reason: reason ?? "",
    values: valuesOf(destination),
  };
  return texts.problems.destination?.(problem.detail, problem) ?? problem.detail;
}

/**
 * What a sentence about the place may name.
 * @param {Destination} destination
 * @returns {Record<string, string>}
 */
function valuesOf({ kind, address }) {
  if (kind === "folder") return { folder: address };
  const { hostname, pathname } = new URL(address);
  return { host: hostname, bucket: pathname.split("/")[1] ?? "" };
}
