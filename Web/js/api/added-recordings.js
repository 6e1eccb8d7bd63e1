// @ts-check
// Sends the sounds of a recording in pieces, and adds them to a book.

import { call, json } from "./request.js";
import { sendInPieces, unfinishedUploads } from "./upload-pieces.js";

/** @typedef {import("../model/types.js").Audiobook} Audiobook */
/** @typedef {import("./upload-pieces.js").Resumption} Resumption */

/**
 * What has arrived of a recording that was to be sent before, for instance by a page that was closed meanwhile, is not sent again.
 * @param {number} book
 * @param {{files: File[], reader: string}} recording the files in the order of the text
 * @param {object} options
 * @param {Map<File, Resumption>} options.sent what earlier tries have sent; it is changed
 * @param {AbortSignal} options.signal aborted to give up
 * @param {(file: File, fraction: number) => void} options.progress is told what is being sent, and the share of all that has arrived
 * @returns {Promise<Audiobook>}
 */
export async function addRecording(book, { files, reader }, { sent, signal, progress }) {
  await findEarlier(files, sent);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  for (const file of files) {
    const resumption = sent.get(file) ?? { id: null };
    sent.set(file, resumption);
    const told = (/** @type {number} */ fraction) => progress(file, (before + fraction * file.size) / total);
    told(0);
    // One after the other: two at once would come no faster.
    await sendInPieces(file, file.name, "recording", { signal, progress: told, resumption });
    before += file.size;
  }
  const uploads = files.map((file) => sent.get(file)?.id);
  return await call(`/api/books/${book}/recordings`, { method: "POST", signal, ...json({ uploads, reader }) });
}

/**
 * @param {Map<File, Resumption>} sent what was sent and is not wanted
 */
export function forgetRecording(sent) {
  // Where this does not arrive, the server forgets them after some days.
  for (const { id } of sent.values()) if (id !== null) call(`/api/uploads/${id}`, { method: "DELETE" }).catch(() => {});
  sent.clear();
}

/** @param {File[]} files @param {Map<File, Resumption>} sent */
async function findEarlier(files, sent) {
  const own = new Set([...sent.values()].map(({ id }) => id));
  const earlier = (await unfinishedUploads()).filter((upload) => upload.for === "recording" && !own.has(upload.id));
  for (const file of files.filter((one) => !sent.has(one))) {
    const place = earlier.findIndex(({ name, byteCount }) => name === file.name && byteCount === file.size);
    if (place >= 0) sent.set(file, { id: earlier.splice(place, 1)[0].id });
  }
}
