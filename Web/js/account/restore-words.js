// @ts-check
// What is said of backups at a destination, and of one that is restored.

import { formatBytes, formatDate } from "../basics/locale.js";
import { texts } from "../texts.js";
import { fractionOf } from "./destination-words.js";

/** @typedef {import("../api/restore-jobs.js").StoredBackup} StoredBackup */
/** @typedef {import("../api/restore-jobs.js").RestoreJob} RestoreJob */

const words = texts.restoring;

/** The sections of a backup in the order in which they are restored; docs/backup.md says what stands in each. */
export const SECTIONS = /** @type {(keyof typeof words.sections)[]} */ (Object.keys(words.sections));

/**
 * A backup by its time, with its size and whether it is encrypted.
 * @param {StoredBackup} backup
 */
export function labelOf({ made, bytes, encrypted }) {
  const parts = [timeOf(made), bytes !== null && formatBytes(bytes), encrypted && words.encrypted];
  return parts.filter(Boolean).join(" · ");
}

/** @param {string} made */
const timeOf = (made) => formatDate(made, { dateStyle: "medium", timeStyle: "medium" });

/**
 * The time in the name of a backup, such as `vorleser-20261126T030000Z.zip`, in the reader's language; the name if it has none.
 * @param {string} name
 */
export function timeInName(name) {
  const time = /-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\./.exec(name);
  if (!time) return name;
  const [, year, month, day, hour, minute, second] = time;
  return timeOf(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/**
 * How far it is; an end has a report or a problem in its place.
 * @param {RestoreJob} restoring
 */
export function progressLine({ step, received, bytes, books, allBooks }) {
  if (step === "fetching")
    return bytes === null ? words.looking : words.fetching(formatBytes(received), formatBytes(bytes));
  if (step === "restoring") return allBooks === null ? words.opening : words.books(books, allBooks);
  return step === "done" ? words.done : words.failed;
}

/**
 * How much of the present step is done.
 * @param {RestoreJob} restoring
 * @returns {number | null} `null` if it is not known
 */
export function progressOf({ step, received, bytes, books, allBooks }) {
  const [done, all] = step === "fetching" ? [received, bytes] : [books, allBooks];
  return all === null ? null : fractionOf(done, all);
}
