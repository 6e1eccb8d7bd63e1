// @ts-check
// Pure: the lines of a quote on a card, in every script, and where a quote that is too long is cut.

/**
 * @typedef {{text: string, begins: boolean}} Line `begins`: a paragraph that is not the first begins with it
 * @typedef {(text: string) => number} Measure how wide a text is
 * @typedef {{size: number, lines: Line[], isCut: boolean}} Fitted
 */

/** Letters of which each may end a line, and their punctuation. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
/** What begins no line. */
const NEVER_FIRST =
  /^[\p{Pe}\p{Pf}、。，．：；！？!?,.:;…‥・ー〜～々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％]/u;
/** What ends no line. */
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u;
/** Scripts that write no spaces between words and do not break within them. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** What a line may end with although letters follow. */
const HYPHEN = /\p{L}[-‐–—/]$/u;
/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** A gap between paragraphs, in lines. */
export const PARAGRAPH_GAP = 0.5;
/** More of a quote than this fits on no card, in UTF-16 units. */
const MOST = 3000;

/**
 * The direction of the first letter.
 * @param {string} text
 * @returns {"ltr" | "rtl"}
 */
export function directionOf(text) {
  const letter = /\p{L}/u.exec(text)?.[0] ?? "";
  return RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}

/**
 * The largest of some sizes in which a quote fits; in the smallest one it is cut at the end of a sentence, or of a word where its first
 * sentence is too long.
 * @param {string} text paragraphs apart by newlines
 * @param {{sizes: readonly number[], width: number, rows: (size: number) => number, measure: (size: number) => Measure}} card `rows`: how
 *   many lines it has room for
 * @returns {Fitted}
 */
export function fitted(text, { sizes, width, rows, measure }) {
  const whole = text.slice(0, MOST);
  const smallest = sizes[sizes.length - 1];
  if (whole === text) {
    for (const size of sizes) {
      const lines = wrapped(text, width, measure(size));
      if (height(lines) <= rows(size)) return { size, lines, isCut: false };
    }
  }
  for (const end of [...ends(whole, "sentence"), ...ends(whole, "word")]) {
    const lines = wrapped(withEllipsis(whole.slice(0, end)), width, measure(smallest));
    if (height(lines) <= rows(smallest)) return { size: smallest, lines, isCut: true };
  }
  return { size: smallest, lines: [{ text: "…", begins: false }], isCut: true };
}

/**
 * A text in few lines, such as a title; the last one ends with an ellipsis where it is too long.
 * @param {string} text
 * @param {number} width
 * @param {number} rows
 * @param {Measure} measure
 * @returns {string[]}
 */
export function clamped(text, width, rows, measure) {
  const { lines } = fitted(text.replace(/\s+/g, " "), { sizes: [1], width, rows: () => rows, measure: () => measure });
  return lines.map((line) => line.text);
}

/** @param {readonly Line[]} lines in lines */
export const height = (lines) => lines.length + lines.filter(({ begins }) => begins).length * PARAGRAPH_GAP;

/**
 * Lines that are at most so wide; a word that is wider alone is broken between letters.
 * @param {string} text
 * @param {number} width
 * @param {Measure} measure
 * @returns {Line[]}
 */
export function wrapped(text, width, measure) {
  /** @type {Line[]} */
  const lines = [];
  for (const paragraph of text.split(/\n+/).filter((one) => one.trim() !== "")) {
    const first = lines.length;
    let line = "";
    for (const piece of pieces(paragraph)) {
      if (line === "" || measure((line + piece).trimEnd()) <= width) {
        line += line === "" ? piece.trimStart() : piece;
      } else {
        lines.push({ text: line.trimEnd(), begins: false });
        line = piece.trimStart();
      }
      while (measure(line.trimEnd()) > width) {
        const end = longest(line, width, measure);
        if (end >= line.length) break;
        lines.push({ text: line.slice(0, end), begins: false });
        line = line.slice(end);
      }
    }
    if (line.trim() !== "") lines.push({ text: line.trimEnd(), begins: false });
    if (first > 0 && lines.length > first) lines[first].begins = true;
  }
  return lines;
}

/**
 * What no line ends within: words with the space behind them, and letters of Chinese and Japanese.
 * @param {string} paragraph
 */
function pieces(paragraph) {
  /** @type {string[]} */
  const found = [];
  // A space that binds, as in "10 km", is no end.
  for (const word of paragraph.match(/[^ \t\r]+[ \t\r]*|[ \t\r]+/g) ?? []) {
    let piece = "";
    for (const letter of parts(word)) {
      if (piece !== "" && mayBreak(piece, letter)) {
        found.push(piece);
        piece = "";
      }
      piece += letter;
    }
    if (piece !== "") found.push(piece);
  }
  return found;
}

/** @param {string} word its letters, or its words in scripts without spaces */
const parts = (word) => segments(word, UNSPACED.test(word) ? "word" : "grapheme");

/** @param {string} piece @param {string} next */
function mayBreak(piece, next) {
  if (/^\s/.test(next) || NEVER_FIRST.test(next) || NEVER_LAST.test(piece)) return false;
  const last = [...piece].at(-1) ?? "";
  return (
    IDEOGRAPH.test(last) ||
    IDEOGRAPH.test([...next][0]) ||
    (HYPHEN.test(piece) && /^\p{L}/u.test(next)) ||
    (UNSPACED.test(last) && UNSPACED.test(next))
  );
}

/** @param {string} line @param {number} width @param {Measure} measure the end of the letters that fit, at least one */
function longest(line, width, measure) {
  let end = 0;
  for (const letter of segments(line, "grapheme")) {
    if (end > 0 && measure(line.slice(0, end + letter.length)) > width) break;
    end += letter.length;
  }
  return end;
}

/**
 * The ends of a text's sentences or words, the last one first.
 * @param {string} text
 * @param {"sentence" | "word"} granularity
 */
function ends(text, granularity) {
  let end = 0;
  const all = segments(text, granularity).map((part) => (end += part.length));
  return all.reverse();
}

/** @param {string} text */
function withEllipsis(text) {
  const cut = text.trimEnd().replace(/[,;:、，；：\p{Pd}]+$/u, "");
  return `${cut}${IDEOGRAPH.test([...cut].at(-1) ?? "") ? "" : " "}…`;
}

/** @param {string} text @param {"grapheme" | "word" | "sentence"} granularity */
const segments = (text, granularity) =>
  [...new Intl.Segmenter(undefined, { granularity }).segment(text)].map(({ segment }) => segment);
