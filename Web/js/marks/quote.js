// @ts-check
// Pure: a passage as text to share, with its source.

/**
 * White space of every kind becomes one space; empty lines between paragraphs stay.
 * @param {string} text
 */
export function withPlainSpaces(text) {
  return text
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n\n");
}

/** What stands for the middle of a quote that is too long to list. */
const GAP = " … ";

/**
 * A quote for a list: its beginning and its end.
 * @param {string} text
 * @param {number} longest in UTF-16 units
 */
export function shortened(text, longest) {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const head = Math.ceil((longest - GAP.length) * 0.75);
  return (
    line.slice(0, wordEnd(line, head)).trimEnd() +
    GAP +
    line.slice(line.length - (longest - GAP.length - head)).trimStart()
  );
}

/**
 * The words with which a place begins, from what the server keeps of the text behind it: without the word that is cut off at its end.
 * @param {string} suffix
 */
export function opening(suffix) {
  const line = suffix.replace(/\s+/g, " ").trim();
  const end = line.lastIndexOf(" ");
  return end > 0 ? `${line.slice(0, end)} …` : line;
}

/** @param {string} line @param {number} limit the end of the last whole word before it; never within a pair of surrogates */
function wordEnd(line, limit) {
  const space = line.lastIndexOf(" ", limit);
  if (space > limit / 2) return space;
  return /[\uD800-\uDBFF]/.test(line[limit - 1] ?? "") ? limit - 1 : limit;
}

/**
 * `“…” — Author, Title, chapter`
 * @param {{exact: string, authors: readonly string[], title: string, chapter: string | null}} passage
 */
export function quoteText({ exact, authors, title, chapter }) {
  const source = [authors.join(", "), title, chapter === title ? "" : (chapter ?? "")].filter(
    (part) => part.trim() !== "",
  );
  const quote = `“${withPlainSpaces(exact)}”`;
  return source.length > 0 ? `${quote} — ${source.join(", ")}` : quote;
}
