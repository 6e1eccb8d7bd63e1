// @ts-check
// The only file that calls the server: one function for each route of docs/api.md.
// Over 300 lines because every route is here, so that nothing else knows of addresses.

import { asking } from "./asking.js";
import { JSONLines } from "./search/lines.js";
import { addressOf } from "./ui/address.js";

/**
 * @typedef {{offset: number, version: number, updated: string | null, device: string | null,
 *   state: ReadingState}} Position
 * @typedef {"reading" | "finished" | "unread"} ReadingState
 * @typedef {{id: number, title: string, authors: string[], language: string | null, format: string,
 *   series: {name: string, position: string | null} | null, fingerprint: string, fileName: string,
 *   byteCount: number, cover: string | null, added: string, lastRead: string | null,
 *   removed: string | null, length: number, progress: number, position: Position,
 *   voice: string | null, missing: boolean, shelf: "shared" | "private", addedBy: number | null}} Book
 * @typedef {{index: number, title: string | null, start: number, length: number,
 *   linear: boolean, layout: string, side: "left" | "right" | "center" | null}} ChapterInfo
 * @typedef {{label: string, offset: number | null, chapter: number | null,
 *   children: ContentsEntry[]}} ContentsEntry
 * @typedef {{severity: string, place: string, message: string}} Finding
 * @typedef {Book & {chapters: ChapterInfo[], contents: ContentsEntry[], direction: "ltr" | "rtl",
 *   layout: string, writing: "horizontal-tb" | "vertical-rl" | "vertical-lr",
 *   spread: "auto" | "none" | "landscape" | "both", findings: Finding[], edition: string, languageDetected: boolean}} BookDetails
 * @typedef {{edition: string, quote?: {exact: string, prefix: string, suffix: string, tail?: string}}} Seen the text that an offset is of,
 *   and what stands there: by that the server finds it in another edition
 * @typedef {{sheets: {href: string, scope: string}[], scope: string, rules: string, layout: string,
 *   page: {width: number, height: number} | null}} ChapterStyle
 * @typedef {{index: number, title: string | null, start: number, length: number, html: string,
 *   language: string | null, sentences: number[], hiddenNotes: {names: string[], html: string}[], findings: Finding[],
 *   style: ChapterStyle | null}} Chapter
 * @typedef {{index: number, chapter: number, start: number, end: number, from: number, to: number,
 *   words: number[], skipped: string | null}} Segment
 * @typedef {{segments: Segment[], next: number, complete: boolean,
 *   failure: ProblemDocument | null}} TimelinePart
 * @typedef {{id: string, name: string, language: string, engine: string,
 *   description: string}} Voice
 * @typedef {{type: string, title: string, status: number, detail: string, existing?: Book,
 *   current?: any, offset?: number, limit?: number, pixels?: number, least?: number, most?: number,
 *   seconds?: number, language?: string, reason?: string, values?: Record<string, string>}} ProblemDocument `current` is what another device has stored: a Position or a Mark; `reason` is the case of the type, and the numbers and `values` are those of the sentence
 * @typedef {import("./marks/mark.js").Mark} Mark
 * @typedef {import("./marks/mark.js").Content} MarkContent
 * @typedef {{id: string, family: string, group: string, weight: [number, number], italic: boolean, format: string,
 *   fileName: string, byteCount: number}} Font
 * @typedef {{id: string, format: string, width: number, height: number, byteCount: number}} Background
 * @typedef {{from: number, voice: string, until?: "chapter", rules?: string | null, format?: "mp3" | "opus",
 *   languages?: "any"}} Reading `format` is `mp3` without it; `languages` has the voice try what it does not speak
 * @typedef {"note-marks" | "page-numbers" | "running-heads" | "citations" | "urls" | "code" | "tables" | "captions"
 *   | "notes"} SkipKind
 * @typedef {{sentence?: number | null, paragraph?: number | null, heading?: number | null, chapter?: number | null}} Pauses
 * @typedef {{find: string, match: "word" | "anywhere" | "expression", matchCase: boolean, say: string,
 *   as: "text" | "phonemes" | "skip", on: boolean}} SpeechRule
 * @typedef {{scope: string, version: number, skip: Partial<Record<SkipKind, boolean>>, pauses: Pauses,
 *   pronunciations: SpeechRule[]}} SpeechChoices
 * @typedef {{key: string, language: string | null, skip: {kind: SkipKind, skipped: boolean,
 *   decided: "usual" | "all" | "book"}[], pauses: Required<Pauses>, usualPauses: Required<Pauses>,
 *   pronunciations: number}} Speech
 * @typedef {{kind: SkipKind, count: number, examples: {start: number, end: number, before: string, text: string,
 *   after: string}[]}} SkipFinding
 * @typedef {{source: string, rules: SpeechRule[], refused: {line: number, text: string, reason: string}[]}} ImportedRules
 */

