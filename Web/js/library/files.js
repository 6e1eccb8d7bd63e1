// @ts-check
// Pure: the files in what was chosen, dropped or pasted.

import { isCover, isRecord } from "./folder-file.js";
import { illustrated } from "./illustrated.js";

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
 * Files that were chosen one by one. The server tries them all: it goes by the content, not by the name. A text goes with its pictures.
 * @param {Iterable<File>} list
 * @param {() => Promise<readonly BookFormat[]>} askFormats gives those that the server opens; called when there are several files
 * @returns {Promise<Gathered>}
 */
export async function gatherFiles(list, askFormats) {
  const placed = [...list].map((file) => ({ file, path: file.name }));
  const together = placed.length > 1 ? await illustrated(placed, placed, await askFormats()) : [];
  const rest = placed.filter((one) => !together.includes(one));
  return { files: rest.map(({ file, path }) => ({ file, name: path })), folders: folderOf(together), leftOut: 0 };
}

/**
 * Texts with their pictures as a folder, called as the first text is.
 * @param {readonly PlacedFile[]} together @param {string} [name] @returns {Folder[]}
 */
function folderOf(together, name = together[0]?.path) {
  return together.length > 0 ? [{ name, files: [...together] }] : [];
}

/**
 * The books in a folder that was chosen.
 * @param {Iterable<File>} list all its files
 * @param {readonly BookFormat[]} formats those that the server opens
 * @returns {Promise<Gathered>}
 */
export async function gatherFolder(list, formats) {
  const files = [...list];
  const name = files[0]?.webkitRelativePath?.split("/")[0] ?? "";
  const placed = files.map((file) => ({
    file,
    path: (file.webkitRelativePath || file.name).slice(name ? name.length + 1 : 0),
  }));
  return ofFolder(name, placed, formats);
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
  if (entries.length === 0) return gatherFiles(plain, askFormats);
  /** @type {PlacedFile[]} */
  const loose = [];
  /** @type {{name: string, inside: PlacedFile[]}[]} */
  const dropped = [];
  for (const [index, entry] of entries.entries()) {
    if (entry?.isDirectory) {
      /** @type {PlacedFile[]} */
      const inside = [];
      await walk(/** @type {FileSystemDirectoryEntry} */ (entry), "", inside);
      dropped.push({ name: entry.name, inside });
    } else if (plain[index]) {
      const file = entry ? await fileOf(/** @type {FileSystemFileEntry} */ (entry)) : plain[index];
      if (file) loose.push({ file, path: file.name });
    }
  }
  return ofDrop(loose, dropped, askFormats);
}

/**
 * A text may show pictures of a folder that was dropped beside it.
 * @param {PlacedFile[]} loose @param {{name: string, inside: PlacedFile[]}[]} dropped
 * @param {() => Promise<readonly BookFormat[]>} askFormats
 * @returns {Promise<Gathered>}
 */
export async function ofDrop(loose, dropped, askFormats) {
  const formats = loose.length > 1 || dropped.length > 0 ? await askFormats() : [];
  const inside = dropped.flatMap(({ name, inside: files }) =>
    files.map(({ file, path }) => ({ file, path: `${name}/${path}` })),
  );
  const together = await illustrated(loose, [...loose, ...inside], formats);
  const taken = new Set(together.map(({ file }) => file));
  const rest = loose.filter(({ file }) => !taken.has(file));
  /** @type {Gathered} */
  const gathered = {
    files: rest.map(({ file, path }) => ({ file, name: path })),
    folders: folderOf(together),
    leftOut: 0,
  };
  for (const { name, inside: files } of dropped) {
    const left = files.filter(({ file }) => !taken.has(file));
    const found = await ofFolder(name, left, formats);
    gathered.files.push(...found.files);
    gathered.folders.push(...found.folders);
    gathered.leftOut += found.leftOut;
  }
  return gathered;
}

/**
 * A folder in which something stands beside books goes to the server as a whole; of another one the books are sent one by one, but texts
 * with their pictures.
 * @param {string} name @param {PlacedFile[]} all @param {readonly BookFormat[]} formats @returns {Promise<Gathered>}
 */
async function ofFolder(name, all, formats) {
  const endings = formats.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`));
  const isBook = (/** @type {string} */ path) => endings.some((ending) => path.toLowerCase().endsWith(ending));
  const visible = all.filter(({ path }) => !path.split("/").some((part) => part.startsWith(".")));
  const together = await illustrated(visible, visible, formats);
  if (visible.some(({ path }) => isRecord(path)) && visible.some(({ path }) => isBook(path))) {
    const files = visible.filter(
      (one) => isBook(one.path) || isRecord(one.path) || isCover(one.path) || together.includes(one),
    );
    return { files: [], folders: [{ name, files }], leftOut: visible.length - files.length };
  }
  const rest = visible.filter((one) => !together.includes(one));
  const found = rest
    .map(({ file, path }) => ({ file, name: path.slice(path.lastIndexOf("/") + 1) }))
    .filter((one) => mayBeArchive(one.name) || isBook(one.name))
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  return { files: found, folders: folderOf(together, name), leftOut: rest.length - found.length };
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
