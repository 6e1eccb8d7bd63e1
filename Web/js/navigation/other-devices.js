// @ts-check
// Offers the furthest place that another device has reached, once for each such place.

import { bookPositions } from "../api/books.js";
import { deviceName, displayName, read, write } from "../settings/device.js";
import { texts } from "../texts.js";
import { formatDate, wholePercent } from "../basics/locale.js";

/** @typedef {import("../model/types.js").Position} Position */

const KEY = "vorleser.further";
/** So many answers are remembered. */
const KEPT = 200;
/** Less than about a page further is the same place. */
const LEAST = 1500;

/**
 * The device that was further along than anybody since, if one was.
 * @param {readonly Position[]} positions
 * @param {{offset: number, device: string, known: ReadonlySet<string>, name: (position: Position) => string}} here
 * @returns {Position | null}
 */
export function furthestPosition(positions, { offset, device, known, name }) {
  const others = positions.filter((position) => position.device !== device && position.offset >= offset + LEAST);
  const best = others.sort((one, other) => other.offset - one.offset)[0];
  return best && !known.has(name(best)) ? best : null;
}

/**
 * @param {import("../reader/reader.js").Reader} reader
 */
export async function offerFurthestPlace({ id, details, view, notices, arrive, signal }) {
  const positions = await bookPositions(id).catch(() => []);
  if (signal.aborted || positions.length < 2) return;
  const name = (/** @type {Position} */ position) => `${id}:${position.device}:${position.offset}`;
  const known = new Set((read(KEY) ?? "").split("\n"));
  const found = furthestPosition(positions, { offset: view.firstVisibleOffset, device: deviceName(), known, name });
  if (!found) return;
  write(KEY, [...known, name(found)].slice(-KEPT).join("\n"));
  const fraction = found.offset / Math.max(1, details.length);
  notices.ask({
    text: texts.navigation.wasFurther(
      displayName(found.device),
      fraction,
      formatDate(found.updated ?? 0, { dateStyle: "medium" }),
    ),
    there: texts.reader.goThere(wholePercent(fraction)),
    goThere: () => {
      notices.jumps.left(view.firstVisibleOffset);
      arrive(found.offset);
    },
    stay: () => {},
  });
}
