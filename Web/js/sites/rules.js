// @ts-check
// Pure: rules for sites, and lists of them.

/** @typedef {import("../model/types.js").SiteRule} SiteRule */

/** The parts of a page that a rule can name, in the order of the form. */
export const PARTS = /** @type {const} */ (["content", "title", "author", "date", "strip", "next"]);

/**
 * The selectors that somebody has written, one in each line.
 * @param {string} text
 */
export const selectorsOf = (text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/**
 * The host of what somebody has written: a name, or the address of a page.
 * @param {string} text
 */
export function hostOf(text) {
  const plain = text.trim();
  try {
    return new URL(plain.includes("://") ? plain : `https://${plain}`).hostname.replace(/^www\./, "");
  } catch {
    return plain;
  }
}

/**
 * A rule out of what the form holds; parts that are empty are left out.
 * @param {string} host
 * @param {Record<(typeof PARTS)[number], string>} written
 * @returns {SiteRule}
 */
export function ruleOf(host, written) {
  /** @type {SiteRule} */
  const rule = { host: hostOf(host) };
  for (const part of PARTS) {
    const selectors = selectorsOf(written[part]);
    if (selectors.length > 0) rule[part] = selectors;
  }
  return rule;
}

/**
 * A list with one more, one changed or one less; each host has one rule.
 * @param {SiteRule[]} rules @param {string | null} before the host of the one that is changed @param {SiteRule | null} after
 */
export function withRule(rules, before, after) {
  const rest = rules.filter(({ host }) => host !== before && host !== after?.host);
  return sorted(after === null ? rest : [...rest, after]);
}

/**
 * A list with those of another; of two for one host the other's counts.
 * @param {SiteRule[]} rules @param {SiteRule[]} more
 */
export function merged(rules, more) {
  const hosts = new Set(more.map(({ host }) => host));
  return sorted([...rules.filter(({ host }) => !hosts.has(host)), ...more]);
}

/** @param {SiteRule[]} rules */
const sorted = (rules) => [...rules].sort((a, b) => (a.host < b.host ? -1 : a.host > b.host ? 1 : 0));
