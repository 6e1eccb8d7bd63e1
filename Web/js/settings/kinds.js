// @ts-check
// Pure: the kinds of settings, each with a default and the values that it accepts.

/**
 * @template T
 * @typedef {{fallback: T, accepts: (value: unknown) => boolean}} Kind
 */

/**
 * One of a few words or numbers; the first is meant when nothing was chosen.
 * @template {(string | number)[]} T
 * @param {T} values
 * @returns {Kind<T[number]>}
 */
export function oneOf(...values) {
  return { fallback: values[0], accepts: (value) => values.includes(/** @type {any} */ (value)) };
}

/**
 * A number from `least` to `most`.
 * @param {number} fallback
 * @param {number} least
 * @param {number} most
 * @returns {Kind<number> & {least: number, most: number}}
 */
export function number(fallback, least, most) {
  return { fallback, least, most, accepts: (value) => typeof value === "number" && value >= least && value <= most };
}

/**
 * A switch.
 * @param {boolean} fallback
 * @returns {Kind<boolean>}
 */
export function flag(fallback) {
  return { fallback, accepts: (value) => typeof value === "boolean" };
}

/**
 * A text of at most so many UTF-16 units.
 * @param {string} fallback
 * @param {number} limit
 * @param {RegExp} [pattern] what it must look like
 * @returns {Kind<string>}
 */
export function text(fallback, limit, pattern) {
  return {
    fallback,
    accepts: (value) => typeof value === "string" && value.length <= limit && (!pattern || pattern.test(value)),
  };
}

/**
 * Anything that a check of its own accepts.
 * @template T
 * @param {T} fallback
 * @param {(value: unknown) => boolean} accepts
 * @returns {Kind<T>}
 */
export function any(fallback, accepts) {
  return { fallback, accepts };
}
