// @ts-check
// `Notices`: the reader's questions and offers as messages, such as the way back after a jump. Each leaves by itself.

import { Jumps } from "./jumps.js";
import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { wholePercent } from "../basics/locale.js";
import { showToast } from "../ui/toast.js";

/** The way back is in the bar for the whole book, too: so long it is offered beside the text, in milliseconds. */
const BACK_DURATION = 10_000;
/** A reader who reads on after so long, in milliseconds, has seen the offer and does not want it. */
const BACK_LEAST = 1500;
/** A question that was not answered for so long waits for another moment. */
const ASK_DURATION = 30_000;

export class Notices {
  /** What somebody has asked for and closes again, such as the steps from match to match. */
  element = h("div", { class: "reader-notices", "data-bar": true });
  /** The places that were left. */
  jumps = new Jumps();
  /** @type {{close: () => void} | null} */
  #back = null;
  #backSince = 0;
  /** @type {{close: () => void} | null} */
  #question = null;
  #length;
  #go;
  #here;

  /** @param {number} length of the book @param {(offset: number) => void} go @param {() => number} here where the reader is */
  constructor(length, go, here) {
    this.#length = length;
    this.#go = go;
    this.#here = here;
    this.jumps.addEventListener("change", () => this.#back?.close());
  }

  /**
   * Offers the way back to a place.
   * @param {number} offset
   */
  offerBack(offset) {
    this.jumps.left(offset);
    this.#backSince = performance.now();
    const back = showToast("", {
      duration: BACK_DURATION,
      closeLabel: texts.reader.backDismiss,
      action: {
        label: texts.reader.backTo(wholePercent(offset / Math.max(1, this.#length))),
        run: () => {
          const goal = this.jumps.goBack(this.#here());
          if (goal !== null) this.#go(goal);
        },
      },
      onclose: () => {
        if (this.#back === back) this.#back = null;
      },
    });
    this.#back = back;
  }

  /** The reader reads on where the jump led. */
  readOn() {
    if (performance.now() - this.#backSince >= BACK_LEAST) this.#back?.close();
  }

  /**
   * Asks which place counts.
   * @param {{text: string, there: string, goThere: () => void, stay: () => void, unanswered?: () => void}} question
   */
  ask({ text, there, goThere, stay, unanswered }) {
    this.#question?.close();
    this.#question = showToast(text, {
      level: "warning",
      duration: ASK_DURATION,
      closeLabel: texts.reader.stayHere,
      action: { label: there, run: goThere },
      onclose: (end) => {
        if (end === "closed") stay();
        else if (end === "over") unanswered?.();
      },
    });
  }

  close() {
    this.#back?.close();
    this.#question?.close();
  }
}