/** What the server refused, or that it could not be reached (`type` is then `unreachable`). */
export class Problem extends Error {
  /** @param {ProblemDocument} document */
  constructor(document) {
    super(document.detail);
    this.name = "Problem";
    /** @type {ProblemDocument} */
    this.document = document;
  }
  get type() {
    return this.document.type;
  }
}

/** @param {Response} response @returns {Promise<Problem>} */
export async function problemOf(response) {
  const type = response.headers.get("Content-Type") ?? "";
  return type.startsWith("application/problem+json") ? new Problem(await response.json()) : unreachable();
}

function unreachable() {
  return new Problem({
    type: "unreachable",
    title: "No answer",
    status: 0,
    detail: "Vorleser isn’t responding. Is it still running? This page reconnects automatically.",
  });
}

/**
 * What the account puts in: what goes with each change, and what to do when nobody is signed in any more.
 * `renew` gives whether to ask again; it may wait for somebody to sign in. `ready` ends when somebody is: nothing is asked before.
 * @type {{csrf: string | null, ready: Promise<void>, renew: ((problem: Problem, isChange: boolean) => Promise<boolean>) | null}}
 */
export const credentials = { csrf: null, ready: Promise.resolve(), renew: null };
/** What is asked by who is not signed in. */
const OPEN = /^\/api\/(account|invitations)\b/;

/** @param {string | undefined} method */
function isChange(method) {
  return Boolean(method) && method !== "GET";
}

/** @param {RequestInit} options @returns {RequestInit} */
function withToken(options) {
  if (!credentials.csrf || !isChange(options.method)) return options;
  return { ...options, headers: { ...options.headers, "X-CSRF-Token": credentials.csrf } };
}

/**
 * What the server answers, as JSON.
 * @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<any>}
 */
export function call(path, options = {}) {
  return asked(path, options, (response) => response.json());
}

/**
 * @template T
 * @param {string} path
 * @param {RequestInit} options
 * @param {(response: Response) => Promise<T>} take what is made of an answer
 * @param {boolean} [isAgain]
 * @returns {Promise<T>}
 */
async function asked(path, options, take, isAgain = false) {
  if (!OPEN.test(path)) await credentials.ready;
  let problem;
  try {
    const given = await asking.ask({ isChange: isChange(options.method), signal: options.signal }, (signal) =>
      sent(path, { ...options, signal }, take),
    );
    if ("answer" in given) return given.answer;
    problem = given.problem;
  } catch (error) {
    // No connection, or one that was lost in the middle of an answer.
    if (error instanceof TypeError && !options.signal?.aborted) throw unreachable();
    throw error;
  }
  // What the page wanted is not lost when a session ends: it is asked for again after signing in.
  if (isAgain || options.keepalive || !(await credentials.renew?.(problem, isChange(options.method)))) throw problem;
  return asked(path, options, take, true);
}

/**
 * @template T
 * @param {string} path @param {RequestInit} options @param {(response: Response) => Promise<T>} take
 * @returns {Promise<{answer: T} | {problem: Problem}>}
 */
async function sent(path, options, take) {
  const response = await fetch(addressOf(path), withToken(options));
  return response.ok ? { answer: await take(response) } : { problem: await problemOf(response) };
}

/**
 * Ends the session: nothing that needs it is under way by then, and nothing is asked after it.
 * @param {string} path @param {RequestInit} options
 * @returns {Promise<any>}
 */
