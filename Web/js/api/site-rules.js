// @ts-check
// The routes of site rules.

import { addressOf } from "../basics/address.js";
import { call, json } from "./request.js";

/**
 * @typedef {import("../model/types.js").SiteRule} SiteRule
 * @typedef {import("../model/types.js").SiteRules} SiteRules
 * @typedef {import("../model/types.js").SiteRuleTrial} SiteRuleTrial
 */

/** @returns {Promise<SiteRules>} */
export function siteRules() {
  return call("/api/site-rules");
}

/** @param {SiteRules} list @returns {Promise<SiteRules>} */
export function setSiteRules(list) {
  return call("/api/site-rules", { method: "PUT", ...json(list) });
}

export const siteRulesFileAddress = () => addressOf("/api/site-rules/file");

/** @param {Blob} file @returns {Promise<{rules: SiteRule[]}>} */
export function importSiteRules(file) {
  return call("/api/site-rules/import", {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/json" },
  });
}

/**
 * What a rule finds on a page.
 * @param {{address: string, rule: SiteRule}} trial
 * @param {AbortSignal} [signal]
 * @returns {Promise<SiteRuleTrial>}
 */
export function trySiteRule(trial, signal) {
  return call("/api/site-rules/preview", { method: "POST", signal, ...json(trial) });
}
