// @ts-check
// Pure: keys as they are written (`Ctrl+Shift+J`, `n`, `?`, `ArrowLeft`) and as they are pressed.

/** @typedef {{key: string, code?: string, ctrlKey: boolean, metaKey: boolean, shiftKey: boolean, altKey: boolean}} Pressed */
/** @typedef {{key: string, ctrl: boolean, shift: boolean, alt: boolean}} Combination */

/** @param {string} written @returns {Combination} */
export function combination(written) {
  const parts =
    written === "+" || written.endsWith("++") ? [...written.slice(0, -1).split("+"), "+"] : written.split("+");
  const key = parts.pop() ?? "";
  const has = (/** @type {string} */ name) => parts.includes(name);
  return { key: key === "Space" ? " " : key, ctrl: has("Ctrl"), shift: has("Shift"), alt: has("Alt") };
}

/**
 * Whether a key is the one that is written. With Ctrl a letter is known by its place too, as other alphabets have no
 * Latin letters; signs count as they come, since keyboards differ in whether they need Shift.
 * @param {Combination} wanted
 * @param {Pressed} pressed
 */
export function isPressed(wanted, pressed) {
  if (wanted.ctrl !== (pressed.ctrlKey || pressed.metaKey) || wanted.alt !== pressed.altKey) return false;
  const isSign = wanted.key.length === 1 && wanted.key !== " " && !/\p{L}/u.test(wanted.key);
  if (isSign && wanted.ctrl && SIGNS[wanted.key] === pressed.code) return wanted.shift === pressed.shiftKey;
  if (isSign) return pressed.key === wanted.key && (pressed.shiftKey || !wanted.shift);
  if (wanted.shift !== pressed.shiftKey) return false;
  if (pressed.key.toLowerCase() === wanted.key.toLowerCase()) return true;
  return wanted.ctrl && wanted.key.length === 1 && pressed.code === `Key${wanted.key.toUpperCase()}`;
}

/** @type {Record<string, string>} where signs are that Ctrl or Shift change */
const SIGNS = {
  "[": "BracketLeft",
  "]": "BracketRight",
  "{": "BracketLeft",
  "}": "BracketRight",
  "=": "Equal",
  "-": "Minus",
  0: "Digit0",
};

/**
 * Whether it is a letter or sign alone (WCAG 2.1.4).
 * @param {Combination} wanted
 */
export function isSingle({ key, ctrl, alt }) {
  return key.length === 1 && key !== " " && !ctrl && !alt;
}