export async function lastCall(path, options) {
  await asking.stop();
  try {
    const given = await sent(path, options, (response) => response.json());
    if ("answer" in given) return given.answer;
    throw given.problem;
  } catch (error) {
    asking.goOn();
    throw error instanceof TypeError ? unreachable() : error;
  }
}

/** @param {unknown} value @returns {RequestInit} */
export function json(value) {
  return { body: JSON.stringify(value), headers: { "Content-Type": "application/json" } };
}

/** @returns {Promise<{status: string, version: string}>} */
export function health() {
  return call("/healthz");
}

/** @returns {Promise<Book[]>} */
export async function books() {
  return (await call("/api/books")).books;
}

/** @param {number} id @param {AbortSignal} [signal] @returns {Promise<BookDetails>} */
export function bookDetails(id, signal) {
  return call(`/api/books/${id}`, { signal });
}

/** @param {number} id @returns {Promise<Book>} */
export function removeBook(id) {
  return call(`/api/books/${id}`, { method: "DELETE" });
}

/** @param {number} id @returns {Promise<Book>} */
export function restoreBook(id) {
  return call(`/api/books/${id}/restore`, { method: "POST" });
}

/** @typedef {{books: Book[], marks: (Mark & {title?: string})[]}} Bin what was removed and can be restored */

/** @returns {Promise<Bin>} */
export function bin() {
  return call("/api/bin");
}

/** @returns {Promise<Bin>} */
export function emptyBin() {
  return call("/api/bin", { method: "DELETE" });
}

/** @param {number} id @returns {Promise<Bin>} */
export function deleteBookForGood(id) {
  return call(`/api/books/${id}/bin`, { method: "DELETE" });
}

/** @param {number} id @param {string} mark @returns {Promise<Bin>} */
export function deleteMarkForGood(id, mark) {
  return call(`${markPath(id, mark)}/bin`, { method: "DELETE" });
}

/** @param {number} id @param {"shared" | "private"} shelf @returns {Promise<Book>} */
export function setShelf(id, shelf) {
  return call(`/api/books/${id}/shelf`, { method: "PUT", ...json({ shelf }) });
}

/** @param {number} id @param {string | null} voice @returns {Promise<Book>} */
export function setVoice(id, voice) {
  return call(`/api/books/${id}`, { method: "PATCH", ...json({ voice }) });
}

/** @param {number} id @param {number} n @param {AbortSignal} [signal] @returns {Promise<Chapter>} */
export function chapter(id, n, signal) {
  return call(`/api/books/${id}/chapters/${n}?styles=true`, { signal });
}

/**
 * Looks for something in a book; `take` gets the lines of the answer as they come.
 * @param {number} id
 * @param {{text: string, whole?: boolean, case?: boolean, accents?: boolean, regex?: boolean, from?: number, limit?: number}} query
 * @param {(lines: any[]) => void} take
 * @param {AbortSignal} signal
 */
export async function searchBook(id, query, take, signal) {
  const parameters = new URLSearchParams({ q: query.text });
  for (const name of /** @type {const} */ (["whole", "case", "accents", "regex"]))
    if (query[name]) parameters.set(name, "true");
  if (query.from) parameters.set("from", String(query.from));
  if (query.limit) parameters.set("limit", String(query.limit));
  try {
    const response = await fetch(addressOf(`/api/books/${id}/search?${parameters}`), { signal });
    if (!response.ok || !response.body) throw await problemOf(response);
    const lines = new JSONLines();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const values = lines.add(part.value);
      const failure = values.find(({ problem }) => problem);
      if (failure) throw new Problem(failure.problem);
      if (values.length > 0) take(values);
    }
  } catch (error) {
    if (error instanceof TypeError && !signal.aborted) throw unreachable();
    throw error;
  }
}

/** @param {number} id @returns {Promise<Position>} */
export function position(id) {
  return call(`/api/books/${id}/position`);
}

/**
 * @param {number} id
 * @param {{offset: number, version: number, device: string, state?: ReadingState} & Partial<Seen>} place
 * @param {boolean} [isLeaving] whether the page is being closed
 * @returns {Promise<Position>}
 */
