// @ts-check
// Pure: the files in what was chosen, dropped or pasted.

import { isCover, isRecord } from "./folder-file.js";

/** @typedef {import("./import-item.js").NamedFile} NamedFile */
/** @typedef {import("./import-item.js").Folder} Folder */
/** @typedef {import("./folder-file.js").PlacedFile} PlacedFile */

/** A folder with more is a disk, and was hardly meant; calibre's of ten thousand books has forty thousand. */
const MOST_FILES = 60_000;
/** A name made of a text's first line is not longer than this. */
const NAME_LENGTH = 60;

/** @typedef {import("../model/types.js").BookFormat} BookFormat */
/**
 * @typedef {object} Gathered
 * @property {NamedFile[]} files
 * @property {Folder[]} folders those that have something beside their books
 * @property {number} leftOut files in folders that are no books
 */

/**
 * Files that were chosen one by one. The server tries them all: it goes by the content, not by the name.
 * @param {Iterable<File>} list
 * @returns {Gathered}
 */
export function gatherFiles(list) {
  return { files: named(list), folders: [], leftOut: 0 };
}

/**
 * The books in a folder that was chosen.
 * @param {Iterable<File>} list all its files
 * @param {readonly BookFormat[]} formats those that the server opens
 * @returns {Gathered}
 */
export function gatherFolder(list, formats) {
  const files = [...list];
  const name = files[0]?.webkitRelativePath?.split("/")[0] ?? "";
  const placed = files.map((file) => ({
    file,
    path: (file.webkitRelativePath || file.name).slice(name ? name.length + 1 : 0),
  }));
  return ofFolder(name, placed, formats);
}

/** @param {Iterable<File>} list @returns {NamedFile[]} */
function named(list) {
  return [...list].map((file) => ({ file, name: file.name }));
}

/**
 * Everything in a drop, folders with all that is in them.
 * @param {DataTransfer} transfer must be read before the event is over, so this is not called later
 * @param {() => Promise<readonly BookFormat[]>} askFormats gives those that the server opens; called when there is a folder
 * @returns {Promise<Gathered>}
 */
export async function gatherDrop(transfer, askFormats) {
  // The entries have to be taken now: a drop is empty after its event.
  const entries = [...transfer.items].filter(({ kind }) => kind === "file").map((item) => item.webkitGetAsEntry());
  const plain = [...transfer.files];
  if (entries.length === 0) return gatherFiles(plain);
  /** @type {Gathered} */
  const gathered = { files: [], folders: [], leftOut: 0 };
  for (const [index, entry] of entries.entries()) {
    if (entry?.isDirectory) {
      /** @type {PlacedFile[]} */
      const inside = [];
      await walk(/** @type {FileSystemDirectoryEntry} */ (entry), "", inside);
      const { files, folders, leftOut } = ofFolder(entry.name, inside, await askFormats());
      gathered.files.push(...files);
      gathered.folders.push(...folders);
      gathered.leftOut += leftOut;
    } else if (plain[index]) {
      const file = entry ? await fileOf(/** @type {FileSystemFileEntry} */ (entry)) : plain[index];
      if (file) gathered.files.push({ file, name: file.name });
    }
  }
  return gathered;
}

/**
 * A folder in which something stands beside books goes to the server as a whole; of another one the books are sent one by one.
 * @param {string} name @param {PlacedFile[]} all @param {readonly BookFormat[]} formats @returns {Gathered}
 */
function ofFolder(name, all, formats) {
  const endings = formats.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`));
  const isBook = (/** @type {string} */ path) => endings.some((ending) => path.toLowerCase().endsWith(ending));
  const visible = all.filter(({ path }) => !path.split("/").some((part) => part.startsWith(".")));
  if (visible.some(({ path }) => isRecord(path)) && visible.some(({ path }) => isBook(path))) {
    const files = visible.filter(({ path }) => isBook(path) || isRecord(path) || isCover(path));
    return { files: [], folders: [{ name, files }], leftOut: visible.length - files.length };
  }
  const found = visible
    .map(({ file, path }) => ({ file, name: path.slice(path.lastIndexOf("/") + 1) }))
    .filter((one) => mayBeArchive(one.name) || isBook(one.name))
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  return { files: found, folders: [], leftOut: visible.length - found.length };
}

/** @param {FileSystemDirectoryEntry} folder @param {string} path of the folder, with a slash behind @param {PlacedFile[]} found */
async function walk(folder, path, found) {
  const reader = folder.createReader();
  while (found.length < MOST_FILES) {
    // A browser gives them out a hundred at a time, and none at the end.
    const entries = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0) return;
    for (const entry of entries) {
      if (entry.isDirectory) await walk(entry, `${path}${entry.name}/`, found);
      else {
        const file = await fileOf(entry);
        if (file && found.length < MOST_FILES) found.push({ file, path: path + file.name });
      }
    }
  }
}

/** @param {FileSystemFileEntry} entry @returns {Promise<File>} */
function fileOf(entry) {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** @param {string} text @param {string} otherwise the name of a text without a line @returns {NamedFile} */
export function bookOfText(text, otherwise) {
  return { file: new Blob([text], { type: "text/plain" }), name: `${nameOfText(text) || otherwise}.txt` };
}

/**
 * A file name out of a text's first line, cut at a word.
 * @param {string} text
 */
export function nameOfText(text) {
  const line = text.split(/[\r\n\u2028\u2029]/).find((part) => /[\p{L}\p{N}]/u.test(part)) ?? "";
  // What file systems do not take, and what would hide the file.
  const clean = line
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.#]+|[\s.]+$/g, "");
  const letters = [...clean];
  if (letters.length <= NAME_LENGTH) return clean;
  const cut = letters.slice(0, NAME_LENGTH).join("");
  return (cut.match(/^(.{20,})\s\S*$/u)?.[1] ?? cut).trim();
}

/** What the names of archives end in; the server says by the content whether they hold books. */
const ARCHIVES = /\.(zip|tar|t?gz|tgz|txz|xz|t?bz2?|tbz2|zst|7z|rar)$/i;

/**
 * Whether a file may be an archive of books.
 * @param {string} name
 */
export function mayBeArchive(name) {
  return ARCHIVES.test(name);
}

/**
 * Whether a pasted text is only the address of a page.
 * @param {string} text
 */
export function isAddress(text) {
  return /^(https?:\/\/|www\.)\S+$/i.test(text.trim());
}
