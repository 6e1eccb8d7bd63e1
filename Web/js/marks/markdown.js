// @ts-check
// Pure: parses the Markdown of a note into a tree. It never takes anything as HTML.

/**
 * @typedef {string | {type: "em" | "strong" | "del" | "code", content: Inline[]} | {type: "break"} |
 *   {type: "link", address: string, content: Inline[]}} Inline
 * @typedef {{type: "paragraph", content: Inline[]} | {type: "heading", level: number, content: Inline[]} | {type: "code", text: string} |
 *   {type: "rule"} | {type: "quote", blocks: Block[]} | {type: "list", isOrdered: boolean, start: number, items: Block[][]}} Block
 */

/** What is nested deeper is shown as it was typed. */
const DEEPEST = 8;

const FENCE = /^ {0,3}(```+|~~~+)/;
const HEADING = /^ {0,3}(#{1,6})(?:\s+(.*?))?(?:\s+#+)?\s*$/;
const RULE = /^ {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])(\s+|$)/;

/**
 * @param {string} text
 * @param {number} [depth]
 * @returns {Block[]}
 */
export function blocksOf(text, depth = 0) {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  /** @type {Block[]} */
  const blocks = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    const fence = line.match(FENCE);
    const heading = line.match(HEADING);
    if (line.trim() === "") {
      at += 1;
    } else if (fence) {
      const end = lines.findIndex((other, index) => index > at && other.trim().startsWith(fence[1]));
      const last = end < 0 ? lines.length : end;
      blocks.push({ type: "code", text: lines.slice(at + 1, last).join("\n") });
      at = last + 1;
    } else if (heading) {
      blocks.push({ type: "heading", level: heading[1].length, content: inlinesOf(heading[2] ?? "") });
      at += 1;
    } else if (RULE.test(line)) {
      blocks.push({ type: "rule" });
      at += 1;
    } else if (QUOTE.test(line) && depth < DEEPEST) {
      const end = endOf(lines, at, (other) => QUOTE.test(other));
      blocks.push({
        type: "quote",
        blocks: blocksOf(
          lines
            .slice(at, end)
            .map((other) => other.replace(QUOTE, ""))
            .join("\n"),
          depth + 1,
        ),
      });
      at = end;
    } else if (ITEM.test(line) && depth < DEEPEST) {
      at = addList(lines, at, blocks, depth);
    } else {
      const end = Math.max(
        at + 1,
        endOf(lines, at, (other) => other.trim() !== "" && !isBegin(other)),
      );
      blocks.push({
        type: "paragraph",
        content: inlinesOf(
          lines
            .slice(at, end)
            .map((other) => other.replace(/^\s+/, ""))
            .join("\n")
            .trimEnd(),
        ),
      });
      at = end;
    }
  }
  return blocks;
}

/** @param {string} line whether another block than a paragraph begins here */
function isBegin(line) {
  return FENCE.test(line) || HEADING.test(line) || RULE.test(line) || QUOTE.test(line) || ITEM.test(line);
}

/** @param {string[]} lines @param {number} at @param {(line: string) => boolean} holds */
function endOf(lines, at, holds) {
  let end = at;
  while (end < lines.length && holds(lines[end])) end += 1;
  return end;
}

/** @param {string[]} lines @param {number} at @param {Block[]} blocks @param {number} depth @returns {number} */
function addList(lines, at, blocks, depth) {
  const isOrdered = /\d/.test(lines[at].match(ITEM)?.[2] ?? "");
  const start = Number.parseInt(lines[at].trim(), 10) || 1;
  const items = [];
  let next = at;
  for (
    let item = lines[next]?.match(ITEM);
    item && /\d/.test(item[2]) === isOrdered && !RULE.test(lines[next]);
    item = lines[next]?.match(ITEM)
  ) {
    const width = item[0].length;
    const own = [lines[next].slice(width)];
    next += 1;
    while (
      next < lines.length &&
      (lines[next].trim() === ""
        ? /^\s{2,}\S/.test(lines[next + 1] ?? "")
        : /^\s{2,}/.test(lines[next]) || !isBegin(lines[next]))
    ) {
      own.push(lines[next].replace(new RegExp(`^\\s{0,${width}}`), ""));
      next += 1;
    }
    items.push(blocksOf(own.join("\n"), depth + 1));
    while (lines[next]?.trim() === "" && ITEM.test(lines[next + 1] ?? "")) next += 1;
  }
  blocks.push({ type: "list", isOrdered, start, items });
  return next;
}

/** One mark of the inline kinds; each alternative ends within a line or two and none can run away. */
const INLINE = new RegExp(
  [
    "\\\\([\\\\`*_{}\\[\\]()#+.!~>|-])", // 1: what a backslash protects
    "(`+)([^`\\n]{1,500})\\2", // 2, 3: code
    "\\[([^\\[\\]\\n]{1,300})\\]\\(([^()\\s]{1,2000})\\)", // 4, 5: a link
    "<?((?:https?://|mailto:)[^\\s<>]{1,2000})>?", // 6: an address
    "(\\*\\*|__)(?=\\S)([^\\n]{0,500}?\\S)\\7", // 7, 8: strong
    "~~(?=\\S)([^\\n]{0,500}?\\S)~~", // 9: struck out
    "\\*(?=[^\\s*])([^*\\n]{1,500}?)\\*", // 10
    "(?<![\\p{L}\\p{N}])_(?=[^\\s_])([^_\\n]{1,500}?)_(?![\\p{L}\\p{N}])", // 11
    "(?: {2,}|\\\\)?\\n", // a line of its own: notes are typed as they are meant
  ].join("|"),
  "gu",
);

/**
 * @param {string} text
 * @param {number} [depth]
 * @returns {Inline[]}
 */
export function inlinesOf(text, depth = 0) {
  /** @type {Inline[]} */
  const found = [];
  let at = 0;
  const inner = (/** @type {string} */ part) => (depth < DEEPEST ? inlinesOf(part, depth + 1) : [part]);
  for (const match of text.matchAll(INLINE)) {
    const begin = match.index ?? 0;
    if (begin > at) found.push(text.slice(at, begin));
    at = begin + match[0].length;
    const [whole, escaped, , code, label, target, address, , strong, del, em, em2] = match;
    if (escaped !== undefined) found.push(escaped);
    else if (code !== undefined) found.push({ type: "code", content: [code.trim()] });
    else if (target !== undefined)
      found.push(isSafe(target) ? { type: "link", address: target, content: inner(label) } : whole);
    else if (address !== undefined) {
      // A full stop at the end belongs to the sentence.
      const clean = address.replace(/[.,;:!?)'"]+$/, "");
      found.push({ type: "link", address: clean, content: [clean] });
      if (!whole.startsWith("<")) found.push(address.slice(clean.length));
    } else if (strong !== undefined) found.push({ type: "strong", content: inner(strong) });
    else if (del !== undefined) found.push({ type: "del", content: inner(del) });
    else if (em !== undefined || em2 !== undefined) found.push({ type: "em", content: inner(em ?? em2) });
    else found.push({ type: "break" });
  }
  if (at < text.length) found.push(text.slice(at));
  return found.filter((part) => part !== "");
}

/** @param {string} address whether a link may lead there */
export function isSafe(address) {
  return /^(https?:\/\/|mailto:)/i.test(address);
}