export function setPosition(id, place, isLeaving = false) {
  const options = { method: "PUT", keepalive: isLeaving, ...json(place) };
  return call(`/api/books/${id}/position`, options);
}

/** @param {number | null} book `null` for all books */
const settingsPath = (book) => (book === null ? "/api/settings" : `/api/books/${book}/settings`);

/**
 * @param {number | null} book `null` for all books
 * @returns {Promise<Record<string, unknown>>} values by name
 */
export function settings(book) {
  return call(settingsPath(book));
}

/**
 * @param {number | null} book `null` for all books
 * @param {Record<string, unknown>} values by name; `null` takes one back
 * @param {boolean} [isLeaving] whether the page is being closed
 * @returns {Promise<Record<string, unknown>>} all that is set now
 */
export function changeSettings(book, values, isLeaving = false) {
  return call(settingsPath(book), { method: "PATCH", keepalive: isLeaving, ...json(values) });
}

/** @returns {Promise<Background[]>} */
export async function backgrounds() {
  return (await call("/api/backgrounds")).backgrounds;
}

/** @param {string} id */
export const backgroundAddress = (id) => addressOf(`/api/backgrounds/${id}`);

/** @param {Blob} file @returns {Promise<Background>} */
export function addBackground(file) {
  return call("/api/backgrounds", {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/octet-stream" },
  });
}

/** @param {string} id @returns {Promise<Background>} */
export function removeBackground(id) {
  return call(`/api/backgrounds/${id}`, { method: "DELETE" });
}

/** @returns {Promise<Font[]>} */
export async function fonts() {
  return (await call("/api/fonts")).fonts;
}

/** @param {string} id */
export const fontAddress = (id) => addressOf(`/api/fonts/${id}`);

/** @param {Blob} file @param {string} name @returns {Promise<Font>} */
export function addFont(file, name) {
  const query = new URLSearchParams({ name });
  return call(`/api/fonts?${query}`, {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/octet-stream" },
  });
}

/** @param {string} id @returns {Promise<Font>} */
export function removeFont(id) {
  return call(`/api/fonts/${id}`, { method: "DELETE" });
}

/** @param {number} id @returns {Promise<Mark[]>} */
export async function marks(id) {
  return (await call(`/api/books/${id}/marks`)).marks;
}

/** @param {number} id @param {string} mark */
const markPath = (id, mark) => `/api/books/${id}/marks/${encodeURIComponent(mark)}`;

/**
 * Makes a mark, or changes the one that has this version.
 * @param {number} id @param {string} mark its id @param {MarkContent & {version: number} & Partial<Seen>} body 0 for a new one
 * @returns {Promise<Mark>}
 */
export function putMark(id, mark, body) {
  return call(markPath(id, mark), { method: "PUT", ...json(body) });
}

/** @param {number} id @param {string} mark @returns {Promise<Mark>} */
export function removeMark(id, mark) {
  return call(markPath(id, mark), { method: "DELETE" });
}

/** @param {number} id @param {string} mark @returns {Promise<Mark>} */
export function restoreMark(id, mark) {
  return call(`${markPath(id, mark)}/restore`, { method: "POST" });
}

/**
 * A part of the marks of all books, from a place in their list on.
 * @param {number} from @param {AbortSignal} [signal]
 * @returns {Promise<{marks: (Mark & {title: string})[], total: number, next: number | null}>}
 */
export function allMarks(from, signal) {
  return call(`/api/marks?from=${from}`, { signal });
}

/** @typedef {"markdown" | "annotations" | "html" | "readwise"} MarkFormat */

/**
 * The marks as a file.
 * @param {number | null} id of a book, `null` for all
 * @param {MarkFormat} format
 * @returns {Promise<{file: Blob, name: string}>}
 */
export function exportMarks(id, format) {
  return asked(`/api/${id === null ? "" : `books/${id}/`}marks/export?format=${format}`, {}, async (response) => {
    const header = response.headers.get("Content-Disposition") ?? "";
    const encoded = header.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
    return {
      file: await response.blob(),
      name: encoded ? decodeURIComponent(encoded) : (header.match(/filename="([^"]+)"/i)?.[1] ?? "marks"),
    };
  });
}

