// @ts-check
// Pure: a folder as one file for the server, which reads it as a folder: a tar file (POSIX.1-2001) with the files by their paths.

/** @typedef {{file: Blob, path: string}} PlacedFile `path`: from the folder on, with slashes */

/** What calibre and KOReader keep beside books. */
const RECORD = /(^|\/)(metadata\.db(-wal|-shm|-journal)?|[^/]+\.opf|[^/]+\.sdr\/[^/]+\.lua)$/i;
const COVER = /(^|\/)cover\.(jpe?g|png)$/i;
const BLOCK = 512;
/** What a tar file ends with: two blocks of zeros. */
const END = new Uint8Array(2 * BLOCK);
const encoder = new TextEncoder();

/** @param {string} path whether another program says something of books there */
export const isRecord = (path) => RECORD.test(path);

/** @param {string} path whether it is the cover of the book beside it */
export const isCover = (path) => COVER.test(path);

/**
 * Nothing is read: the file is made of the browser's own, and only what is sent of it is in memory.
 * @param {readonly PlacedFile[]} files
 */
export function folderFile(files) {
  /** @type {BlobPart[]} */
  const parts = [];
  for (const { file, path } of files) {
    const record = pathRecord(path);
    parts.push(header("path", record.length, "x"), record, padding(record.length));
    parts.push(header("file", file.size, "0"), file, padding(file.size));
  }
  return new Blob([...parts, END]);
}

/**
 * A line of an extended header; its length counts its own digits.
 * @param {string} path
 */
function pathRecord(path) {
  const rest = encoder.encode(` path=${path}\n`).length;
  let length = rest + 1;
  while (rest + String(length).length !== length) length += 1;
  return encoder.encode(`${length} path=${path}\n`);
}

/** @param {string} name @param {number} size @param {"x" | "0"} kind */
function header(name, size, kind) {
  const bytes = new Uint8Array(BLOCK);
  const put = (/** @type {string} */ text, /** @type {number} */ offset) => bytes.set(encoder.encode(text), offset);
  put(name, 0);
  put("0000600", 100);
  put(size.toString(8).padStart(11, "0"), 124);
  // While the sum is made its own field has spaces.
  put(" ".repeat(8), 148);
  put(kind, 156);
  put("ustar", 257);
  put("00", 263);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return bytes;
}

/** @param {number} size */
const padding = (size) => new Uint8Array((BLOCK - (size % BLOCK)) % BLOCK);
