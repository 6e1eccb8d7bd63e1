// @ts-check
// The list of pronunciations of a scope. Each can be heard, changed, switched off, moved and removed.

import { speechFileAddress } from "../api/speech.js";
import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { h, newId, replace } from "../ui/element.js";
import { openMenu } from "../ui/menu.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { chooseList } from "./import.js";
import { openRule } from "./rule-dialog.js";
import { isSame, moved, newRule, replaced } from "./rules.js";
import { languageName } from "./scope.js";

/** @typedef {import("../model/types.js").SpeechRule} SpeechRule */
/** @typedef {import("./panel.js").PanelOptions} PanelOptions */

const words = texts.speech;

/** More rows are not shown at once: imported lists have thousands. */
const SHOWN_AT_ONCE = 200;

export class RuleRows {
  element;
  #options;
  #scope = "";
  #shown = "";
  #lists = h("div", { class: "speech-rules" });

  /** @param {PanelOptions} options */
  constructor(options) {
    this.#options = options;
    const id = newId("speech");
    const more = iconButton("more", words.more, { onclick: () => this.#openMore(more) });
    this.element = h(
      "section",
      { class: "speech-section", "aria-labelledby": id },
      h(
        "div",
        { class: "speech-head" },
        h("h3", { id }, words.rulesTitle),
        button(words.add, {
          icon: "plus",
          class: "button button-quiet button-small",
          onclick: () => this.#edit(null, this.#scope),
        }),
        more,
      ),
      h("p", { class: "speech-intro" }, words.rulesIntro),
      this.#lists,
    );
  }

  /** @param {string} scope */
  show(scope) {
    this.#scope = scope;
    const { store, book, language } = this.#options;
    const scopes = scope === book ? [book] : ["all", ...(language ? [language] : [])];
    const state = JSON.stringify(scopes.map((one) => [one, store.choices(one).pronunciations]));
    if (state === this.#shown) return;
    this.#shown = state;
    const lists = scopes.map((one) => this.#list(one)).filter((list) => list !== null);
    replace(this.#lists, ...(lists.length > 0 ? lists : [h("p", { class: "speech-note" }, words.noRules)]));
  }

  /** @param {string} scope */
  #list(scope) {
    const rules = this.#options.store.choices(scope).pronunciations;
    if (rules.length === 0) return null;
    const list = h("ul", { role: "list", class: "speech-list" });
    const rows = (/** @type {number} */ from) =>
      rules.slice(from, from + SHOWN_AT_ONCE).map((rule, index) => this.#row(rule, scope, from + index, rules.length));
    list.append(...rows(0));
    const rest = rules.length - SHOWN_AT_ONCE;
    const further =
      rest > 0 &&
      button(`${words.more} (${rest})`, {
        kind: "quiet",
        onclick: (/** @type {Event} */ event) => {
          list.append(...rows(SHOWN_AT_ONCE).concat());
          for (let from = 2 * SHOWN_AT_ONCE; from < rules.length; from += SHOWN_AT_ONCE) list.append(...rows(from));
          /** @type {HTMLElement} */ (event.currentTarget).remove();
        },
      });
    const isLanguage = scope.startsWith("language-");
    return h("div", {}, isLanguage && h("h4", {}, words.inLanguage(languageName(scope))), list, further);
  }

  /** @param {SpeechRule} rule @param {string} scope @param {number} index @param {number} count */
  #row(rule, scope, index, count) {
    const box = h("input", {
      type: "checkbox",
      role: "switch",
      class: "switch",
      "aria-label": words.isOn(rule.find),
      onchange: () => {
        const after = { ...rule, on: box.checked };
        this.#change(scope, (rules) => replaced(rules, rule, after));
      },
    });
    box.checked = rule.on;
    const more = iconButton("more", `${words.more}: ${rule.find}`, {
      onclick: () =>
        openMenu(
          more,
          [
            { label: words.edit, run: () => this.#edit(rule, scope) },
            {
              label: words.up,
              icon: "arrowUp",
              disabled: index === 0,
              run: () => this.#change(scope, (rules) => moved(rules, rule, -1)),
            },
            {
              label: words.down,
              icon: "arrowDown",
              disabled: index === count - 1,
              run: () => this.#change(scope, (rules) => moved(rules, rule, 1)),
            },
            "separator",
            { label: words.remove, icon: "trash", danger: true, run: () => this.#remove(rule, scope, index) },
          ],
          { label: rule.find },
        ),
    });
    const how = words.matchesShort[rule.match];
    return h(
      "li",
      { class: "speech-rule", "data-find": rule.find },
      h(
        "button",
        { type: "button", class: "speech-rule-text", onclick: () => this.#edit(rule, scope) },
        h("span", { class: "speech-find", dir: "auto" }, rule.find, how && h("small", {}, how)),
        h(
          "span",
          { class: "speech-say", dir: "auto" },
          rule.as === "skip" ? words.isSkipped : rule.as === "phonemes" ? `/${rule.say}/` : rule.say,
        ),
      ),
      box,
      more,
    );
  }

  /** @param {SpeechRule | null} rule @param {string} scope */
  async #edit(rule, scope) {
    const { store, book, language, id, voice } = this.#options;
    const sample = rule ? rule.find : await this.#options.sample().catch(() => "");
    openRule({ store, book, language, id, voice, scope, rule, draft: rule ?? newRule(""), sample }).catch(showProblem);
  }

  /** @param {SpeechRule} rule @param {string} scope @param {number} index */
  #remove(rule, scope, index) {
    this.#change(scope, (rules) => replaced(rules, rule, null));
    const back = () =>
      this.#change(scope, (rules) =>
        rules.some((one) => isSame(one, rule)) ? rules : [...rules.slice(0, index), rule, ...rules.slice(index)],
      );
    showToast(words.removed, { action: { label: words.undo, run: back } });
  }

  /** @param {string} scope @param {(rules: SpeechRule[]) => SpeechRule[]} edit */
  #change(scope, edit) {
    this.#options.store
      .change(scope, (draft) => {
        draft.pronunciations = edit(draft.pronunciations);
      })
      .catch(showProblem);
  }

  /** @param {HTMLElement} anchor */
  #openMore(anchor) {
    const { store, book } = this.#options;
    const save = (/** @type {string} */ scope) => {
      const link = h("a", { href: speechFileAddress(scope), download: `vorleser-${scope}.json` });
      link.click();
    };
    openMenu(
      anchor,
      [
        { label: words.import, icon: "file", run: () => chooseList({ store, book }) },
        "separator",
        { label: words.exportBook, icon: "arrowDownToLine", run: () => save(book) },
        { label: words.exportAll, icon: "arrowDownToLine", run: () => save("all") },
      ],
      { label: words.rulesTitle },
    );
  }
}
