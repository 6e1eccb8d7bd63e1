// @ts-check
// Whether the browser can hyphenate: many a Chromium has no dictionaries, and says nothing of it.

import { h } from "../ui/element.js";

/** Words so long have a place for a hyphen in every language that has hyphens. */
const LONG_WORD = /\p{L}{11,}/gu;
/** In UTF-16 units: enough text for some long words. */
const SAMPLE = 20_000;
const WORDS = 12;

/**
 * Tries it with words of the book itself, in their language.
 * @param {Element | null} text some of the book's text
 * @returns {boolean} true as well where nothing can be said
 */
export function hyphenates(text) {
  const sample = (text?.textContent ?? "").slice(0, SAMPLE).match(LONG_WORD)?.slice(0, WORDS) ?? [];
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
