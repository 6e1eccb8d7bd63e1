// @ts-check
// `keptBooks`: the books that this browser keeps for reading without the server, with what it has of each.

import { ANSWERS, answersOf, keepAnswers } from "./kept-answers.js";
import { KeptFiles, chapterOf, keptSound } from "./kept-files.js";
import { RecordingFiles, keptClips } from "./kept-recording.js";
import { allRecords, canKeep, keptFile, recordOf, writeRecord } from "./kept-records.js";
import { booksToRemove, emptyRecord, textKey } from "./kept-shelf.js";
import { bookCache } from "./rules.js";
import { UnderWay } from "./under-way.js";

export { canKeep };

/** @typedef {import("../model/types.js").BookDetails} BookDetails */
/** @typedef {{address: string, bytes: number, isKept: boolean}} KeptMedia a sound or video of a book */
/** @typedef {"text" | "voice" | "recording" | "media"} Part what is under way */
/**
 * What is kept of a book.
 * @typedef {object} Kept
 * @property {number} id
 * @property {string} title
 * @property {string} fingerprint of the file, and what else its text depends on
 * @property {number} chapterCount
 * @property {number} chapters how many are kept, from the first on
 * @property {{voice: string, rules: string | null, chapters: number[]} | null} voice the chapters whose sound is kept
 * @property {{voice: string, rules: string | null, chapters: number[], sounds: string[]} | null} [recording] the recording or audiobook that
 *   is kept, by its name as a voice: its chapters, and the addresses of its sounds
 * @property {KeptMedia[]} [media] the sounds and videos of the chapters that are kept; none when an earlier page has kept the book
 * @property {boolean} isPinned whether somebody asked for it; what was only opened makes room by itself
 * @property {number} bytes
 * @property {number} used in milliseconds
 */

/** Milliseconds between two chapters of a book that is kept because it was opened: requests of the reader come first. */
const BREATH = 150;

/** Events: `change` {id} when more or less is kept. */
class KeptBooks extends EventTarget {
  #underWay = new UnderWay();
  /** @type {Map<number, number>} the bytes of a recording that have come, while it is under way */
  #bytes = new Map();

  /** @returns {Promise<Kept[]>} last used first */
  all() {
    return allRecords();
  }

  /** @param {number} id @returns {Promise<Kept | null>} */
  of(id) {
    return recordOf(id);
  }

  /** @param {number} id @returns {Part | null} what is being kept of the book */
  underWay(id) {
    return this.#underWay.partOf(id);
  }

