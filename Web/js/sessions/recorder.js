// @ts-check
// `recorder`: the page's one recorder of reading sessions, connected with the clock, the browser's storage and the server.

import { putSession } from "../api/reading-sessions.js";
import { live } from "../api/live.js";
import { personal } from "../basics/storage.js";
import { deviceName } from "../settings/device.js";
import { settings } from "../settings/settings.js";
import { ReadingClock } from "./reading-clock.js";
import { SessionQueue } from "./session-queue.js";

/** A crash of the page loses at most this, in milliseconds. */
const KEEP_INTERVAL = 15_000;
/** The server hears of a session that goes on this often. */
const SEND_INTERVAL = 60_000;

const newId = () => crypto.randomUUID();
const now = () => performance.now();

class Recorder {
  #clock = new ReadingClock(newId);
  #queue = new SessionQueue(putSession, personal, { now, date: () => Date.now() }, newId());
  #sent = 0;
  /** @type {number | null} the book of the reader that is open */
  #open = null;

  constructor() {
    setInterval(() => this.#keep(this.#clock.tick(now())), KEEP_INTERVAL);
    const forever = new AbortController().signal;
    live.on("open", () => this.#send(), forever);
    addEventListener("online", () => this.#send());
    addEventListener("pagehide", () => this.#leave());
    document.addEventListener("visibilitychange", () => {
      this.#keep(this.#clock.look(now(), document.hidden ? null : this.#open));
      if (document.hidden) this.#leave();
    });
    settings.addEventListener("change", () => {
      if (!this.#isOn) this.#queue.clear();
    });
    if (this.#queue.size > 0) this.#send();
  }

  get #isOn() {
    return settings.value("readingSessions");
  }

  /**
   * A reader is opened.
   * @param {number} book @param {number} offset where
   */
  opened(book, offset) {
    this.#open = book;
    this.#clock.openAt(offset);
    this.#keep(this.#clock.look(now(), document.hidden ? null : book));
  }

  /** It is left, and perhaps the voice speaks on. */
  closed() {
    this.#open = null;
    this.#keep(this.#clock.look(now(), null));
    this.#send();
  }

  touched() {
    this.#keep(this.#clock.touch(now()));
  }

  /** @param {number} offset where somebody reads or listens now */
  at(offset) {
    this.#keep(this.#clock.at(now(), offset));
  }

  /** @param {number | null} book that a voice speaks */
  hears(book) {
    this.#keep(this.#clock.hear(now(), book));
  }

  /** @param {import("./reading-clock.js").Session | null} ended */
  #keep(ended) {
    if (!this.#isOn) return;
    const device = deviceName();
    for (const session of [ended, this.#clock.session]) if (session) this.#queue.keep(session, device);
    if (ended || now() - this.#sent >= SEND_INTERVAL) this.#send();
  }

  #send() {
    this.#sent = now();
    if (this.#queue.size > 0) this.#queue.flush().catch(console.error);
  }

  #leave() {
    this.#keep(this.#clock.tick(now()));
    if (this.#isOn) this.#queue.flush(true).catch(console.error);
  }
}

export const recorder = new Recorder();
