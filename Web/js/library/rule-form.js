// @ts-check
// Pure: the rule of a smart shelf as rows of a form, and back.

/** @typedef {import("../model/types.js").ShelfRule} ShelfRule */
/** @typedef {import("../model/types.js").ShelfCondition} ShelfCondition */
/** @typedef {"text" | "state" | "flag" | "number" | "days" | "day" | "collection" | "none"} ValueKind */
/** @typedef {{field: string, test: string, isNot: boolean, value: string}} Row */
/** @typedef {{match: "all" | "any", rows: Row[]}} Form */

/**
 * The fields in the order in which they are offered, with their tests, as the server has them.
 * @type {Record<string, string[]>}
 */
export const fields = {
  title: ["contains", "is"],
  author: ["is", "contains", "missing"],
  series: ["is", "contains", "missing"],
  tag: ["is", "contains", "missing"],
  collection: ["is"],
  state: ["is"],
  favorite: ["is"],
  archived: ["is"],
  rating: ["at-least", "at-most", "missing"],
  progress: ["at-least", "at-most"],
  added: ["within", "since", "before"],
  read: ["within", "since", "before", "missing"],
  language: ["is"],
  format: ["is"],
  publisher: ["is", "contains", "missing"],
  subject: ["is", "contains", "missing"],
  length: ["at-least", "at-most"],
  file: ["contains", "is"],
};

/** @param {string} field @param {string} test @returns {ValueKind} */
export function valueKind(field, test) {
  if (test === "missing") return "none";
  if (test === "within") return "days";
  if (test === "since" || test === "before") return "day";
  if (test === "at-least" || test === "at-most") return "number";
  if (field === "state" || field === "collection") return field;
  return field === "favorite" || field === "archived" ? "flag" : "text";
}

/** @returns {Row} */
export const newRow = () => ({ field: "tag", test: "is", isNot: false, value: "" });

/**
 * @param {ShelfRule} rule
 * @returns {Form | null} `null` for a rule that no form of one level shows
 */
export function formOf(rule) {
  if ("all" in rule || "any" in rule) {
    const match = "all" in rule ? "all" : "any";
    const rows = ("all" in rule ? rule.all : rule.any).map(rowOf);
    return rows.every((row) => row !== null) ? { match, rows: /** @type {Row[]} */ (rows) } : null;
  }
  const row = rowOf(rule);
  return row && { match: "all", rows: [row] };
}

/** @param {ShelfRule} rule @returns {Row | null} */
function rowOf(rule) {
  const condition = "not" in rule ? rule.not : rule;
  if (!("field" in condition)) return null;
  const { field, test, value } = condition;
  return { field, test, isNot: "not" in rule, value: value === undefined ? "" : String(value) };
}

/** @param {Form} form @returns {ShelfRule} */
export function ruleOf({ match, rows }) {
  const rules = rows.map((row) => {
    const condition = conditionOf(row);
    return row.isNot ? { not: condition } : condition;
  });
  return match === "all" ? { all: rules } : { any: rules };
}

/** @param {Row} row @returns {ShelfCondition} */
function conditionOf({ field, test, value }) {
  switch (valueKind(field, test)) {
    case "none":
      return { field, test };
    case "flag":
      return { field, test, value: value !== "false" };
    case "number":
    case "days":
    case "collection":
      // What is no number is told by the server, with its place.
      return { field, test, value: value.trim() === "" || Number.isNaN(Number(value)) ? value : Number(value) };
    default:
      return { field, test, value };
  }
}

/**
 * What a condition begins with.
 * @param {string} field
 * @param {string} test
 */
export function firstValue(field, test) {
  const kind = valueKind(field, test);
  if (kind === "state") return "unread";
  if (kind === "flag") return "true";
  if (kind === "days") return "30";
  return "";
}
