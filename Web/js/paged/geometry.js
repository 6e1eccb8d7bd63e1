// @ts-check
// Pure: how a window is divided into pages, and which way pages follow each other.

/**
 * @typedef {"horizontal-tb" | "vertical-rl" | "vertical-lr"} Writing
 * @typedef {object} Room what there is, in CSS pixels
 * @property {number} width
 * @property {number} height
 * @property {number} top what is kept free above the text
 * @property {number} bottom and below it
 * @property {number} gutter beside the text
 * @property {number} measure the longest line that is comfortable
 * @property {number} fontSize
 * @property {number} lineHeight
 * @property {Writing} writing
 * @property {"auto" | 1 | 2} columns
 * @typedef {object} Geometry in CSS pixels
 * @property {number} columns on a screen
 * @property {number} lineLength of a column
 * @property {number} depth of a column, across its lines
 * @property {number} gap between columns
 * @property {number} stride from one screen to the next
 * @property {number} left of the frame that shows a screen
 * @property {number} top
 * @property {number} width
 * @property {number} height
 * @property {number} inset of the columns in the frame, along the way that pages go
 * @property {boolean} isVertical columns are above each other, as vertical writing has them
 */

/** A line of fewer em is no line of a book; two columns are not made narrower by themselves. */
const SHORTEST_LINE = 20;
/** However small the window: as much as shows that there is text. */
const LEAST = 60;
/** Between two rows of vertical text, in em. */
const ROW_GAP = 2;

/** @param {Room} room @returns {Geometry} */
export function geometryOf(room) {
  return room.writing === "horizontal-tb" ? inColumns(room) : inRows(room);
}

/** @param {Room} room @returns {Geometry} */
function inColumns({ width, height, top, bottom, gutter, measure, fontSize, lineHeight, columns: wanted }) {
  const hasRoom = width >= 2 * (SHORTEST_LINE * fontSize + 2 * gutter) && width > height;
  const columns = wanted === "auto" ? (hasRoom ? 2 : 1) : wanted;
  const side = Math.round(gutter);
  const room = Math.floor(Math.min(width / columns, measure + 2 * side));
  const lineLength = Math.max(LEAST, room - 2 * side);
  const gap = 2 * side;
  const stride = columns * (lineLength + gap);
  return {
    columns,
    lineLength,
    depth: wholeLines(height - top - bottom, lineHeight),
    gap,
    stride,
    left: Math.round((width - stride) / 2),
    top,
    width: stride,
    height: height - top - bottom,
    inset: side,
    isVertical: false,
  };
}

/**
 * Vertical lines: a column is a row of them, and two stand above each other.
 * @param {Room} room
 * @returns {Geometry}
 */
function inRows({ width, height, top, bottom, gutter, fontSize, lineHeight, columns: wanted }) {
  const columns = wanted === "auto" ? 1 : wanted;
  const gap = Math.round(ROW_GAP * fontSize);
  const inner = Math.max(LEAST, height - top - bottom);
  const lineLength = Math.max(LEAST, Math.floor((inner - (columns - 1) * gap) / columns));
  const depth = wholeLines(width - 2 * gutter, lineHeight);
  return {
    columns,
    lineLength,
    depth,
    gap,
    stride: columns * (lineLength + gap),
    left: Math.round((width - depth) / 2),
    top,
    width: depth,
    height: inner,
    inset: 0,
    isVertical: true,
  };
}

/**
 * No line is cut off at the edge.
 * @param {number} room
 * @param {number} lineHeight
 */
function wholeLines(room, lineHeight) {
  return Math.max(LEAST, lineHeight, Math.floor(room / lineHeight) * lineHeight);
}

/**
 * The column in which a box begins.
 * @param {{left: number, right: number, top: number}} box
 * @param {{left: number, right: number, top: number}} frame that of the first column
 * @param {Geometry} geometry
 * @param {boolean} isLeftward whether columns follow each other to the left
 */
export function columnOf(box, frame, { lineLength, gap, isVertical }, isLeftward) {
  const along = isVertical ? box.top - frame.top : isLeftward ? frame.right - box.right : box.left - frame.left;
  // What hangs out of its column is still its own.
  return Math.max(0, Math.floor((along + gap / 2) / (lineLength + gap)));
}

/**
 * The first column of the screen with a column.
 * @param {number} column
 * @param {number} columns on a screen
 */
export function screenStart(column, columns) {
  return column - (column % columns);
}

/**
 * How many screens the columns of a part take.
 * @param {number} count
 * @param {number} columns on a screen
 */
export function screensFor(count, columns) {
  return Math.ceil(count / columns);
}
