// @ts-check
// `SiteRuleList`: the rules that tell where the articles of sites are.

import { account } from "../account/account.js";
import * as api from "../api/site-rules.js";
import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { openMenu } from "../ui/menu.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { openSiteRule } from "./dialog.js";
import { PARTS, merged, withRule } from "./rules.js";

/** @typedef {import("../model/types.js").SiteRule} SiteRule */
/** @typedef {(rules: SiteRule[]) => SiteRule[]} Edit */

const words = texts.sites;

export class SiteRuleList {
  /** @type {import("../model/types.js").SiteRules} */
  #list = { version: 0, rules: [] };
  #rows = h("ul", { role: "list", class: "speech-list site-rules" });
  #none = h("p", { class: "settings-note" }, words.none);

  constructor() {
    const more = iconButton("more", words.more, { onclick: () => this.#openMore(more) });
    this.element = h(
      "div",
      {},
      h("p", { class: "settings-note" }, words.explained),
      this.#none,
      this.#rows,
      account.isAdmin &&
        h("div", { class: "speech-head" }, button(words.add, { icon: "plus", onclick: () => this.#edit(null) }), more),
    );
  }

  load() {
    api.siteRules().then((list) => this.#show(list), showProblem);
  }

  /** @param {import("../model/types.js").SiteRules} list */
  #show(list) {
    this.#list = list;
    this.#none.hidden = list.rules.length > 0;
    replace(this.#rows, ...list.rules.map((rule) => this.#row(rule)));
  }

  /** @param {SiteRule} rule */
  #row(rule) {
    const named = PARTS.filter((part) => rule[part]?.length).map((part) => words.parts[part]);
    const content = [
      h("span", { class: "speech-find", dir: "ltr" }, rule.host),
      h("span", { class: "speech-say" }, named.join(", ")),
    ];
    if (!account.isAdmin) return h("li", { class: "speech-rule" }, h("div", { class: "speech-rule-text" }, ...content));
    const more = iconButton("more", `${words.more}: ${rule.host}`, {
      onclick: () =>
        openMenu(
          more,
          [
            { label: words.edit, run: () => this.#edit(rule) },
            { label: words.remove, icon: "trash", danger: true, run: () => this.#remove(rule) },
          ],
          { label: rule.host },
        ),
    });
    return h(
      "li",
      { class: "speech-rule" },
      h("button", { type: "button", class: "speech-rule-text", onclick: () => this.#edit(rule) }, ...content),
      more,
    );
  }

  /** @param {SiteRule | null} rule */
  #edit(rule) {
    openSiteRule({ rule, keep: (after) => this.#change((rules) => withRule(rules, rule?.host ?? null, after)) });
  }

  /** @param {SiteRule} rule */
  async #remove(rule) {
    try {
      await this.#change((rules) => withRule(rules, rule.host, null));
    } catch (error) {
      showProblem(error);
      return;
    }
    const back = () => this.#change((rules) => withRule(rules, null, rule)).catch(showProblem);
    showToast(words.removed, { action: { label: words.undo, run: back } });
  }

  /**
   * Changes the list. What another device stored meanwhile stays: the change is made to that.
   * @param {Edit} edit
   */
  async #change(edit) {
    const store = (/** @type {import("../model/types.js").SiteRules} */ { version, rules }) =>
      api.setSiteRules({ version, rules: edit(rules) });
    try {
      this.#show(await store(this.#list));
    } catch (error) {
      if (!(error instanceof Problem) || error.type !== "conflict") throw error;
      this.#show(await store(await api.siteRules()));
    }
  }

  /** @param {HTMLElement} anchor */
  #openMore(anchor) {
    const save = () => h("a", { href: api.siteRulesFileAddress(), download: "site-rules.json" }).click();
    openMenu(
      anchor,
      [
        { label: words.import, icon: "file", run: () => this.#chooseFile() },
        { label: words.export, icon: "arrowDownToLine", run: save },
      ],
      { label: words.title },
    );
  }

  #chooseFile() {
    const input = h("input", { type: "file", accept: ".json,application/json" });
    input.addEventListener("change", () => {
      const file = input.files?.[0];
      if (file) this.#take(file).catch(showProblem);
    });
    input.click();
  }

  /** @param {Blob} file */
  async #take(file) {
    const { rules } = await api.importSiteRules(file);
    await this.#change((present) => merged(present, rules));
    showToast(words.imported(rules.length));
  }
}
