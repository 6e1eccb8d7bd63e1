// @ts-check
// Pure: texts that show pictures from files beside them, with these pictures.

/** @typedef {import("./folder-file.js").PlacedFile} PlacedFile */
/** @typedef {import("../model/types.js").BookFormat} BookFormat */

/** The media type of the texts: Markdown names pictures, and has none in it. */
const ILLUSTRATED = "text/markdown";
const PICTURE = /\.(avif|bmp|gif|jpe?g|png|svg|webp)$/i;
/** A longer text is opened as plain text, which shows no pictures. */
const LONGEST_TEXT = 32 << 20;
/** What may be an address: something in angle brackets, or without white space and brackets. */
const ADDRESSES = /<([^<>\n]+)>|[^\s()<>"'[\]=]+/g;

/**
 * The server goes by the text itself; here a picture's path in it is enough.
 * @param {readonly PlacedFile[]} texts files that may be such texts
 * @param {readonly PlacedFile[]} all files among which their pictures may be, with the texts
 * @param {readonly BookFormat[]} formats those that the server opens
 * @returns {Promise<PlacedFile[]>} the texts that show pictures which are there, and these pictures
 */
export async function illustrated(texts, all, formats) {
  const endings = formats
    .filter(({ mediaType }) => mediaType === ILLUSTRATED)
    .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`));
  const pictures = new Map(all.filter(({ path }) => PICTURE.test(path)).map((one) => [one.path, one]));
  /** @type {Set<PlacedFile>} */
  const found = new Set();
  if (pictures.size === 0) return [];
  for (const text of texts) {
    if (!endings.some((ending) => text.path.toLowerCase().endsWith(ending)) || text.file.size > LONGEST_TEXT) continue;
    const folder = text.path.slice(0, text.path.lastIndexOf("/") + 1);
    const shown = addresses(await text.file.text()).flatMap((address) => pictures.get(folder + address) ?? []);
    if (shown.length > 0) for (const one of [text, ...shown]) found.add(one);
  }
  return [...found];
}

/** @param {string} words @returns {string[]} the paths in a text that pictures may have */
function addresses(words) {
  return [...words.matchAll(ADDRESSES)]
    .map(([whole, inner]) => inner ?? whole)
    .filter((address) => PICTURE.test(address))
    .map((address) => decoded(address).replace(/^(\.\/)+/, ""));
}

/** @param {string} address */
function decoded(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    // A percent sign that stands for itself.
    return address;
  }
}
