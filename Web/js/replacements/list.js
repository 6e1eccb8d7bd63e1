// @ts-check
// `ReplacementList`: the list of replacement rules. Each can be changed, switched off, moved and removed.

import { replacementFileAddress } from "../api/replacements.js";
import { live } from "../api/live.js";
import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { openMenu } from "../ui/menu.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { openReplacement } from "./dialog.js";
import { chooseList } from "./import.js";
import { isSame, moved, nameOf, replaced } from "./rules.js";
import { ReplacementStore } from "./store.js";

/** @typedef {import("../model/types.js").ReplacementRule} ReplacementRule */

const words = texts.replacements;

/** More rows are not shown at once: imported lists have thousands. */
const SHOWN_AT_ONCE = 200;

export class ReplacementList {
  #store = new ReplacementStore();
  #rows = h("ol", { role: "list", class: "speech-list replacement-list" });
  #none = h("p", { class: "settings-note", hidden: true }, words.none);
  #further = h("div", {});
  #count = SHOWN_AT_ONCE;
  #shown = "";

  /** @param {AbortSignal} signal aborted when it is no longer seen */
  constructor(signal) {
    const more = iconButton("more", words.more, { onclick: () => this.#openMore(more) });
    this.element = h(
      "div",
      { class: "replacements" },
      h("p", { class: "settings-note" }, words.explained),
      this.#none,
      this.#rows,
      this.#further,
      h("div", { class: "speech-head" }, button(words.add, { icon: "plus", onclick: () => this.#edit(null) }), more),
    );
    this.#store.addEventListener("change", () => this.#show());
    live.on("list", ({ list }) => list === "replacements" && this.load(), signal);
    live.on("open", () => this.load(), signal);
  }

  load() {
    this.#store.load().catch(showProblem);
  }

  #show() {
    const { rules } = this.#store;
    const state = JSON.stringify([this.#count, rules]);
    if (state === this.#shown) return;
    this.#shown = state;
    this.#none.hidden = rules.length > 0;
    replace(this.#rows, ...rules.slice(0, this.#count).map((rule, index) => this.#row(rule, index, rules.length)));
    const rest = rules.length - this.#count;
    replace(
      this.#further,
      rest > 0 &&
        button(words.showMore(rest), {
          kind: "quiet",
          onclick: () => {
            this.#count += SHOWN_AT_ONCE;
            this.#show();
          },
        }),
    );
  }

  /** @param {ReplacementRule} rule @param {number} index @param {number} count */
  #row(rule, index, count) {
    const name = nameOf(rule) || (rule.conversion ? words.conversions[rule.conversion] : "");
    const box = h("input", {
      type: "checkbox",
      role: "switch",
      class: "switch",
      "aria-label": words.isOn(name),
      onchange: () => this.#change((rules) => replaced(rules, rule, { ...rule, isEnabled: box.checked })),
    });
    box.checked = rule.isEnabled ?? true;
    const step = (/** @type {1 | -1} */ by) => () => this.#change((rules) => moved(rules, rule, by));
    const more = iconButton("more", `${words.more}: ${name}`, {
      onclick: () =>
        openMenu(
          more,
          [
            { label: words.edit, run: () => this.#edit(rule) },
            { label: words.up, icon: "arrowUp", disabled: index === 0, run: step(-1) },
            { label: words.down, icon: "arrowDown", disabled: index === count - 1, run: step(1) },
            "separator",
            { label: words.remove, icon: "trash", danger: true, run: () => this.#remove(rule, index) },
          ],
          { label: name },
        ),
    });
    return h(
      "li",
      { class: "speech-rule", "data-pattern": rule.pattern },
      h(
        "button",
        { type: "button", class: "speech-rule-text", onclick: () => this.#edit(rule) },
        h(
          "span",
          { class: "speech-find", dir: "auto" },
          name,
          rule.isRegex !== false && !rule.conversion && h("small", {}, words.expression),
        ),
        h(
          "span",
          { class: "speech-say", dir: "auto" },
          rule.conversion ? words.converts : rule.replacement || words.nothing,
        ),
      ),
      box,
      more,
    );
  }

  /** @param {ReplacementRule | null} rule */
  #edit(rule) {
    openReplacement({ store: this.#store, rule }).catch(showProblem);
  }

  /** @param {ReplacementRule} rule @param {number} index */
  #remove(rule, index) {
    this.#change((rules) => replaced(rules, rule, null));
    const back = () =>
      this.#change((rules) =>
        rules.some((one) => isSame(one, rule)) ? rules : [...rules.slice(0, index), rule, ...rules.slice(index)],
      );
    showToast(words.removed, { action: { label: words.undo, run: back } });
  }

  /** @param {(rules: ReplacementRule[]) => ReplacementRule[]} edit */
  #change(edit) {
    this.#store.change(edit).catch(showProblem);
  }

  /** @param {HTMLElement} anchor */
  #openMore(anchor) {
    const save = () => h("a", { href: replacementFileAddress(), download: "vorleser-replacements.json" }).click();
    openMenu(
      anchor,
      [
        { label: words.import, icon: "file", run: () => chooseList(this.#store) },
        { label: words.export, icon: "arrowDownToLine", run: save },
      ],
      { label: words.title },
    );
  }
}
