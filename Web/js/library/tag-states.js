// @ts-check
// Pure: which tags some books have, and what is to be changed after a choice.

import { folded } from "./order.js";

/** @typedef {import("../model/types.js").Book} Book */
/**
 * @typedef {{name: string, isOn: boolean | null, was: boolean | null}} TagState `null`: some of the books have it
 */

/**
 * @param {readonly Book[]} books
 * @param {readonly {name: string}[]} all the tags of the person
 * @returns {TagState[]} those of the books first
 */
export function tagStates(books, all) {
  const names = [...books.flatMap(({ tags }) => tags), ...all.map(({ name }) => name)];
  /** @type {Map<string, TagState>} */
  const states = new Map();
  for (const name of names) {
    const key = folded(name);
    if (states.has(key)) continue;
    const count = books.filter(({ tags }) => tags.some((tag) => folded(tag) === key)).length;
    const isOn = count === books.length ? true : count === 0 ? false : null;
    states.set(key, { name, isOn, was: isOn });
  }
  return [...states.values()];
}

/**
 * @param {readonly TagState[]} states
 * @returns {{addTags: string[], removeTags: string[]} | null} `null` where nothing was changed
 */
export function tagChange(states) {
  const changed = states.filter(({ isOn, was }) => isOn !== was);
  if (changed.length === 0) return null;
  return {
    addTags: changed.filter(({ isOn }) => isOn).map(({ name }) => name),
    removeTags: changed.filter(({ isOn }) => !isOn).map(({ name }) => name),
  };
}

/**
 * @param {readonly TagState[]} states
 * @param {readonly TagState[]} more
 * @returns {TagState[]} with those that are not among them yet
 */
export function withMoreTags(states, more) {
  return [...states, ...more.filter(({ name }) => !stateOf(states, name))];
}

/**
 * A tag that was typed is switched on. One of the list keeps its spelling and its place; another one stands first.
 * @param {readonly TagState[]} states
 * @param {string} typed
 * @returns {TagState[] | null} `null` where nothing was typed
 */
export function withTypedTag(states, typed) {
  const name = typed.split(/\s+/).filter(Boolean).join(" ");
  if (!name) return null;
  const known = stateOf(states, name);
  if (!known) return [{ name, isOn: true, was: false }, ...states];
  return states.map((state) => (state === known ? { ...state, isOn: true } : state));
}

/** @param {readonly TagState[]} states @param {string} name */
function stateOf(states, name) {
  return states.find((state) => folded(state.name) === folded(name));
}
