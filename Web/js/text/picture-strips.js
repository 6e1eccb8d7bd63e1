// @ts-check
// Strips: pictures far higher than wide, such as those of web comics, which would be nothing to look at if they were as high as the window.

/** Times as high as wide: from here on it is a strip. */
const STRIP = 2.4;

/**
 * Whether it is so much higher than wide that nothing could be made out were it as high as the window.
 * @param {{naturalWidth: number, naturalHeight: number}} image 0 by 0 until it has come
 */
export function isStrip({ naturalWidth: width, naturalHeight: height }) {
  return width > 0 && height > STRIP * width;
}

/**
 * What is around a strip does not hold it to a height.
 * @param {HTMLImageElement} image
 */
export function freeStrip(image) {
  for (let at = image.parentElement; at && !at.matches(".slice, .chapter"); at = at.parentElement) {
    at.setAttribute("data-holds-strip", "");
  }
}
