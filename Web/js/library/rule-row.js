// @ts-check
// A condition of a smart shelf's rule as a row of fields: what is asked about, the test, and the value.

import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h, newId } from "../ui/element.js";
import { textField } from "../ui/text-field.js";
import { bookList } from "./book-list.js";
import { collectionList } from "./collection-list.js";
import { fields, firstValue, valueKind } from "./rule-form.js";

/**
 * @typedef {import("./rule-form.js").Row} Row
 * @typedef {import("./rule-form.js").Form} Form
 */

const STATES = ["unread", "reading", "finished", "given-up"];
const VALUE_LIMIT = 500;

/**
 * @param {Form} form which the fields change
 * @param {number} index of the row
 * @param {{show: () => void, changed: () => void}} redrawn `show` when other fields are needed, `changed` when only a value is another
 */
export function ruleRow(form, index, redrawn) {
  const row = form.rows[index];
  const words = texts.collections;
  const names = /** @type {Record<string, string>} */ (words.fields);
  const field = choice(
    words.field,
    Object.fromEntries(Object.keys(fields).map((name) => [name, names[name]])),
    row.field,
  );
  field.addEventListener("change", () => {
    const [test] = fields[field.value];
    Object.assign(row, { field: field.value, test, value: firstValue(field.value, test) });
    redrawn.show();
  });
  /** @type {Record<string, string>} */
  const tests = {};
  for (const test of fields[row.field] ?? [row.test]) {
    tests[test] = words.tests[/** @type {keyof typeof words.tests} */ (test)];
    tests[`not ${test}`] = words.notTests[/** @type {keyof typeof words.notTests} */ (test)];
  }
  const test = choice(words.test, tests, row.isNot ? `not ${row.test}` : row.test);
  test.addEventListener("change", () => {
    const isNot = test.value.startsWith("not ");
    const name = isNot ? test.value.slice(4) : test.value;
    const keeps = valueKind(row.field, name) === valueKind(row.field, row.test);
    Object.assign(row, { isNot, test: name, value: keeps ? row.value : firstValue(row.field, name) });
    redrawn.show();
  });
  return h(
    "div",
    { class: "rule-row" },
    field,
    test,
    valueField(row, redrawn.changed),
    iconButton("close", words.removeCondition, {
      disabled: form.rows.length === 1,
      onclick: () => {
        form.rows.splice(index, 1);
        redrawn.show();
      },
    }),
  );
}

/** @param {Row} row @param {() => void} changed */
function valueField(row, changed) {
  const words = texts.collections;
  const kind = valueKind(row.field, row.test);
  if (kind === "none") return h("span", {});
  /** @type {HTMLInputElement | HTMLSelectElement} */
  let element;
  if (kind === "state") {
    const names = Object.fromEntries(
      STATES.map((state) => [
        state,
        texts.order.states[/** @type {keyof typeof texts.order.states} */ (state === "unread" ? "new" : state)],
      ]),
    );
    element = choice(words.value, names, row.value);
  } else if (kind === "flag") {
    element = choice(words.value, { true: words.yes, false: words.no }, row.value);
  } else if (kind === "collection") {
    const all = collectionList.all.filter(({ rule }) => !rule);
    element = choice(words.value, Object.fromEntries(all.map(({ id, name }) => [String(id), name])), row.value);
  } else if (row.field === "format") {
    element = choice(words.value, Object.fromEntries(bookList.formats.map(({ id, name }) => [id, name])), row.value);
  } else {
    element = textField("value", row.value, VALUE_LIMIT);
    element.type = kind === "day" ? "date" : kind === "text" ? "text" : "number";
    element.setAttribute("aria-label", kind === "days" ? words.days : words.value);
    if (kind === "days") element.placeholder = words.days;
    if (kind === "number" || kind === "days") element.step = row.field === "rating" ? "0.5" : "1";
    if (kind === "text") element.dir = "auto";
  }
  row.value = element.value;
  element.addEventListener("input", () => {
    row.value = element.value;
    changed();
  });
  return element;
}

/** @param {string} label @param {Record<string, string>} options @param {string} value */
export function choice(label, options, value) {
  const select = h(
    "select",
    { class: "field", id: newId("choice"), "aria-label": label },
    ...Object.entries(options).map(([name, text]) => h("option", { value: name }, text)),
  );
  if (value in options) select.value = value;
  return select;
}
