// @ts-check
// `Bars` shows the header and the player's bar when they are wanted, and hides them while the person reads on.

/** Pixels of scrolling in one direction that mean it. */
const ENOUGH = 32;
/** A mouse this near to the top asks for the header. */
const NEAR_TOP = 72;

/** Event `shown` when they come back. */
export class Bars extends EventTarget {
  #screen;
  #last = 0;
  #way = 0;

  /**
   * @param {HTMLElement} screen gets `data-bars="hidden"`
   * @param {AbortSignal} signal
   */
  constructor(screen, signal) {
    super();
    this.#screen = screen;
    addEventListener(
      "scroll",
      () => {
        this.#last = scrollY;
      },
      { signal, passive: true },
    );
    // Of a finger's tap browsers make mouse events, too: it shows the bars by itself, and would then hide them.
    addEventListener(
      "pointermove",
      ({ clientY, pointerType }) => {
        if (pointerType === "mouse" && clientY < NEAR_TOP) this.show();
      },
      { signal, passive: true },
    );
    // A bar that gets the focus by keyboard is shown.
    addEventListener(
      "focusin",
      ({ target }) => {
        if (target instanceof Element && target.closest("[data-bar]") && target.matches(":focus-visible")) this.show();
      },
      { signal },
    );
  }

  get isHidden() {
    return this.#screen.dataset.bars === "hidden";
  }

  show() {
    this.#set(false);
  }

  hide() {
    this.#set(true);
  }

  toggle() {
    this.#set(!this.isHidden);
  }

  /**
   * The reader scrolled: called before `scroll` is told to others.
   * @param {number | null} position how far the text is scrolled; `null` where the reader turned a page
   */
  readOn(position) {
    if (position === null) return this.hide();
    const by = position - this.#last;
    this.#last = position;
    this.#way = Math.sign(by) === Math.sign(this.#way) ? this.#way + by : by;
    if (position < ENOUGH || this.#way < -ENOUGH) this.show();
    else if (this.#way > ENOUGH) this.#set(true);
    return undefined;
  }

  /** @param {boolean} isHidden */
  #set(isHidden) {
    this.#way = 0;
    const focused = document.activeElement;
    const isUsed = focused?.closest("[data-bar]") && focused.matches(":focus-visible");
    if (isHidden && isUsed) return;
    const wasHidden = this.isHidden;
    this.#screen.toggleAttribute("data-bars", isHidden);
    if (isHidden) this.#screen.dataset.bars = "hidden";
    else if (wasHidden) this.dispatchEvent(new Event("shown"));
  }
}
