// @ts-check
// Every key of the page in one list: parts add theirs, the person can switch each off, `?` shows them.

/**
 * @typedef {object} Shortcut
 * @property {string} name for good: what was switched off is remembered by it
 * @property {string[]} keys such as `Ctrl+B`, `n`, `?`, `ArrowLeft`, `Space`
 * @property {string} label what it does
 * @property {keyof typeof import("../texts/en/shortcuts.js").shortcuts["groups"]} group
 * @property {(event: KeyboardEvent) => boolean | void} run `false` when there was nothing to do: the browser then has the key
 * @property {boolean} [isRepeated] whether it goes on while it is held
 */

/** @type {Set<Shortcut>} */
const known = new Set();

/** Those that are there now, in the order in which they were added. */
export const shortcuts = () => [...known];

/** @param {Shortcut} shortcut @param {AbortSignal} signal */
export function addShortcut(shortcut, signal) {
  known.add(shortcut);
  signal.addEventListener("abort", () => known.delete(shortcut), { once: true });
}
