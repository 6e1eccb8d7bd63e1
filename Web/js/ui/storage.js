// @ts-check
// What this browser remembers for one person: two people who share a browser do not see each other's.

/** Who used this browser last, so that the page looks right before the server has said who it is. */
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
 * Whose values these are from now on.
 * @param {number} number
 */
export function setPerson(number) {
  person = number;
  write(PERSON, String(number));
}

/** The person's part of the browser's storage. What can't be stored is forgotten with the page. */
export const personal = {
  /** @param {string} name */
  getItem: (name) => read(personalName(person, name)),
  /** @param {string} name @param {string} value */
  setItem: (name, value) => write(personalName(person, name), value),
  /** @param {string} name */
  removeItem: (name) => write(personalName(person, name), null),
};

/** @param {string} name @returns {string | null} */
function read(name) {
  try { return globalThis.localStorage?.getItem(name) ?? null; } catch { return null; }
}

/** @param {string} name @param {string | null} value */
function write(name, value) {
  try {
    if (value === null) globalThis.localStorage?.removeItem(name);
    else globalThis.localStorage?.setItem(name, value);
  } catch { /* Full or switched off: what matters is on the server, or will be. */ }
}
