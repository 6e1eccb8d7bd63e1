// @ts-check
// What fingers and the mouse do to a picture in the viewer: two zoom, one moves what is larger than the window, or swipes.

/**
 * @typedef {object} Touched
 * @property {() => boolean} isLarger whether the picture is larger than the window
 * @property {(factor: number, point: {x: number, y: number}) => void} zoom
 * @property {(x: number, y: number) => void} move
 * @property {(across: number) => void} swipe
 */

/** @param {HTMLElement} stage @param {Touched} touched @param {AbortSignal} signal */
export function listenToFingers(stage, touched, signal) {
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let apart = 0;
  let across = 0;
  const between = () => {
    const [one, two] = [...fingers.values()];
    return two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  };
  stage.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0) return;
      stage.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      apart = between();
      across = 0;
    },
    { signal },
  );
  stage.addEventListener(
    "pointermove",
    (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      fingers.set(event.pointerId, now);
      if (fingers.size === 2) {
        const [one, two] = [...fingers.values()];
        const wide = between();
        if (apart > 0) touched.zoom(wide / apart, { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });
        apart = wide;
        across = NaN;
      } else if (touched.isLarger()) {
        touched.move(now.x - before.x, now.y - before.y);
      } else {
        across += now.x - before.x;
      }
    },
    { signal },
  );
  const lifted = (/** @type {PointerEvent} */ event) => {
    if (!fingers.delete(event.pointerId)) return;
    apart = 0;
    if (fingers.size > 0 || event.type === "pointercancel" || touched.isLarger()) return;
    touched.swipe(across);
  };
  stage.addEventListener("pointerup", lifted, { signal });
  stage.addEventListener("pointercancel", lifted, { signal });
}
