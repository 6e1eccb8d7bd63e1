// @ts-check
// The list of chapter rules: each can be changed, switched on for new texts, moved and removed. Lists of Legado come in
// and go out.

import * as api from "../../api/chapter-rules.js";
import { texts } from "../../texts.js";
import { button, iconButton } from "../../ui/button.js";
import { openDialog } from "../../ui/dialog.js";
import { h, replace } from "../../ui/element.js";
import { openMenu } from "../../ui/menu.js";
import { showProblem } from "../../ui/problem.js";
import { showToast } from "../../ui/toast.js";
import { editRule } from "./rule-form.js";

/** @typedef {import("../../model/types.js").ChapterRule} ChapterRule */

const words = texts.chapters;

/** Opens the list; it is stored at every change. */
export async function openRuleList() {
  const list = new RuleList(await api.chapterRules());
  const dialog = openDialog({ title: words.list, content: list.element, class: "chapters-dialog" });
  await dialog.closed;
}

class RuleList {
  #stored;
  #rows = h("ul", { role: "list", class: "speech-list" });
  element;

  /** @param {import("../../model/types.js").ChapterRules} stored */
  constructor(stored) {
    this.#stored = stored;
    const more = iconButton("more", words.moreActions, { onclick: () => this.#openMore(more) });
    this.element = h(
      "div",
      { class: "chapters-list" },
      h("p", { class: "chapters-hint" }, words.listHint),
      h(
        "div",
        { class: "speech-head" },
        button(words.add, { icon: "plus", class: "button button-quiet button-small", onclick: () => this.#edit(null) }),
        more,
      ),
      this.#rows,
    );
    this.#show();
  }

  #show() {
    const { rules } = this.#stored;
    replace(this.#rows, ...rules.map((rule, index) => this.#row(rule, index, rules.length)));
  }

  /** @param {ChapterRule} rule @param {number} index @param {number} count */
  #row(rule, index, count) {
    const box = h("input", {
      type: "checkbox",
      role: "switch",
      class: "switch",
      "aria-label": words.isOn(rule.name),
      onchange: () => this.#replace(index, [{ ...rule, enable: box.checked }]),
    });
    box.checked = rule.enable;
    const more = iconButton("more", `${words.moreActions}: ${rule.name}`, {
      onclick: () =>
        openMenu(
          more,
          [
            { label: words.edit, run: () => this.#edit(index) },
            { label: words.up, icon: "arrowUp", disabled: index === 0, run: () => this.#move(index, -1) },
            { label: words.down, icon: "arrowDown", disabled: index === count - 1, run: () => this.#move(index, 1) },
            "separator",
            { label: words.remove, icon: "trash", danger: true, run: () => this.#remove(index) },
          ],
          { label: rule.name },
        ),
    });
    return h(
      "li",
      { class: "speech-rule" },
      h(
        "button",
        { type: "button", class: "speech-rule-text", onclick: () => this.#edit(index) },
        h("span", { class: "speech-find", dir: "auto" }, rule.name || rule.rule),
        h("span", { class: "speech-say speech-code", dir: "ltr" }, rule.rule),
      ),
      box,
      more,
    );
  }

  /** @param {number | null} index of the rule that is changed */
  async #edit(index) {
    const rule = index === null ? null : this.#stored.rules[index];
    await editRule(rule, (changed) => this.#store(replacing(this.#stored.rules, index, [changed])));
  }

  /** @param {number} index @param {number} step */
  #move(index, step) {
    const rules = [...this.#stored.rules];
    const [rule] = rules.splice(index, 1);
    rules.splice(index + step, 0, rule);
    this.#store(rules).catch(showProblem);
  }

  /** @param {number} index */
  #remove(index) {
    const before = this.#stored.rules;
    this.#replace(index, []);
    showToast(words.removed, { action: { label: words.undo, run: () => this.#store(before).catch(showProblem) } });
  }

  /** @param {number} index @param {ChapterRule[]} rules in its place */
  #replace(index, rules) {
    this.#store(replacing(this.#stored.rules, index, rules)).catch(showProblem);
  }

  /** @param {ChapterRule[]} rules */
  async #store(rules) {
    try {
      this.#stored = await api.setChapterRules({ version: this.#stored.version, rules });
    } catch (error) {
      // Somebody else may have changed the list.
      this.#stored = await api.chapterRules().catch(() => this.#stored);
      throw error;
    } finally {
      this.#show();
    }
  }

  /** @param {HTMLElement} anchor */
  #openMore(anchor) {
    const save = () => h("a", { href: api.chapterRulesAddress(), download: "chapter-rules.json" }).click();
    openMenu(
      anchor,
      [
        { label: words.import, icon: "file", run: () => this.#chooseFile() },
        { label: words.export, icon: "arrowDownToLine", run: save },
      ],
      { label: words.list },
    );
  }

  #chooseFile() {
    const input = h("input", { type: "file", accept: ".json,application/json" });
    input.addEventListener("change", () => {
      const [file] = input.files ?? [];
      if (file) this.#import(file).catch(showProblem);
    });
    input.click();
  }

  /** @param {Blob} file */
  async #import(file) {
    const { rules, refused } = await api.importChapterRules(file);
    const known = new Set(this.#stored.rules.map(({ rule }) => rule));
    const added = rules.filter(({ rule }) => !known.has(rule));
    if (added.length > 0) await this.#store([...this.#stored.rules, ...added]);
    showToast(words.imported(added.length, rules.length - added.length, refused.length));
  }
}

/** @param {ChapterRule[]} rules @param {number | null} index `null` for the end @param {ChapterRule[]} others */
function replacing(rules, index, others) {
  if (index === null) return [...rules, ...others];
  return [...rules.slice(0, index), ...others, ...rules.slice(index + 1)];
}
