// @ts-check
// Pure: shows what a replacement rule makes of a sample. Answers to a draft that was changed since are dropped.

/** @typedef {import("../model/types.js").ReplacementRule} ReplacementRule */
/** @typedef {{text: string, count: number, gaveUp: boolean}} Trial */

/** Milliseconds without a key after which the preview is asked for. */
const SETTLED = 250;

/** What is shown of a trial: the key of a sentence, or the text that the rule leaves.
 * @param {Trial} trial @returns {{note: "gaveUp" | "notFound" | "nothingLeft"} | {text: string}} */
export function shownOf({ text, count, gaveUp }) {
  if (gaveUp) return { note: "gaveUp" };
  if (count === 0) return { note: "notFound" };
  return text === "" ? { note: "nothingLeft" } : { text };
}

export class Preview {
  #parts;
  #asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {object} parts
   * @param {() => {rule: ReplacementRule, text: string}} parts.read the draft and the sample
   * @param {(request: {rule: ReplacementRule, text: string}) => Promise<Trial>} parts.ask
   * @param {(outcome: ReturnType<typeof shownOf> | null) => void} parts.show `null` when there is nothing to try
   * @param {(error: unknown) => void} parts.refuse
   */
  constructor(parts) {
    this.#parts = parts;
  }

  /** The reader writes: the rule is tried when they pause. */
  soon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(), SETTLED);
  }

  async now() {
    this.#asked += 1;
    const mine = this.#asked;
    const { read, ask, show, refuse } = this.#parts;
    const { rule, text } = read();
    if ((!rule.pattern && !rule.conversion) || !text) {
      show(null);
      return;
    }
    try {
      const trial = await ask({ text, rule });
      if (mine === this.#asked) show(shownOf(trial));
    } catch (error) {
      if (mine === this.#asked) refuse(error);
    }
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
