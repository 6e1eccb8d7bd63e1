// @ts-check
// Pure: which side of designed pages a tap asks for.

/** Of the width, at each side: a tap there turns. */
const EDGES = { small: 0.11, medium: 0.18, large: 0.3 };

/**
 * @param {number} at from the left, as a part of the width
 * @param {{zones: "normal" | "swapped" | "off", size: keyof typeof EDGES}} chosen
 * @returns {"left" | "right" | null} the side whose page comes
 */
export function sideOfTap(at, { zones, size }) {
  const edge = EDGES[size];
  if (zones === "off" || (at > edge && at < 1 - edge)) return null;
  return at <= edge === (zones === "normal") ? "left" : "right";
}
