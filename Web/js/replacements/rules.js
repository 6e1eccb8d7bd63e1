// @ts-check
// Pure: replacement rules and lists of them.

import { movedIn, replacedIn } from "../basics/edited-list.js";

/** @typedef {import("../model/types.js").ReplacementRule} ReplacementRule */

/** @returns {ReplacementRule} */
export function newRule() {
  return {
    pattern: "",
    replacement: "",
    name: "",
    isRegex: false,
    isEnabled: true,
    scopeContent: true,
    scopeTitle: false,
  };
}

/**
 * What the fields of the dialog say. A rule that converts characters has no pattern.
 * @param {ReplacementRule} before the rule that is changed, whose other values stay
 * @param {{conversion: string, pattern: string, replacement: string, name: string, isRegex: boolean, scope: string,
 *   scopeTitle: boolean, scopeContent: boolean}} fields
 * @returns {ReplacementRule}
 */
export function ruleOf(before, { conversion, pattern, replacement, name, scope, ...toggles }) {
  return {
    ...before,
    ...toggles,
    conversion: /** @type {ReplacementRule["conversion"]} */ (conversion || undefined),
    pattern: conversion ? "" : pattern,
    replacement: conversion ? "" : replacement,
    name: name.trim(),
    scope: scope.trim() || undefined,
  };
}

/** @param {ReplacementRule} rule @returns {string} what a list calls it */
export const nameOf = ({ name, pattern }) => name || pattern;

/** A list with one more, one changed or one less.
 * @param {ReplacementRule[]} rules @param {ReplacementRule | null} before `null` to add one @param {ReplacementRule | null} after `null` to remove it */
export const replaced = (rules, before, after) => replacedIn(rules, isSame, before, after);

/** A list with a rule one place further up or down.
 * @param {ReplacementRule[]} rules @param {ReplacementRule} rule @param {1 | -1} step */
export const moved = (rules, rule, step) => movedIn(rules, isSame, rule, step);

/**
 * The rules that a list does not have yet.
 * @param {ReplacementRule[]} rules @param {ReplacementRule[]} more
 */
export function withoutKnown(rules, more) {
  const known = new Set(rules.map(identity));
  return more.filter((rule) => !known.has(identity(rule)));
}

/**
 * Everything but whether it is on makes two rules the same.
 * @param {ReplacementRule} a @param {ReplacementRule} b
 */
export const isSame = (a, b) => identity(a) === identity(b);

/** @param {ReplacementRule} rule */
const identity = (rule) =>
  JSON.stringify([
    rule.name ?? "",
    rule.pattern,
    rule.replacement ?? "",
    rule.conversion ?? "",
    rule.isRegex ?? true,
    rule.scope ?? "",
    rule.excludeScope ?? "",
    rule.scopeTitle ?? false,
    rule.scopeContent ?? true,
  ]);
