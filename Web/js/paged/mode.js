// @ts-check
// How a book is read: what was chosen for it, else for all books.

/** @typedef {{mode: "scroll" | "paged", columns: "auto" | 1 | 2, animation: boolean}} Choice */
const STANDIN = "vorleser.standin.";
const read = (/** @type {string} */ k) => localStorage.getItem(STANDIN + k);

/** @param {number} book @returns {Choice} */
export function chosen(book) {
  const c = read("columns");
  return { mode: (read(`mode.${book}`) ?? read("mode") ?? "scroll") === "paged" ? "paged" : "scroll", columns: c === "1" ? 1 : c === "2" ? 2 : "auto",
    animation: read("animation") !== "off" };
}

/** @param {number} book @param {"scroll" | "paged"} mode */
export function rememberMode(book, mode) { localStorage.setItem(`${STANDIN}mode.${book}`, mode); }

/** @param {number} _book @param {() => void} run @param {AbortSignal} signal */
export function onChange(_book, run, signal) { addEventListener("storage", run, { signal }); }
