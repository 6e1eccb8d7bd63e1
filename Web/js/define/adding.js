// @ts-check
// Two buttons that add a dictionary: one chooses a file and sends it, one takes a dictionary that the server's machine has.

import * as api from "../api/dictionaries.js";
import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { isAbort, sentenceOf } from "../ui/problem.js";

const words = texts.define;

/**
 * @param {(added: import("../model/types.js").Dictionary[]) => void} done
 * @returns {HTMLElement}
 */
export function addingElement(done) {
  const input = h("input", {
    type: "file",
    accept: ".zip,.tgz,.gz,.tbz2,.bz2,.txz,.xz,.tar",
    hidden: true,
    "aria-label": words.add,
  });
  const state = h("p", { class: "define-state", role: "status" });
  const choose = button(words.add, { kind: "primary", icon: "plus", onclick: () => input.click() });
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (!file) return;
    input.value = "";
    choose.disabled = true;
    state.classList.remove("is-problem");
    state.textContent = words.adding;
    try {
      const added = await api.addDictionary(file);
      state.textContent = "";
      announce(words.added(added.map(({ name }) => name).join(", ")));
      done(added);
    } catch (error) {
      state.classList.add("is-problem");
      state.textContent = isAbort(error) ? "" : sentenceOf(error);
    }
    choose.disabled = false;
  });
  return h("div", { class: "define-adding" }, choose, input, state);
}

/**
 * A button that adds a dictionary whose files the machine has.
 * @param {{id: string, name: string}} offer
 * @param {(added: import("../model/types.js").Dictionary[]) => void} done
 * @returns {HTMLElement}
 */
export function offerElement({ id, name }, done) {
  const state = h("p", { class: "define-state", role: "status" });
  const add = button(words.addOffer(name), {
    icon: "plus",
    onclick: async () => {
      add.disabled = true;
      state.classList.remove("is-problem");
      state.textContent = words.adding;
      try {
        const added = await api.addOfferedDictionary(id);
        state.textContent = "";
        announce(words.added(added.map(({ name: title }) => title).join(", ")));
        done(added);
      } catch (error) {
        state.classList.add("is-problem");
        state.textContent = isAbort(error) ? "" : sentenceOf(error);
        add.disabled = false;
      }
    },
  });
  return h("div", { class: "define-adding" }, add, state);
}
