// @ts-check
// Pure: `ReadingClock` makes reading sessions from what somebody does. It is told the time by a clock that does not jump, in
// milliseconds, and counts each moment once.

/**
 * @typedef {object} Session the totals of a session so far, in milliseconds, UTF-16 units and book offsets
 * @property {string} id
 * @property {number} book
 * @property {number} span from its first to its last moment
 * @property {number} reading with the eyes alone
 * @property {number} listening with the ears alone
 * @property {number} both
 * @property {number} readUnits
 * @property {number} heardUnits
 * @property {number} from
 * @property {number} to
 * @property {number} ended its last moment, by the clock
 */
/**
 * @typedef {Session & {idle: number, read: number, heard: number}} Open `idle`: since its last moment; `read`, `heard`: time since the
 *   last movement
 */
/**
 * @typedef {{from: number, to: number, began: number, last: number, read: number, heard: number}} Movement from one place to another,
 *   by many steps where a page scrolls; `read`, `heard`: time since the movement before, up to the last step
 */

/** A reader who does nothing for longer has looked away; the time up to then counts. */
export const IDLE = 120_000;
/** A pause of more than this ends a session; going on begins another one. */
export const BREAK = 600_000;
/** A session that lasts longer is cut; the server takes six hours. */
export const LONGEST = 4 * 3_600_000;
/** Time between two looks at the clock that is believed; after more the machine was asleep. */
export const GAP = 120_000;
/** What is shorter is a look at a book, and no session. */
export const SHORTEST = 10_000;
/** UTF-16 units a second: a thousand words a minute. What goes by faster is leafed through and not read. */
const FASTEST_READING = 100;
/** The same for a voice, which speaks some 15 units a second, and at the fastest speed four times as many. */
const FASTEST_VOICE = 100;

/** Steps that follow each other within so many milliseconds are one movement. */
const SETTLED = 400;
/** A movement that goes on and on, as a text that scrolls by itself, is counted this often. */
const LONGEST_MOVEMENT = 5000;

export class ReadingClock {
  #newId;
  /** @type {number | null} the last look at the clock */
  #last = null;
  /** @type {number | null} the book that is in view */
  #seen = null;
  /** The last sign of somebody who reads. */
  #sign = -Infinity;
  /** @type {number | null} the book that is spoken */
  #spoken = null;
  /** @type {number | null} the place in the book */
  #place = null;
  /** @type {Open | null} */
  #open = null;
  /** @type {Movement | null} */
  #movement = null;

  /** @param {() => string} newId */
  constructor(newId) {
    this.#newId = newId;
  }

  /**
   * The session that goes on, once it is one.
   * @returns {Session | null}
   */
  get session() {
    const open = this.#open;
    if (!open || open.reading + open.listening + open.both < SHORTEST) return null;
    const { idle: _idle, read: _read, heard: _heard, ...session } = open;
    return session;
  }

  /**
   * A book comes into view, or none is any more.
   * @param {number} now @param {number | null} book
   * @returns {Session | null} a session that has ended with it, in each of these
   */
  look(now, book) {
    const ended = this.tick(now);
    this.#seen = book;
    if (book !== null) this.#sign = now;
    return ended;
  }

  /**
   * The reader does something in the book that is in view.
   * @param {number} now
   */
  touch(now) {
    const ended = this.tick(now);
    this.#sign = now;
    return ended;
  }

  /**
   * A voice speaks in a book, or is silent.
   * @param {number} now @param {number | null} book
   */
  hear(now, book) {
    const ended = this.tick(now);
    this.#spoken = book;
    return ended;
  }

  /**
   * The reader, or the voice, is at a place.
   * @param {number} now @param {number} offset a book offset
   */
  at(now, offset) {
    const ended = this.tick(now);
    const open = this.#open;
    const from = this.#place ?? offset;
    this.#place = offset;
    if (!open) return ended;
    this.#movement ??= { from, to: offset, began: now, last: now, read: 0, heard: 0 };
    Object.assign(this.#movement, { to: offset, last: now, read: open.read, heard: open.heard });
    open.to = offset;
    if (now - this.#movement.began >= LONGEST_MOVEMENT) this.#settle();
    return ended;
  }

  /**
   * Time goes by.
   * @param {number} now
   */
  tick(now) {
    const before = this.#last ?? now;
    this.#last = Math.max(now, before);
    const passed = Math.max(0, now - before);
    if (this.#movement && now - this.#movement.last > SETTLED) this.#settle();
    if (passed === 0) return null;
    const counted = Math.min(passed, GAP);
    const isHeard = this.#spoken !== null;
    const eyes = this.#seen !== null && (!isHeard || this.#seen === this.#spoken) ? this.#reading(before, counted) : 0;
    const book = this.#spoken ?? this.#seen;
    const active = isHeard ? counted : eyes;
    let ended = this.#open && book !== null && this.#open.book !== book && active > 0 ? this.#end() : null;
    if (active > 0 && book !== null) {
      if (this.#open && this.#open.idle > BREAK) ended = this.#end();
      this.#open ??= this.#begin(book, before);
      const open = this.#open;
      open.span += open.idle + active;
      open.idle = passed - active;
      open.ended = before + active;
      if (isHeard) {
        open.both += eyes;
        open.listening += counted - eyes;
        open.heard += counted;
      } else {
        open.reading += eyes;
        open.read += eyes;
      }
    } else if (this.#open) this.#open.idle += passed;
    if (this.#open && (this.#open.idle > BREAK || this.#open.span >= LONGEST)) ended = this.#end() ?? ended;
    return ended;
  }

  /**
   * The book is left: what goes on now is another session.
   * @param {number} now
   */
  end(now) {
    return this.tick(now) ?? this.#end();
  }

  /**
   * How much of a time somebody who gave a sign has read.
   * @param {number} from @param {number} length
   */
  #reading(from, length) {
    return Math.min(length, Math.max(0, this.#sign + IDLE - from));
  }

  /** @param {number} book @param {number} now @returns {Open} */
  #begin(book, now) {
    const zero = {
      span: 0,
      reading: 0,
      listening: 0,
      both: 0,
      readUnits: 0,
      heardUnits: 0,
      idle: 0,
      read: 0,
      heard: 0,
    };
    const place = this.#place ?? 0;
    return { id: this.#newId(), book, ...zero, from: place, to: place, ended: now };
  }

  /** Counts what was read or heard by a movement, unless it was too fast for that. */
  #settle() {
    const movement = this.#movement;
    const open = this.#open;
    this.#movement = null;
    if (!movement || !open) return;
    const { from, to, read, heard } = movement;
    const advance = Math.max(0, to - from);
    if (heard > 0 && advance <= (heard * FASTEST_VOICE) / 1000) open.heardUnits += advance;
    else if (heard === 0 && advance <= (read * FASTEST_READING) / 1000) open.readUnits += advance;
    open.read -= read;
    open.heard -= heard;
  }

  #end() {
    this.#settle();
    const { session } = this;
    this.#open = null;
    return session;
  }

  /**
   * Another book is opened: the last place is not one of it.
   * @param {number} offset
   */
  openAt(offset) {
    this.#settle();
    this.#place = offset;
  }
}