/** @typedef {{placed: Mark[], known: number, unplaced: {quote: string, note: string, reason: string}[]}} MarkImport */

/** @param {number} id @param {Blob} file @returns {Promise<MarkImport>} */
export function importMarks(id, file) {
  return call(`/api/books/${id}/marks/import`, {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/octet-stream" },
  });
}

/** @typedef {{id: number, name: string, about: string | null, format: string, words: number, on: boolean}} Dictionary */
/** @typedef {{headword: string, pronunciation: string | null, html: string}} DictionaryEntry */
/**
 * @typedef {{word: string, dictionaries: {id: number, name: string, entries: DictionaryEntry[],
 *   problem: string | null}[], suggestions: string[], asked: number}} Definition
 */

/** @param {string} word @param {string | null} language @param {AbortSignal} [signal] @returns {Promise<Definition>} */
export function define(word, language, signal) {
  return call(`/api/define?${new URLSearchParams(language ? { word, language } : { word })}`, { signal });
}

/** @returns {Promise<Dictionary[]>} */
export async function dictionaries() {
  return (await call("/api/dictionaries")).dictionaries;
}

/** @param {File} file @returns {Promise<Dictionary[]>} those that were in it */
export async function addDictionary(file) {
  const query = new URLSearchParams({ name: file.name });
  const options = { method: "POST", body: file, headers: { "Content-Type": "application/octet-stream" } };
  return (await call(`/api/dictionaries?${query}`, options)).dictionaries;
}

/** @param {number} id @param {{on?: boolean, place?: number}} change @returns {Promise<Dictionary[]>} */
export async function changeDictionary(id, change) {
  return (await call(`/api/dictionaries/${id}`, { method: "PATCH", ...json(change) })).dictionaries;
}

/** @param {number} id @returns {Promise<Dictionary[]>} */
export async function removeDictionary(id) {
  return (await call(`/api/dictionaries/${id}`, { method: "DELETE" })).dictionaries;
}

/** @returns {Promise<{voices: Voice[], default: string}>} */
export function voices() {
  return call("/api/voices");
}

/** @param {string} voice */
export function previewAddress(voice) {
  return addressOf(`/api/voices/${encodeURIComponent(voice)}/preview`);
}

/** @param {Reading} reading */
function readingQuery(reading) {
  const query = new URLSearchParams({ from: String(reading.from), voice: reading.voice });
  if (reading.until) query.set("until", reading.until);
  if (reading.rules) query.set("rules", reading.rules);
  if (reading.format === "opus") query.set("format", reading.format);
  if (reading.languages) query.set("languages", reading.languages);
  return query;
}

/**
 * The address of the sound from a place on.
 * @param {number} id
 * @param {Reading} reading
 */
export function audioAddress(id, reading) {
  return addressOf(`/api/books/${id}/audio?${readingQuery(reading)}`);
}

/**
 * The times of what is spoken, from a segment on; waits until there is something.
 * @param {number} id
 * @param {Reading} reading
 * @param {number} index
 * @param {AbortSignal} signal
 * @returns {Promise<TimelinePart>}
 */
export function timeline(id, reading, index, signal) {
  const query = readingQuery(reading);
  query.set("index", String(index));
  return call(`/api/books/${id}/timeline?${query}`, { signal });
}

/** @param {number} id @returns {Promise<Speech>} */
export function speech(id) {
  return call(`/api/books/${id}/speech`);
}

/** @param {number} id @returns {Promise<{whole: boolean, findings: SkipFinding[]}>} */
export function speechFindings(id) {
  return call(`/api/books/${id}/speech/findings`);
}

/** @param {string} scope @returns {Promise<SpeechChoices>} */
export function speechChoices(scope) {
  return call(`/api/speech/${scope}`);
}

/** @param {SpeechChoices} choices @returns {Promise<SpeechChoices>} */
export function setSpeechChoices({ scope, ...choices }) {
  return call(`/api/speech/${scope}`, { method: "PUT", ...json(choices) });
}

