// @ts-check
// `Clock` ticks while sound plays: with every frame while the page is visible, else with the audio element's own
// events.

export class Clock {
  #tick;
  #isRunning = false;
  #frame = 0;

  /** @param {() => void} tick */
  constructor(tick) {
    this.#tick = tick;
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** @param {boolean} isRunning */
  set isRunning(isRunning) {
    if (this.#isRunning === isRunning) return;
    this.#isRunning = isRunning;
    if (isRunning) this.#next();
    else cancelAnimationFrame(this.#frame);
  }

  #seen = () => {
    if (!document.hidden) this.#tick();
  };

  #next() {
    this.#frame = requestAnimationFrame(() => {
      if (!this.#isRunning) return;
      this.#tick();
      this.#next();
    });
  }

  stop() {
    this.isRunning = false;
    document.removeEventListener("visibilitychange", this.#seen);
  }
}
