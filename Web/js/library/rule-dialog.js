// @ts-check
// The editor of a smart shelf: a name, conditions, and how many books fit, counted while one chooses.

import * as api from "../api/collections.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, replace } from "../ui/element.js";
import { textField } from "../ui/text-field.js";
import { formOf, newRow, ruleOf, valueKind } from "./rule-form.js";
import { choice, ruleRow } from "./rule-row.js";

/** @typedef {import("../model/types.js").Collection} Collection */
/** @typedef {import("../model/types.js").ShelfRule} ShelfRule */
/** @typedef {import("./rule-form.js").Form} Form */

/** Typing is not counted letter by letter. */
const COUNT_MILLISECONDS = 250;
const NAME_LIMIT = 200;

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
    // A count that is still to come would give up the one that decides.
    clearTimeout(this.#timer);
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
    const redrawn = { show: () => this.#show(), changed: () => this.#changed() };
    if (form) replace(this.#rows, ...form.rows.map((_, index) => ruleRow(form, index, redrawn)));
    this.#changed();
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
