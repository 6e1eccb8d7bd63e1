// @ts-check
// Pure: a book's details between the server's shape and the fields of a form.

/** @typedef {import("../../model/types.js").Metadata} Metadata */
/** @typedef {import("../../model/types.js").Contributor} Contributor */
/** @typedef {import("../../model/types.js").MetadataChange} MetadataChange */
/** @typedef {import("../../model/types.js").MetadataField} MetadataField */
/**
 * @typedef {{title: string, sortTitle: string, contributors: Contributor[], series: string, position: string, language: string,
 *   published: string, publisher: string, identifiers: string, description: string, subjects: string}} Details
 *   as typed; an empty language is that of the file, and lists have an entry in each line
 */

/** @type {readonly MetadataField[]} in the order of the form */
export const FIELDS = [
  "title",
  "sortTitle",
  "contributors",
  "series",
  "language",
  "publisher",
  "published",
  "subjects",
  "identifiers",
  "description",
];

/** The roles that are offered: MARC's relator codes. */
export const ROLES = ["aut", "edt", "trl", "ill", "nrt", "ctb"];

/** As on the server: the longest text of a field, and the longest description. */
export const LENGTH_LIMIT = 500;
export const DESCRIPTION_LIMIT = 20_000;

/**
 * @param {Metadata} metadata
 * @param {string | null} language the corrected one
 * @returns {Details}
 */
export function detailsOf(metadata, language) {
  return {
    title: metadata.title ?? "",
    sortTitle: metadata.sortTitle ?? "",
    contributors: metadata.contributors.map((person) => ({ ...person })),
    series: metadata.series?.name ?? "",
    position: metadata.series?.position ?? "",
    language: language ?? "",
    published: metadata.published ?? "",
    publisher: metadata.publisher ?? "",
    identifiers: metadata.identifiers.join("\n"),
    description: metadata.description ?? "",
    subjects: metadata.subjects.join("\n"),
  };
}

/** @param {Contributor} person @returns {string} the role that a list shows */
export const roleOf = ({ role, kind }) => role ?? (kind === "contributor" ? "ctb" : "aut");

/** @param {string} text */
const line = (text) => text.split(/\s+/).filter(Boolean).join(" ");

/** @param {string} text @returns {string[]} the lines that have words */
export const linesOf = (text) => text.split("\n").map(line).filter(Boolean);

/**
 * What the server is to store of a field.
 * @param {MetadataField} field
 * @param {Details} details
 */
export function valueOf(field, details) {
  switch (field) {
    case "contributors":
      return details.contributors
        .map((person) => ({ ...person, name: line(person.name), sortAs: line(person.sortAs ?? "") || null }))
        .filter(({ name }) => name);
    case "series":
      return { name: line(details.series), position: line(details.position) || null };
    case "language":
      return details.language || null;
    case "identifiers":
    case "subjects":
      return linesOf(details[field]);
    case "description":
      return details.description.trim();
    default:
      return line(details[field]);
  }
}

/**
 * @param {MetadataField} field
 * @param {Details} one
 * @param {Details} other
 */
export function isSame(field, one, other) {
  const [a, b] = [valueOf(field, one), valueOf(field, other)];
  // A place counts in a series only.
  if (field === "series" && !one.series.trim() && !other.series.trim()) return true;
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * What is to be changed.
 * @param {Details} before
 * @param {Details} now
 * @param {ReadonlySet<MetadataField>} released the fields that follow the file again
 * @returns {MetadataChange}
 */
export function changeOf(before, now, released) {
  /** @type {Record<string, unknown>} */
  const change = {};
  for (const field of FIELDS) {
    if (released.has(field)) change[field] = null;
    else if (!isSame(field, before, now)) change[field] = valueOf(field, now);
  }
  return /** @type {MetadataChange} */ (change);
}

/**
 * What takes a change back.
 * @param {Details} before
 * @param {MetadataChange} change
 * @param {readonly MetadataField[]} corrected the fields that did not follow the file before
 * @returns {MetadataChange}
 */
export function undoOf(before, change, corrected) {
  const fields = FIELDS.filter((field) => field in change);
  return /** @type {MetadataChange} */ (
    Object.fromEntries(fields.map((field) => [field, corrected.includes(field) ? valueOf(field, before) : null]))
  );
}

/**
 * Copies a field.
 * @param {MetadataField} field
 * @param {Details} from
 * @param {Details} to
 */
export function copy(field, from, to) {
  if (field === "contributors") to.contributors = from.contributors.map((person) => ({ ...person }));
  else to[field] = from[field];
  if (field === "series") to.position = from.position;
}

/**
 * What people are shown of a date: a file may write the time of day, too.
 * @param {string} written `2018-05-08T02:24:50Z`
 */
export const dayOf = (written) => written.replace(/^(\s*\d{4}-\d{2}-\d{2})T.*$/s, "$1");

/** @param {string} text @returns {boolean} whether it is a year, a month or a day, or nothing */
export function isDate(text) {
  const parts = /^\s*(?:\d{4}(?:-(\d{2})(?:-(\d{2}))?)?)?\s*$/.exec(text);
  if (!parts) return false;
  const [, month = "01", day = "01"] = parts;
  return month >= "01" && month <= "12" && day >= "01" && day <= "31";
}
