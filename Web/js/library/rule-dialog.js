// @ts-check
// The editor of a smart shelf: a name, conditions, and how many books fit, counted while one chooses.

import * as api from "../api/collections.js";
import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId, replace } from "../ui/element.js";
import { textField } from "../ui/text-field.js";
import { bookList } from "./book-list.js";
import { collectionList } from "./collection-list.js";
import { fields, formOf, newRow, ruleOf, valueKind } from "./rule-form.js";

/** @typedef {import("../model/types.js").Collection} Collection */
/** @typedef {import("../model/types.js").ShelfRule} ShelfRule */
/** @typedef {import("./rule-form.js").Row} Row */
/** @typedef {import("./rule-form.js").Form} Form */

/** Typing is not counted letter by letter. */
const COUNT_MILLISECONDS = 250;
const NAME_LIMIT = 200;
const STATES = ["unread", "reading", "finished", "given-up"];

/**
 * @param {Collection | null} shelf `null` for a new one
 * @returns {Promise<{name: string, rule: ShelfRule} | null>} `null` when nothing is to be changed
 */
export function openRule(shelf) {
  const editor = new RuleEditor(shelf);
  return editor.run();
}

class RuleEditor {
  #name;
  /** @type {Form | null} `null` while the rule is edited as JSON */
  #form;
  #json = h("textarea", { class: "field rule-json", rows: "10", spellcheck: "false" });
  #rows = h("div", { class: "rule-rows" });
  #match;
  #count = h("p", { class: "rule-count", role: "status" });
  #mode = button("", { kind: "quiet", onclick: () => this.#switch() });
  #add = button(texts.collections.addCondition, {
    kind: "quiet",
    icon: "plus",
    onclick: () => {
      this.#form?.rows.push(newRow());
      this.#show();
    },
  });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #asking = new AbortController();

  /** @param {Collection | null} shelf */
  constructor(shelf) {
    const words = texts.collections;
    this.#name = textField("name", shelf?.name ?? "", NAME_LIMIT);
    this.#form = shelf?.rule ? formOf(shelf.rule) : { match: "all", rows: [newRow()] };
    this.#json.value = shelf?.rule ? JSON.stringify(shelf.rule, null, 2) : "";
    this.#json.setAttribute("aria-label", words.asJson);
    this.#json.addEventListener("input", () => this.#changed());
    this.#match = choice(words.match, { all: words.matchAll, any: words.matchAny }, this.#form?.match ?? "all");
    this.#match.addEventListener("change", () => {
      if (this.#form) this.#form.match = this.#match.value === "any" ? "any" : "all";
      this.#changed();
    });
  }

  async run() {
    const words = texts.collections;
    const dialog = openDialog({
      title: words.smartTitle,
      class: "rule-dialog",
      content: h(
        "div",
        { class: "rule" },
        h("label", { for: this.#name.id }, words.newName),
        this.#name,
        this.#match,
        this.#rows,
        this.#json,
        h("div", { class: "rule-foot" }, this.#add, this.#mode),
        this.#count,
      ),
      actions: [{ label: texts.common.cancel, value: "" }],
    });
    const save = button(texts.order.save, { kind: "primary", onclick: () => this.#save(dialog.close) });
    dialog.element.querySelector(".dialog-foot")?.append(save);
    this.#show();
    if (!this.#name.value) this.#name.focus();
    const action = await dialog.closed;
    clearTimeout(this.#timer);
    this.#asking.abort();
    const rule = this.#rule();
    return action === "save" && rule ? { name: this.#name.value.trim(), rule } : null;
  }

  /** @param {(value: string) => void} close */
  async #save(close) {
    if (!this.#name.value.trim()) {
      this.#name.focus();
      return;
    }
    if (await this.#ask()) close("save");
  }

  /** @returns {ShelfRule | null} */
  #rule() {
    if (this.#form) return ruleOf(this.#form);
    try {
      return JSON.parse(this.#json.value);
    } catch {
      return null;
    }
  }

  #switch() {
    if (this.#form) {
      this.#json.value = JSON.stringify(ruleOf(this.#form), null, 2);
      this.#form = null;
    } else {
      const rule = this.#rule();
      let form = null;
      try {
        form = rule && formOf(rule);
      } catch {
        // What is no rule has no form, either.
      }
      if (!form) {
        this.#count.textContent = texts.collections.noForm;
        return;
      }
      this.#form = form;
      this.#match.value = form.match;
    }
    this.#show();
  }

  #show() {
    const form = this.#form;
    const isForm = form !== null;
    this.#json.hidden = isForm;
    this.#rows.hidden = !isForm;
    this.#add.hidden = !isForm;
    this.#match.hidden = !isForm;
    const label = this.#mode.querySelector("span");
    if (label) label.textContent = isForm ? texts.collections.asJson : texts.collections.asForm;
    if (form) replace(this.#rows, ...form.rows.map((row, index) => this.#row(form, row, index)));
    this.#changed();
  }

  /** @param {Form} form @param {Row} row @param {number} index */
  #row(form, row, index) {
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
      this.#show();
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
      this.#show();
    });
    return h(
      "div",
      { class: "rule-row" },
      field,
      test,
      this.#value(row),
      iconButton("close", words.removeCondition, {
        disabled: form.rows.length === 1,
        onclick: () => {
          form.rows.splice(index, 1);
          this.#show();
        },
      }),
    );
  }

  /** @param {Row} row */
  #value(row) {
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
      element = textField("value", row.value, 500);
      element.type = kind === "day" ? "date" : kind === "text" ? "text" : "number";
      element.setAttribute("aria-label", kind === "days" ? words.days : words.value);
      if (kind === "days") element.placeholder = words.days;
      if (kind === "number" || kind === "days") element.step = row.field === "rating" ? "0.5" : "1";
      if (kind === "text") element.dir = "auto";
    }
    row.value = element.value;
    element.addEventListener("input", () => {
      row.value = element.value;
      this.#changed();
    });
    return element;
  }

  #changed() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), COUNT_MILLISECONDS);
  }

  /** @returns {Promise<boolean>} whether the rule can be used */
  async #ask() {
    const words = texts.collections;
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const rule = this.#rule();
    if (rule === null) {
      this.#count.textContent = words.noJson;
      return false;
    }
    if (this.#form?.rows.some((row) => row.value === "" && valueKind(row.field, row.test) !== "none")) {
      this.#count.textContent = words.incomplete;
      return false;
    }
    try {
      this.#count.textContent = words.fits(await api.countBooks(rule, signal));
      return true;
    } catch (error) {
      if (!signal.aborted) this.#count.textContent = error instanceof Error ? error.message : String(error);
      return false;
    }
  }
}

/**
 * What a condition begins with.
 * @param {string} field
 * @param {string} test
 */
function firstValue(field, test) {
  const kind = valueKind(field, test);
  if (kind === "state") return "unread";
  if (kind === "flag") return "true";
  if (kind === "days") return "30";
  return "";
}

/** @param {string} label @param {Record<string, string>} options @param {string} value */
function choice(label, options, value) {
  const select = h(
    "select",
    { class: "field", id: newId("choice"), "aria-label": label },
    ...Object.entries(options).map(([name, text]) => h("option", { value: name }, text)),
  );
  if (value in options) select.value = value;
  return select;
}
