// @ts-check
// Pure: what the keys and swipes of the picture viewer do, and how large a drawing is.

/** Of the present size, by a key or a button. */
export const STEP = 1.4;
/** Pixels that an arrow key moves a larger picture. */
const MOVE = 80;
/** A swipe is this long, in pixels. */
const SWIPE = 60;
/** The side of a drawing that does not say how large it is, as in browsers. */
const USUAL_SIDE = 300;

/**
 * What a key does: zoom by a factor, show all of the picture, go to another one, or move this one.
 * @typedef {{zoom: number} | {fits: true} | {go: 1 | -1} | {move: [number, number]}} Action
 */

/**
 * @param {string} key
 * @param {boolean} isLarger whether the picture is larger than the window
 * @returns {Action | null} `null` for keys that are not the viewer's
 */
export function actionOf(key, isLarger) {
  switch (key) {
    case "+":
    case "=":
      return { zoom: STEP };
    case "-":
      return { zoom: 1 / STEP };
    case "0":
      return { fits: true };
    case "PageDown":
      return { go: 1 };
    case "PageUp":
      return { go: -1 };
    case "ArrowLeft":
      return isLarger ? { move: [MOVE, 0] } : { go: -1 };
    case "ArrowRight":
      return isLarger ? { move: [-MOVE, 0] } : { go: 1 };
    case "ArrowUp":
      return { move: [0, MOVE] };
    case "ArrowDown":
      return { move: [0, -MOVE] };
    default:
      return null;
  }
}

/** @param {number} across how far a finger has moved to the right, in pixels @returns {1 | -1 | null} the picture that it turns to */
export function stepOf(across) {
  if (across > SWIPE) return -1;
  return across < -SWIPE ? 1 : null;
}

/**
 * The size of a drawing by itself.
 * @param {Pick<Element, "getAttribute">} drawing
 */
export function drawingSize(drawing) {
  const box = (drawing.getAttribute("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box.length === 4 && box[2] > 0 && box[3] > 0) return { width: box[2], height: box[3] };
  const side = (/** @type {string} */ name) => parseFloat(drawing.getAttribute(name) ?? "") || USUAL_SIDE;
  return { width: side("width"), height: side("height") };
}
