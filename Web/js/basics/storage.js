// @ts-check
// What this browser remembers for one person: two people who share a browser do not see each other's.

import { givenName, ownName } from "./address.js";

/** The key of the person who used this browser last: the page looks right before the server has named the person. */
const PERSON = "vorleser.person";
/** The owner of a library without accounts is person 1, and has the plain names. */
const OWNER = 1;

let person = Number(read(PERSON)) || OWNER;

/**
 * The name under which a person's value is kept.
 * @param {number} number @param {string} name
 */
export function personalName(number, name) {
  return number === OWNER ? name : `person.${number}.${name}`;
}

/**
 * The name of a value that is kept under another, as an event of the browser tells it.
 * @param {number} number @param {string | null} kept
 * @returns {string | null} `null` for what is not the person's
 */
export function nameOf(number, kept) {
  const given = givenName(kept);
  if (number === OWNER) return given?.startsWith("person.") ? null : given;
  const mark = personalName(number, "");
  return given?.startsWith(mark) ? given.slice(mark.length) : null;
}

/** The person whose values these are: the last one to use this browser, until the server has named the person. */
export const lastPerson = () => person;

/**
 * Whose values these are from now on.
 * @param {number} number
 * @returns {boolean} whether they were somebody else's, and it is remembered that they are not
 */
export function setPerson(number) {
  const isOther = person !== number;
  person = number;
  write(PERSON, String(number));
  return isOther && read(PERSON) === String(number);
}

/** The person's part of the browser's storage. What can't be stored is forgotten with the page. */
export const personal = {
  /** @param {string} name */
  getItem: (name) => read(personalName(person, name)),
  /** @param {string} name @param {string} value */
  setItem: (name, value) => write(personalName(person, name), value),
  /** @param {string} name */
  removeItem: (name) => write(personalName(person, name), null),
  /** @param {number} index @returns {string | null} */
  key: (index) => names()[index] ?? null,
  get length() {
    return names().length;
  },
  /** @param {string | null} kept a key as a `storage` event has it */
  nameOf: (kept) => nameOf(person, kept),
};

/** What one tab of the browser remembers for a person until it is closed. */
export const ofTab = {
  /** @param {string} name @returns {string | null} */
  getItem(name) {
    try {
      return globalThis.sessionStorage?.getItem(ownName(personalName(person, name))) ?? null;
    } catch {
      return null;
    }
  },
  /** @param {string} name @param {string} value */
  setItem(name, value) {
    try {
      globalThis.sessionStorage?.setItem(ownName(personalName(person, name)), value);
    } catch {
      /* Forgotten with the view. */
    }
  },
};

/** @returns {string[]} the person's own */
function names() {
  try {
    const store = globalThis.localStorage;
    const all = Array.from({ length: store?.length ?? 0 }, (_, index) => nameOf(person, store.key(index)));
    return all.flatMap((name) => (name === null ? [] : [name]));
  } catch {
    return [];
  }
}

/** @param {string} name @returns {string | null} */
function read(name) {
  try {
    return globalThis.localStorage?.getItem(ownName(name)) ?? null;
  } catch {
    return null;
  }
}

/** @param {string} name @param {string | null} value */
function write(name, value) {
  try {
    if (value === null) globalThis.localStorage?.removeItem(ownName(name));
    else globalThis.localStorage?.setItem(ownName(name), value);
  } catch {
    /* Full or switched off: what matters is on the server, or will be. */
  }
}
