// @ts-check
// `ReplacementStore`: the person's replacement rules, as the server has them.

import * as api from "../api/replacements.js";
import { Problem } from "../model/problem.js";

/** @typedef {import("../model/types.js").ReplacementRule} ReplacementRule */
/** @typedef {import("../model/types.js").Replacements} Replacements */

/** Events: "change". */
export class ReplacementStore extends EventTarget {
  /** @type {Replacements} */
  #list = { version: 0, rules: [] };
  /** @type {Promise<unknown>} changes are stored one after the other */
  #queue = Promise.resolve();

  get rules() {
    return this.#list.rules;
  }

  /** Asks the server; also after another device has stored something. */
  async load() {
    await this.#queue;
    this.#show(await api.replacements());
  }

  /**
   * Changes the list. What another device stored meanwhile stays: the change is made to that.
   * @param {(rules: ReplacementRule[]) => ReplacementRule[]} edit
   * @returns {Promise<void>} throws the Problem when it was refused; nothing has changed then
   */
  change(edit) {
    const run = async () => {
      const before = this.#list;
      this.#show(edited(before, edit));
      try {
        this.#show(await this.#store(before, edit));
      } catch (error) {
        this.#show(before);
        throw error;
      }
    };
    const done = this.#queue.then(run);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** @param {Replacements} before @param {(rules: ReplacementRule[]) => ReplacementRule[]} edit */
  async #store(before, edit) {
    try {
      return await api.setReplacements(edited(before, edit));
    } catch (error) {
      if (!(error instanceof Problem) || error.type !== "conflict") throw error;
      return api.setReplacements(edited(await api.replacements(), edit));
    }
  }

  /** @param {Replacements} list */
  #show(list) {
    this.#list = list;
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {Replacements} list @param {(rules: ReplacementRule[]) => ReplacementRule[]} edit @returns {Replacements} */
const edited = ({ version, rules }, edit) => ({ version, rules: edit(structuredClone(rules)) });
