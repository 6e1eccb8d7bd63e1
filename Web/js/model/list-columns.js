// @ts-check
// Pure: the columns of the library's list, beside the title.

/** @typedef {"author" | "series" | "state" | "read" | "added" | "length" | "rating" | "tags" | "language" | "format"} ColumnName */

/** @type {readonly ColumnName[]} in the order in which they stand */
export const columnNames = [
  "author",
  "series",
  "state",
  "read",
  "added",
  "length",
  "rating",
  "tags",
  "language",
  "format",
];

/** @type {readonly ColumnName[]} */
export const usualColumns = ["author", "series", "state", "read"];

/** @param {unknown} value */
export function areColumns(value) {
  return (
    Array.isArray(value) &&
    value.length <= columnNames.length &&
    value.every((name) => columnNames.includes(name)) &&
    new Set(value).size === value.length
  );
}
