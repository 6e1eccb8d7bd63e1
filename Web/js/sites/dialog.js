// @ts-check
// The dialog that edits the rule of a site, and shows what it finds on a page before it is kept.

import { trySiteRule } from "../api/site-rules.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId, replace } from "../ui/element.js";
import { Refusal, labelled, ruleForm } from "../ui/rule-form.js";
import { textField } from "../ui/text-field.js";
import { PARTS, hostOf, ruleOf } from "./rules.js";

/** @typedef {import("../model/types.js").SiteRule} SiteRule */

const words = texts.sites;
/** As docs/api.md has them. */
const LONGEST = { host: 300, address: 8000 };

/**
 * @param {object} options
 * @param {SiteRule | null} options.rule the one that is changed
 * @param {(rule: SiteRule) => Promise<void>} options.keep
 */
export async function openSiteRule({ rule, keep }) {
  const given = new AbortController();
  const fields = new SiteFields(rule);
  const outcome = h("div", { class: "site-trial", role: "status" });
  const refusal = new Refusal();

  async function preview() {
    refusal.hide();
    replace(outcome, words.fetching);
    try {
      showTrial(
        outcome,
        await trySiteRule({ address: fields.address.value.trim(), rule: fields.read() }, given.signal),
      );
      outcome.scrollIntoView({ block: "nearest" });
    } catch (error) {
      replace(outcome);
      if (!given.signal.aborted) refusal.show(error);
    }
  }
  async function save() {
    refusal.hide();
    try {
      await keep(fields.read());
      dialog.close("saved");
    } catch (error) {
      if (!given.signal.aborted) refusal.show(error);
    }
  }
  const form = ruleForm(
    { save, cancel: () => dialog.close(), labels: words },
    ...fields.elements,
    h("div", {}, button(words.preview, { onclick: preview })),
    outcome,
    refusal.element,
  );
  const dialog = openDialog({ title: rule ? words.change : words.new, content: form, class: "speech-dialog" });
  fields.host.focus();
  await dialog.closed;
  given.abort();
}

class SiteFields {
  /** @param {SiteRule | null} rule */
  constructor(rule) {
    this.host = textField("host", rule?.host ?? "", LONGEST.host);
    this.address = textField("address", "", LONGEST.address);
    this.address.inputMode = "url";
    this.lists = PARTS.map((part) => ({ part, field: selectorField(rule?.[part] ?? [], part === "content" ? 2 : 1) }));
  }

  get elements() {
    return [
      labelled(words.host, this.host),
      h("p", { class: "speech-hint" }, words.selectorHint),
      ...this.lists.map(({ part, field }) => hinted(words.parts[part], field, words.hints[part])),
      labelled(words.address, this.address),
    ];
  }

  read() {
    return ruleOf(
      this.host.value || hostOf(this.address.value),
      /** @type {Record<(typeof PARTS)[number], string>} */ (
        Object.fromEntries(this.lists.map(({ part, field }) => [part, field.value]))
      ),
    );
  }
}

/** @param {HTMLElement} outcome @param {import("../model/types.js").SiteRuleTrial} trial */
function showTrial(outcome, { title, author, date, byRule, length, pictures, pages, text }) {
  const facts = [author, date, words.pictures(pictures), words.pages(pages.length), words.length(length)];
  replace(
    outcome,
    h("p", { class: "speech-hint" }, byRule ? words.byRule : words.bySearch),
    h("p", { class: "site-trial-title", dir: "auto" }, title || words.noTitle),
    h("p", { class: "speech-hint", dir: "auto" }, facts.filter(Boolean).join(" · ")),
    h("div", { class: "site-trial-text", tabindex: "0", role: "region", "aria-label": words.text, dir: "auto" }, text),
  );
}

/** @param {string[]} selectors @param {number} rows */
function selectorField(selectors, rows) {
  const field = h("textarea", {
    class: "field speech-code speech-sample",
    rows: String(Math.max(rows, selectors.length)),
    id: newId("field"),
    autocapitalize: "off",
    autocomplete: "off",
    spellcheck: "false",
    dir: "ltr",
  });
  field.value = selectors.join("\n");
  return field;
}

/** @param {string} label @param {HTMLElement} control @param {string} hint */
function hinted(label, control, hint) {
  const detail = hint ? h("p", { class: "speech-hint", id: newId("hint") }, hint) : null;
  if (detail) control.setAttribute("aria-describedby", detail.id);
  return labelled(label, control, detail);
}
