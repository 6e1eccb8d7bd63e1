// @ts-check
// Pure but for the storage that it is given: what a browser kept before settings were the server's. The page takes it
// over once, so that nobody loses a choice.

/**
 * @typedef {import("../basics/settings-copy.js").Values} Values
 * @typedef {Pick<Storage, "getItem" | "removeItem">} Store
 */

const RULER = "vorleser.ruler";
const PACE = "vorleser.autoPace";
const LOOK = "vorleser.marks";
const KEYS = "vorleser.shortcuts";

/** @param {string | null} text @returns {Record<string, unknown>} */
function objectOf(text) {
  try {
    const value = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/**
 * The settings among what a browser kept. Whether a value is one is asked where it is used.
 * @param {Pick<Store, "getItem">} store
 * @param {string | null} language of the interface, which was kept for everybody who uses the browser
 * @returns {Values}
 */
export function browserOnlySettings(store, language) {
  const { color, style } = objectOf(store.getItem(LOOK));
  const { hasLetters, off } = objectOf(store.getItem(KEYS));
  const pace = store.getItem(PACE);
  const values = {
    ruler: store.getItem(RULER),
    autoPace: pace === null ? null : Number(pace),
    markColor: color,
    markStyle: style,
    letterKeys: hasLetters,
    keysOff: off,
    language,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}

/**
 * From now on only the settings have them.
 * @param {Pick<Store, "removeItem">} store
 */
export function forgetKept(store) {
  for (const name of [RULER, PACE, LOOK, KEYS]) store.removeItem(name);
}