/** @param {number} id */
export const fileAddress = (id) => addressOf(`/api/books/${id}/file`);

/** @param {string} scope */
export function speechFileAddress(scope) {
  return addressOf(`/api/speech/${scope}/file`);
}

/** @param {Blob} file @returns {Promise<ImportedRules>} */
export function importSpeechRules(file) {
  return call("/api/speech/import", {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/octet-stream" },
  });
}

/**
 * A text as it would be read aloud with a rule that is not stored yet.
 * @param {{text: string, voice: string, book: number | null, rule: SpeechRule | null}} trial
 * @returns {Promise<Blob>}
 */
export async function speechTrial(trial) {
  const options = withToken({ method: "POST", ...json(trial) });
  const response = await fetch(addressOf("/api/speech/preview"), options).catch(() => {
    throw unreachable();
  });
  if (!response.ok) throw await problemOf(response);
  return response.blob();
}

/** @typedef {{copy?: boolean, edition?: boolean, token?: string, isPrivate?: boolean, signal?: AbortSignal,
 *   progress?: (fraction: number) => void}} UploadOptions */

/**
 * Where each device was last, the latest first.
 * @param {number} id
 * @returns {Promise<Position[]>}
 */
export const bookPositions = async (id) => (await call(`/api/books/${id}/positions`)).positions;

/**
 * Puts a file into the library. `XMLHttpRequest`, because `fetch` does not tell how far it is.
 * @param {Blob} file
 * @param {string} name
 * @param {UploadOptions} [options]
 * @returns {Promise<Book>}
 */
export function addBook(file, name, options = {}) {
  const query = new URLSearchParams({ name });
  if (options.copy) query.set("copy", "true");
  if (options.token) query.set("import", options.token);
  if (options.isPrivate) query.set("private", "true");
  return upload("POST", `/api/books?${query}`, file, options);
}

/** @param {number} id @param {Blob} file @param {string} name @param {UploadOptions} [options]
 * @returns {Promise<Book>} */
export function replaceFile(id, file, name, options = {}) {
  const query = new URLSearchParams({ name });
  if (options.edition) query.set("edition", "true");
  return upload("PUT", `/api/books/${id}/file?${query}`, file, options);
}

/** @param {string} method @param {string} path @param {Blob} file @param {UploadOptions} options
 * @returns {Promise<Book>} */
async function upload(method, path, file, options) {
  options.signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, addressOf(path));
    request.setRequestHeader("Content-Type", "application/octet-stream");
    if (credentials.csrf) request.setRequestHeader("X-CSRF-Token", credentials.csrf);
    request.upload.onprogress = (event) => options.progress?.(event.loaded / (event.total || 1));
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status < 300) resolve(answer);
      else reject(answer?.type ? new Problem(answer) : unreachable());
    };
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(new DOMException("Given up.", "AbortError"));
    options.signal?.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** After a refusal the browser gives up, so we ask again after this. */
const RECONNECTION_MILLISECONDS = 3000;

/**
 * Listens to what happens in the library, and connects again when the connection is lost.
 * @param {Record<string, (data: any) => void>} handlers by the name of the event; `open` is called
 *   on every connection, `lost` whenever there is none
 * @returns {() => void} stops listening
 */
export function events(handlers) {
  /** @type {EventSource} */
  let source;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isOver = false;
  const connect = async () => {
    await asking.ready;
    if (isOver) return;
    source = new EventSource(addressOf("/api/events"));
    source.onopen = () => handlers.open?.(null);
    source.onerror = () => {
      handlers.lost?.(null);
      if (asking.isStopped) source.close();
      if (source.readyState === EventSource.CLOSED) {
        // Refused, perhaps because nobody is signed in: a call that asks finds out.
        books().catch(() => {});
        timer = setTimeout(connect, RECONNECTION_MILLISECONDS);
      }
    };
    for (const [name, handler] of Object.entries(handlers)) {
      if (name === "open" || name === "lost") continue;
      source.addEventListener(name, (event) => handler(JSON.parse(event.data)));
    }
  };
  credentials.ready.then(connect);
  return () => {
    isOver = true;
    clearTimeout(timer);
    source?.close();
  };
}
