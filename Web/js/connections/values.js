// @ts-check
// What was typed about a voice of another program, as the server takes it.

/** @typedef {"name" | "address" | "model" | "voice" | "language"} FieldName */

/** As docs/api.md has them, in UTF-16 units. */
export const LONGEST = { name: 40, address: 2000, model: 200, voice: 200, language: 35, key: 4096 };

/** @type {Record<FieldName, RegExp>} what each field must have */
const FORMS = {
  name: /^[A-Za-z0-9_-]{1,40}$/,
  address: /^https?:\/\/[^\s/@?#]+(\/[^\s@?#]*)?$/i,
  model: /\S/,
  voice: /\S/,
  language: /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/,
};

/**
 * The first field that can't be right; `null` if there is none.
 * @param {Record<FieldName, string>} values
 * @returns {FieldName | null}
 */
export function wrongField(values) {
  const names = /** @type {FieldName[]} */ (Object.keys(FORMS));
  return names.find((name) => !FORMS[name].test(values[name].trim())) ?? null;
}

/**
 * A name for a voice that has none yet.
 * @param {string} voice the other program's name of it
 */
export function nameFor(voice) {
  return voice
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, LONGEST.name);
}
