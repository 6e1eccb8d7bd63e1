// @ts-check
// Pure: `WheelGesture` tells when a wheel or a touchpad turns a page.

/** Milliseconds of silence that end a gesture. */
const REST = 160;
/** As far as this it may have been a slip. */
const LEAST = 12;
/** A wheel with notches gives this and more at once; each notch is a gesture when it comes so long after the last turn. */
const NOTCH = 90;
const NOTCH_REST = 220;

export class WheelGesture {
  #last = -Infinity;
  #turned = -Infinity;
  #way = 0;
  #sum = 0;
  #hasTurned = false;
  #before = 0;

  /**
   * @param {number} delta pixels, forward is positive
   * @param {number} time milliseconds
   * @returns {-1 | 0 | 1} whether to turn, and which way
   */
  turn(delta, time) {
    const way = Math.sign(delta);
    const isNotch = Math.abs(delta) >= NOTCH && Math.abs(delta) >= this.#before && time - this.#turned > NOTCH_REST;
    if (time - this.#last > REST || (way !== 0 && way !== this.#way) || isNotch) {
      this.#sum = 0;
      this.#hasTurned = false;
    }
    this.#last = time;
    this.#before = Math.abs(delta);
    if (way !== 0) this.#way = way;
    this.#sum += delta;
    if (this.#hasTurned || Math.abs(this.#sum) < LEAST) return 0;
    this.#hasTurned = true;
    this.#turned = time;
    return this.#sum > 0 ? 1 : -1;
  }
}
