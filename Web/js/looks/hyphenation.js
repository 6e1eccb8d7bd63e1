// @ts-check
// Tests whether the browser hyphenates a language: many a Chromium has no dictionaries and does not tell.

import { h } from "../ui/element.js";

/** Among the longest of such words one has a place for a hyphen, in every language that has hyphens. */
const LONG_WORD = /\p{L}{8,}/gu;
/** In UTF-16 units: enough text for some long words. */
const SAMPLE = 20_000;
const WORDS = 12;

/**
 * Tries it with words of the book itself, in their language.
 * @param {Element | null} text some of the book's text
 * @returns {boolean} true as well where nothing can be said
 */
export function hyphenates(text) {
  const words = new Set((text?.textContent ?? "").slice(0, SAMPLE).match(LONG_WORD) ?? []);
  const sample = [...words].sort((one, other) => other.length - one.length).slice(0, WORDS);
  if (!text || sample.length === 0) return true;
  const language = text.closest("[lang]")?.getAttribute("lang") ?? "";
  const lines = sample.map((word) => h("div", {}, word));
  const probe = h("div", { class: "hyphen-probe", lang: language, "aria-hidden": "true" }, ...lines);
  const plain = h("div", {}, "x");
  probe.append(plain);
  document.body.append(probe);
  const works = lines.some((line) => line.offsetHeight > 1.5 * plain.offsetHeight);
  probe.remove();
  return works;
}
