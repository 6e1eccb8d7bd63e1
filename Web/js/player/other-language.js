// @ts-check
// Tells that no voice speaks the text's language, and asks what to do. The player waits for the answer.

import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { locale } from "../basics/locale.js";
import { h } from "../ui/element.js";
import { voiceOffers } from "./voice-offers.js";
import { languageName, offersFor } from "./voices.js";

/** @typedef {import("../model/problem.js").Problem} Problem */

/** What a failed stream is about when it is the language. */
const TYPES = ["other-language", "other-script"];

/** @param {Problem | null} problem */
export function isAboutLanguage(problem) {
  return problem !== null && TYPES.includes(problem.type);
}

/**
 * Asks whether the voice shall try it all the same, and offers to install one that speaks the language. What is in letters
 * that the voice does not know can't be tried.
 * @param {Problem} problem
 * @param {string} voice what the voice is called
 * @returns {Promise<{isTried: boolean, installed: string | null}>} `installed` is a voice that speaks the language now
 */
export async function asksToTry(problem, voice) {
  const words = texts.player;
  const { language } = problem.document;
  const name = language ? languageName(language, locale) : null;
  const canTry = problem.type === "other-language";
  const content = h("div", {}, h("p", {}, canTry ? words.tryAnyway(voice) : words.cannotTry));
  const dialog = openDialog({
    title: words.noVoiceFor(name),
    content,
    actions: canTry
      ? [
          { label: texts.common.cancel, value: "no" },
          { label: words.readAnyway, value: "yes", kind: "primary" },
        ]
      : [{ label: texts.common.close, value: "no", kind: "primary" }],
  });
  const given = new AbortController();
  /** @type {string | null} */
  let installed = null;
  const oninstalled = (/** @type {string} */ id) => {
    installed = id;
    dialog.close();
  };
  if (language) {
    voiceOffers({ choose: (all) => offersFor(all, language), oninstalled, signal: given.signal }).then(
      (offers) => offers && content.append(h("p", { class: "voice-offers-head" }, words.installOne), offers),
      // Without the list the question stays.
      () => {},
    );
  }
  const answer = await dialog.closed;
  given.abort();
  return { isTried: answer === "yes", installed };
}
