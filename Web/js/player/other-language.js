// @ts-check
// Tells that no voice speaks the text's language, and asks what to do. The player waits for the answer.

import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { locale } from "../basics/locale.js";
import { languageName } from "./voices.js";

/** @typedef {import("../model/problem.js").Problem} Problem */

/** What a failed stream is about when it is the language. */
const TYPES = ["other-language", "other-script"];

/** @param {Problem | null} problem */
export function isAboutLanguage(problem) {
  return problem !== null && TYPES.includes(problem.type);
}

/**
 * Asks whether the voice shall try it all the same. What is in letters that it does not know can't be tried.
 * @param {Problem} problem
 * @param {string} voice what the voice is called
 * @returns {Promise<boolean>}
 */
export async function asksToTry(problem, voice) {
  const words = texts.player;
  const { language } = problem.document;
  const name = language ? languageName(language, locale) : null;
  const canTry = problem.type === "other-language";
  const dialog = openDialog({
    title: words.noVoiceFor(name),
    content: canTry ? words.tryAnyway(voice) : words.cannotTry,
    actions: canTry
      ? [
          { label: texts.common.cancel, value: "no" },
          { label: words.readAnyway, value: "yes", kind: "primary" },
        ]
      : [{ label: texts.common.close, value: "no", kind: "primary" }],
  });
  return (await dialog.closed) === "yes";
}
