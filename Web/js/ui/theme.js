// @ts-check
// Light, dark, or as the device has it; remembered in this browser.

/** @typedef {"auto" | "light" | "dark"} Theme */

const KEY = "vorleser.theme";
/** @type {Theme[]} */
export const themes = ["auto", "light", "dark"];

/** @returns {Theme} */
export function theme() {
  const stored = read();
  return themes.find((name) => name === stored) ?? "auto";
}

/** @param {Theme} name */
export function setTheme(name) {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A browser that stores nothing: it holds until the page is closed.
  }
  apply(name);
}

/** Called once, before anything is shown. */
export function applyTheme() { apply(theme()); }

/** @param {Theme} name */
function apply(name) {
  if (name === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    if (name === "auto") continue;
    meta.removeAttribute("media");
    meta.setAttribute("content", canvas);
  }
}

function read() {
  try { return localStorage.getItem(KEY); } catch { return null; }
}
