// @ts-check
// Going to another view. Links need nothing: main.js follows those that stay in the page.

/** @param {number} id */
export function bookPath(id) { return `/read/${id}`; }

/**
 * @param {string} path such as "/" or "/read/3"
 * @param {{replace?: boolean}} [options] `replace`: without an entry in the history
 */
export function navigate(path, options = {}) {
  if (options.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  dispatchEvent(new CustomEvent("navigate"));
}

/**
 * Names the view in the window's title.
 * @param {string | null} name `null` for the program's own name
 */
export function setTitle(name) {
  document.title = name ? `${name} – Vorleser` : "Vorleser";
}
