// @ts-check
// Treats two kinds of pictures: dark lines and words on a transparent ground, which vanish on a dark page, and strips much
// higher than wide, which are read by scrolling.

import { freeStrip, isStrip } from "../text/picture-strips.js";

/** Pixels of the small copy that is looked at. */
const SAMPLE = 48;
/** A pixel is seen through from here on, and is part of the drawing above. */
const CLEAR = 40;
/** So much of the picture must be seen through. */
const CLEAR_SHARE = 0.2;
/** Brightness up to which a drawing is lost on a dark page, 0…255: greys up to #646464 have a contrast of less than 3. */
const DARK = 100;
/** Brightness up to which a part of a picture is black. */
const BLACK = 60;
/** So much of what is drawn is black where a coloured picture has black words or lines. */
const BLACK_SHARE = 0.03;
/** Difference between the parts of a colour up to which it is a grey. */
const GREY = 24;

/**
 * What a drawing needs on a dark page: to be turned over where it is grey, a light ground where it has colours.
 * @param {Uint8ClampedArray} pixels red, green, blue and opacity of each
 * @returns {"grey" | "coloured" | null} `null` where it is seen as it is
 */
export function inkOf(pixels) {
  let [clear, drawn, brightness, colour, black] = [0, 0, 0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue, opacity] = pixels.subarray(at, at + 4);
    if (opacity < CLEAR) {
      clear += 1;
      continue;
    }
    const light = 0.3 * red + 0.59 * green + 0.11 * blue;
    const hue = Math.max(red, green, blue) - Math.min(red, green, blue);
    drawn += 1;
    brightness += light;
    colour += hue;
    if (light <= BLACK && hue <= GREY) black += 1;
  }
  if (drawn === 0 || clear < CLEAR_SHARE * (clear + drawn)) return null;
  if (brightness / drawn <= DARK) return colour / drawn <= GREY ? "grey" : "coloured";
  return black >= BLACK_SHARE * drawn ? "coloured" : null;
}

/** @param {HTMLImageElement} image that has loaded */
function look(image) {
  if (isStrip(image) && image.naturalHeight > innerHeight && !image.closest("table")) {
    image.dataset.strip = "";
    freeStrip(image);
  }
  const canvas = document.createElement("canvas");
  canvas.width = SAMPLE;
  canvas.height = SAMPLE;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return;
  try {
    context.drawImage(image, 0, 0, SAMPLE, SAMPLE);
    const ink = inkOf(context.getImageData(0, 0, SAMPLE, SAMPLE).data);
    if (ink) image.dataset.ink = ink;
  } catch {
    // A picture that can't be read is shown as it is.
  }
}

/** @param {import("../reader/reader.js").Reader} reader */
export function watchPictureLooks({ view, text, signal }) {
  if (!view.flow) return;
  text.addEventListener(
    "load",
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.closest(".chapter")) look(target);
    },
    { signal, capture: true },
  );
}
