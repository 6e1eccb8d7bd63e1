// @ts-check
// Pure: what fingers on designed pages mean: one that swipes turns, two that go apart zoom.

/**
 * @typedef {Pick<PointerEvent, "pointerId" | "clientX" | "clientY">} Touch
 * @typedef {{x: number, y: number}} Point
 */

/** A swipe is this long, in pixels, and more across than down. */
const SWIPE = 48;
const ACROSS = 1.5;

export class Fingers {
  /** @type {Map<number, Point & {from: Point}>} */
  #down = new Map();
  /** How far two fingers were apart last; 0 while there are not two. */
  #apart = 0;

  /** @param {Touch} touch */
  press({ pointerId, clientX: x, clientY: y }) {
    this.#down.set(pointerId, { x, y, from: { x, y } });
    this.#apart = this.#distance();
  }

  /**
   * @param {Touch} touch
   * @returns {{factor: number, at: Point} | null} by how much two fingers have gone apart, and the middle between them
   */
  move({ pointerId, clientX, clientY }) {
    const finger = this.#down.get(pointerId);
    if (!finger) return null;
    finger.x = clientX;
    finger.y = clientY;
    if (this.#down.size !== 2) return null;
    const before = this.#apart;
    this.#apart = this.#distance();
    return before > 0 ? { factor: this.#apart / before, at: this.#middle() } : null;
  }

  /**
   * @param {Pick<Touch, "pointerId">} touch
   * @returns {"left" | "right" | null} the side whose page comes, where the only finger has swiped
   */
  lift({ pointerId }) {
    const finger = this.#down.get(pointerId);
    const wasAlone = this.#down.size === 1;
    this.#down.delete(pointerId);
    this.#apart = 0;
    if (!finger || !wasAlone) return null;
    const across = finger.x - finger.from.x;
    const down = finger.y - finger.from.y;
    if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(down) * ACROSS) return null;
    return across > 0 ? "left" : "right";
  }

  /** Whether one of them scrolls: it goes down or up more than across. */
  get isScrolling() {
    return [...this.#down.values()].some(({ x, y, from }) => Math.abs(y - from.y) > Math.abs(x - from.x));
  }

  #distance() {
    const [one, two] = [...this.#down.values()];
    return two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  }

  #middle() {
    const [one, two] = [...this.#down.values()];
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
  }
}
