// @ts-check
// Pure: what a book's file says of a field, in one line.

import { dayOf, valueOf } from "./values.js";

/** @typedef {import("../../model/types.js").MetadataField} MetadataField */
/** @typedef {import("./values.js").Details} Details */

/** Longer texts of a file are cut; the whole text is there when the field goes back to it. */
const SAID_LENGTH = 200;

/**
 * @param {MetadataField} field @param {Details} file
 */
export function saidOf(field, file) {
  const value = valueOf(field, file);
  let text = String(value ?? "");
  if (field === "contributors") text = file.contributors.map(({ name }) => name).join("; ");
  else if (field === "series") text = [file.series, file.position].filter(Boolean).join(" · ");
  else if (field === "published") text = dayOf(text);
  else if (Array.isArray(value)) text = value.join("; ");
  const letters = [...text];
  return letters.length > SAID_LENGTH ? `${letters.slice(0, SAID_LENGTH).join("")}…` : text;
}
