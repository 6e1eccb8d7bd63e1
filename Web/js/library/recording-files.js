// @ts-check
// Pure: the files of a recording, as somebody has chosen them.

import { locale } from "../basics/locale.js";

/** What a browser offers for choosing; names of audiobooks are not known to each of them. */
export const ACCEPTED = "audio/*,.mp3,.m4a,.m4b,.flac,.opus,.ogg,.oga,.aac,.wav,.mka";

/**
 * In the order of the text: by the numbers in their names, "2" before "10".
 * @template {{name: string}} T
 * @param {readonly T[]} files
 * @returns {T[]}
 */
export function inTextOrder(files) {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return [...files].sort((a, b) => compare(a.name, b.name));
}

/** @param {readonly {size: number}[]} files */
export const bytesOf = (files) => files.reduce((sum, { size }) => sum + size, 0);
