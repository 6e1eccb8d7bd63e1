// @ts-check
// The feature for reading aloud: the panel with its rules, and the actions for a selected word.

import { live } from "../api/live.js";
import { texts } from "../texts.js";
import { showProblem } from "../ui/problem.js";
import { SpeechPanel } from "./panel.js";
import { openRule } from "./rule-dialog.js";
import { languageScope, newRule, sampleOf } from "./rules.js";
import { SpeechStore } from "./store.js";

/**
 * @typedef {import("../reader/reader.js").Reader} Reader
 * @typedef {Pick<import("./panel.js").PanelOptions, "store" | "load" | "book" | "language" | "id" | "voice">} Rules of the book
 */

const words = texts.speech;

export const needs = /** @type {const} */ ("listen");

/** @param {Reader} reader */
export function attach(reader) {
  const book = `book-${reader.id}`;
  const language = languageScope(reader.details.language);
  const store = new SpeechStore(reader.id, [book, ...(language ? [language] : []), "all"]);
  const loading = loadingOf(store);
  const voice = async () => (await reader.player).voice ?? "heart";
  /** @type {Rules} */
  const rules = { store, load: loading.load, book, language, id: reader.id, voice };
  addPanel(reader, rules);
  reader.actions.set("listen", ({ start }) => {
    reader.player.then((player) => player.play(start), showProblem);
  });
  reader.actions.set("pronounce", ({ start, text }) => pronounce(reader, rules, start, text).catch(showProblem));

  store.addEventListener("rules", (event) => {
    const { detail } = /** @type {CustomEvent<string>} */ (event);
    reader.player.then((player) => player.useRules(detail));
  });
  live.on(
    "speech",
    ({ scope }) => {
      // Nothing was asked for yet: then only the player has to know.
      if (!loading.hasBegun()) loading.load().catch(() => {});
      else store.heard(scope).catch(() => {});
    },
    reader.signal,
  );
}

/** @param {Reader} reader @param {Rules} rules */
function addPanel(reader, rules) {
  const panel = new SpeechPanel({
    ...rules,
    go: (offset) => {
      reader.panels.chosen();
      reader.go(offset);
    },
    sample: () => sentenceAt(reader, reader.view.firstVisibleOffset),
    signal: reader.signal,
  });
  reader.panels.add({
    name: "speech",
    label: words.title,
    icon: "speech",
    build: () => panel.element,
    shown: () => panel.shown(),
    hidden: () => panel.hidden(),
  });
  reader.header.addMenuItem({ label: words.title, icon: "speech", run: () => reader.panels.open("speech") });
}

/**
 * Opens a new rule for a selected word.
 * @param {Reader} reader @param {Rules} rules @param {number} start @param {string} text
 */
async function pronounce(reader, { load, ...rules }, start, text) {
  await load();
  const sample = await sentenceAt(reader, start);
  await openRule({ ...rules, scope: rules.book, rule: null, draft: newRule(sampleOf(text, 100)), sample });
}

/**
 * Loads a store once for all who ask; what failed is tried again.
 * @param {SpeechStore} store
 */
function loadingOf(store) {
  /** @type {Promise<void> | null} */
  let loading = null;
  return {
    hasBegun: () => loading !== null,
    load: () => {
      loading ??= store.load().catch((error) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}

/**
 * The text of the sentence at a book offset.
 * @param {Reader} reader @param {number} offset
 */
async function sentenceAt({ model }, offset) {
  const sentence = await model.sentenceAt(offset);
  if (!sentence) return "";
  return sampleOf(await model.textOf(sentence.start, sentence.end));
}
