// @ts-check
// Pure: chooses a generated cover's layout, colours and title size, always the same for the same book. Lengths are
// hundredths of the cover's width; the cover is 100 wide and 150 high.
// Sources/Publishing/Covers draws the same covers for EPUBs: a change here is a change there.

/** @typedef {{ground: string, ink: string, second: string}} Palette */
/** @typedef {"label" | "bands" | "frame" | "arcs" | "initial" | "cloth" | "hills" | "rules"} Layout */
/** @typedef {{layout: Layout, palette: Palette, pattern: number, turn: number, title: string,
 *   subtitle: string, size: number, lines: number}} CoverDesign `size` of the title's letters, which fill at
 *   most `lines` lines; `turn` 0…1 varies the drawing */

/** @type {Palette[]} ink on ground and second on ground are chosen to be read, 4.5:1 and 3:1 */
export const palettes = [
  { ground: "#1e4854", ink: "#f4ecdc", second: "#e3ad68" },
  { ground: "#662330", ink: "#f7ebdf", second: "#dfa27c" },
  { ground: "#29483a", ink: "#f1ead6", second: "#cfbd66" },
  { ground: "#2a3263", ink: "#eeedf6", second: "#9bbbe0" },
  { ground: "#dfae52", ink: "#2a2314", second: "#7a3517" },
  { ground: "#e6c0b5", ink: "#41252a", second: "#93404b" },
  { ground: "#aecbd4", ink: "#1b303c", second: "#2b6076" },
  { ground: "#e9dfc9", ink: "#322f29", second: "#a2502f" },
  { ground: "#482d4d", ink: "#f3e9f0", second: "#dc9aae" },
  { ground: "#394149", ink: "#f0eee8", second: "#ec8f74" },
  { ground: "#c0cbae", ink: "#29331f", second: "#4c6436" },
  { ground: "#1b2030", ink: "#eee9dd", second: "#ccb077" },
];

/**
 * The room each layout has for its title, and the largest letters that look right there.
 * @type {Record<Layout, {width: number, height: number, largest: number}>} */
const rooms = {
  label: { width: 60, height: 44, largest: 15 },
  bands: { width: 80, height: 46, largest: 18 },
  frame: { width: 66, height: 58, largest: 17 },
  arcs: { width: 80, height: 48, largest: 21 },
  initial: { width: 80, height: 44, largest: 15 },
  cloth: { width: 68, height: 66, largest: 20 },
  hills: { width: 80, height: 54, largest: 20 },
  rules: { width: 80, height: 70, largest: 22 },
};

const layouts = /** @type {Layout[]} */ (Object.keys(rooms));
/** Letters below this can't be read on the smallest cover. */
const SMALLEST = 6;
const STEP = 0.5;
/** The width of an ideograph in em, a little more than it is. */
const IDEOGRAPH = 1.02;
/** Of a line to its letters. */
export const LINE_HEIGHT = 1.16;
/** A title that is longer than this is parted from its subtitle. */
const LONG_TITLE = 18;

/**
 * @param {{title: string, authors: string[], fingerprint: string}} book
 * @returns {CoverDesign}
 */
export function coverDesign(book) {
  const hash = hashOf(book.fingerprint || book.title + book.authors.join());
  const [title, subtitle] = partsOf(book.title);
  const layout = layouts[hash % layouts.length] ?? "frame";
  const room = rooms[layout];
  const size = sizeFor(title, room);
  return {
    layout,
    title,
    subtitle,
    size,
    palette: palettes[(hash >>> 6) % palettes.length] ?? palettes[0],
    pattern: (hash >>> 13) & 0xff,
    turn: ((hash >>> 20) & 0xff) / 255,
    lines: Math.max(1, Math.floor(room.height / (size * LINE_HEIGHT))),
  };
}

/**
 * FNV-1a, with its bits stirred, since the low ones are used apart.
 * @param {string} text
 */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Title and subtitle.
 * @param {string} title
 * @returns {[string, string]}
 */
export function partsOf(title) {
  if (title.length <= LONG_TITLE) return [title, ""];
  const match = title.match(/^(.{3,}?)\s*(?:[:：;；]|\s[–—-]\s)\s*(.{3,})$/u);
  return match ? [match[1] ?? title, match[2] ?? ""] : [title, ""];
}

/**
 * The largest size at which a title fits its room.
 * @param {string} title
 * @param {{width: number, height: number, largest: number}} room
 */
export function sizeFor(title, room) {
  for (let size = room.largest; size > SMALLEST; size -= STEP) {
    const lines = linesOf(title, room.width / size);
    if (lines !== null && lines * size * LINE_HEIGHT <= room.height) return size;
  }
  return SMALLEST;
}

/**
 * How many lines a text takes, or `null` when a word is too wide.
 * @param {string} text
 * @param {number} width in em
 */
function linesOf(text, width) {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const wide = [...word].reduce((sum, letter) => sum + widthOf(letter), 0);
    if (isIdeographic(word)) {
      // Such a line breaks after any letter.
      const room = Math.max(1, Math.floor(width / IDEOGRAPH)) * IDEOGRAPH;
      const whole = used + wide;
      lines += Math.ceil(whole / room - 0.001) - 1;
      used = whole % room;
    } else if (wide > width) {
      return null;
    } else if (used + wide > width) {
      lines += 1;
      used = wide + 0.26;
    } else {
      used += wide + 0.26;
    }
  }
  return lines;
}

/** @param {string} word */
function isIdeographic(word) {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word);
}

/**
 * The width of a letter of a bold serif, in em: of each group the widest in Noto Serif and Gelasio, which has Georgia's widths.
 * @param {string} letter
 */
function widthOf(letter) {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}　-〿＀-｠]/u.test(letter)) return IDEOGRAPH;
  if (/\p{M}/u.test(letter)) return 0;
  if (/[MWm@%—ЖШЩЮФЫжшщюф]/.test(letter)) return 1.1;
  if (letter === "w") return 0.88;
  if (/\p{Lu}/u.test(letter)) return 0.82;
  if (/[rtf]/.test(letter)) return 0.52;
  return /[ijl.,:;'’!|()[\]]/.test(letter) ? 0.41 : 0.67;
}