  /**
   * Keeps a book's text, page by page as it were; goes on where it was interrupted.
   * @param {BookDetails} details
   * @param {{isPinned?: boolean, signal?: AbortSignal}} [options]
   */
  async keepText(details, options = {}) {
    const { isPinned = false, signal } = options;
    if (!canKeep()) return;
    await this.#once(details.id, "text", signal, async (ended) => {
      const { kept, cache } = await this.#begin(details, isPinned);
      await keepAnswers(answersOf(details.id));
      const files = new KeptFiles(cache, kept);
      if (!kept.media) await files.noteKeptMedia(ended);
      if (details.cover) await files.put(details.cover).catch(() => {});
      for (let index = kept.chapters; index < details.chapters.length; index += 1) {
        ended.throwIfAborted();
        const html = await files.put(chapterOf(details.id, index), ended);
        await files.putResources(html, ended);
        await files.noteMedia(html, ended);
        kept.chapters = index + 1;
        await this.#write(cache, kept);
        if (!isPinned) await new Promise((resolve) => setTimeout(resolve, BREATH));
      }
      await this.#write(cache, kept);
      if (isPinned) return;
      for (const id of booksToRemove(await this.all(), details.id)) await this.remove(id);
    });
  }

  /**
   * Keeps a book's sound in a voice, after its text.
   * @param {BookDetails} details
   * @param {{voice: string, rules: string | null, chapters?: readonly number[]}} options with `chapters` only theirs
   */
  async keepVoice(details, { voice, rules, chapters = details.chapters.map(({ index }) => index) }) {
    await this.keepText(details, { isPinned: true });
    await this.#once(details.id, "voice", undefined, async (ended) => {
      const { kept, cache } = await this.#begin(details, true);
      const files = new KeptFiles(cache, kept);
      if (kept.voice?.voice !== voice || kept.voice.rules !== rules) {
        if (kept.voice) await files.dropVoice();
        kept.voice = { voice, rules, chapters: [] };
      }
      for (const { index, start, length } of details.chapters) {
        ended.throwIfAborted();
        if (length > 0 && chapters.includes(index) && !kept.voice.chapters.includes(index)) {
          const request = { from: start, voice, until: /** @type {const} */ ("chapter"), ...(rules ? { rules } : {}) };
          await files.putSound(index, request, ended);
          kept.voice.chapters.push(index);
          await this.#write(cache, kept);
        }
      }
    });
  }

  /**
   * Keeps a book's recording or an audiobook of it, after its text.
   * @param {BookDetails} details
   * @param {{voice: string, rules: string | null}} request its name as a voice, and the key of the rules that hold
   */
  async keepRecording(details, { voice, rules }) {
    await this.keepText(details, { isPinned: true });
    const { id } = details;
    await this.#once(id, "recording", undefined, async (ended) => {
      const { kept, cache } = await this.#begin(details, true);
      this.#bytes.set(id, 0);
      const files = new RecordingFiles(cache, kept, (bytes) => {
        this.#bytes.set(id, (this.#bytes.get(id) ?? 0) + bytes);
        this.#tell(id);
      });
      if (kept.recording?.voice !== voice || kept.recording.rules !== rules) {
        if (kept.recording) await files.drop();
        kept.recording = { voice, rules, chapters: [], sounds: [] };
      }
      try {
        for (const { index, length } of details.chapters) {
          ended.throwIfAborted();
          if (length === 0 || kept.recording.chapters.includes(index)) continue;
          await files.put(index, { voice, rules }, ended);
          kept.recording.chapters.push(index);
          await this.#write(cache, kept);
        }
      } finally {
        this.#bytes.delete(id);
      }
    });
  }

  /**
   * Keeps the sounds and videos of a book, after its text; goes on where it was interrupted.
   * @param {BookDetails} details
   */
  async keepMedia(details) {
    await this.keepText(details, { isPinned: true });
    await this.#once(details.id, "media", undefined, async (ended) => {
      const { kept, cache } = await this.#begin(details, true);
      const files = new KeptFiles(cache, kept);
      for (const media of kept.media ?? []) {
        ended.throwIfAborted();
        if (media.isKept) continue;
        await files.putMedia(media, ended);
        await this.#write(cache, kept);
      }
    });
  }

  /**
   * The bytes of a recording that have come; `null` while none is under way.
   * @param {number} id
   */
  bytesUnderWay(id) {
    return this.#bytes.get(id) ?? null;
  }

  /**
   * Ends what is under way for a book; what has come stays.
   * @param {number} id
   */
  stop(id) {
    this.#underWay.stop(id);
  }

  /** @param {number} id */
  async remove(id) {
    this.stop(id);
    await caches.delete(bookCache(id));
    this.#tell(id);
  }

  /** Takes away all that is kept of books, as when somebody signs out. */
  async clear() {
    for (const { id } of await this.all()) await this.remove(id);
    if (canKeep()) await caches.delete(ANSWERS);
  }

  /** @param {number} id @param {number} index @returns {Promise<{blob: Blob, segments: import("../model/types.js").Segment[]} | null>} */
  async sound(id, index) {
    return keptSound(await caches.open(bookCache(id)), index);
  }

  /** @param {number} id @param {number} index @returns {Promise<import("../model/types.js").Recording | null>} the kept clips of a chapter */
  async clips(id, index) {
    return keptClips(await caches.open(bookCache(id)), index);
  }

  /**
   * @param {number} id
   * @param {string} address of a file of the book, such as a sound
   * @returns {Promise<Blob | null>} `null` where it is not kept
   */
  file(id, address) {
    return keptFile(id, address);
  }

  /** @param {number} id @param {Part} part @param {AbortSignal | undefined} signal @param {(ended: AbortSignal) => Promise<void>} run */
  async #once(id, part, signal, run) {
    try {
      await this.#underWay.run(id, part, signal, run);
    } finally {
      this.#tell(id);
    }
  }

  /** @param {BookDetails} details @param {boolean} isPinned @returns {Promise<{kept: Kept, cache: Cache}>} */
  async #begin(details, isPinned) {
    const fingerprint = textKey(details);
    const known = await this.of(details.id);
    // Another edition, or a text that is made or shown otherwise by now: nothing of the old one is of use.
    if (known && known.fingerprint !== fingerprint) await caches.delete(bookCache(details.id));
    const kept = known?.fingerprint === fingerprint ? known : emptyRecord(details, isPinned);
    kept.isPinned ||= isPinned;
    kept.used = Date.now();
    const cache = await caches.open(bookCache(details.id));
    await this.#write(cache, kept);
    return { kept, cache };
  }

  /** @param {Cache} cache @param {Kept} kept */
  async #write(cache, kept) {
    await writeRecord(cache, kept);
    this.#tell(kept.id);
  }

  /** @param {number} id */
  #tell(id) {
    this.dispatchEvent(new CustomEvent("change", { detail: { id } }));
  }
}

export const keptBooks = new KeptBooks();
