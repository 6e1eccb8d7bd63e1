// @ts-check
// The dialog that edits the rule of a site, and shows what it finds on a page before it is kept.

import { trySiteRule } from "../api/site-rules.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId, replace } from "../ui/element.js";
import { sentenceOf } from "../ui/problem.js";
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
  const host = textField("host", rule?.host ?? "", LONGEST.host);
  const address = textField("address", "", LONGEST.address);
  address.inputMode = "url";
  const lists = PARTS.map((part) => ({ part, field: selectorField(rule?.[part] ?? [], part === "content" ? 2 : 1) }));
  const outcome = h("div", { class: "site-trial", role: "status" });
  const problem = h("p", { class: "speech-problem", role: "alert", hidden: true });

  const read = () =>
    ruleOf(
      host.value || hostOf(address.value),
      /** @type {Record<(typeof PARTS)[number], string>} */ (
        Object.fromEntries(lists.map(({ part, field }) => [part, field.value]))
      ),
    );
  const refuse = (/** @type {unknown} */ error) => {
    if (given.signal.aborted) return;
    problem.hidden = false;
    // Which rule it is everybody can see.
    problem.textContent = sentenceOf(error).replace(/^\p{L}+ \d+: /u, "");
  };
  async function preview() {
    problem.hidden = true;
    replace(outcome, words.fetching);
    try {
      showTrial(outcome, await trySiteRule({ address: address.value.trim(), rule: read() }, given.signal));
      outcome.scrollIntoView({ block: "nearest" });
    } catch (error) {
      replace(outcome);
      refuse(error);
    }
  }
  async function save() {
    problem.hidden = true;
    try {
      await keep(read());
      dialog.close("saved");
    } catch (error) {
      refuse(error);
    }
  }
  const form = h(
    "form",
    {
      class: "speech-form",
      novalidate: true,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        save();
      },
    },
    labelled(words.host, host),
    h("p", { class: "speech-hint" }, words.selectorHint),
    ...lists.map(({ part, field }) => labelled(words.parts[part], field, words.hints[part])),
    labelled(words.address, address),
    h("div", {}, button(words.preview, { onclick: preview })),
    outcome,
    problem,
    h(
      "div",
      { class: "speech-actions" },
      button(words.cancel, { onclick: () => dialog.close() }),
      button(words.save, { kind: "primary", type: "submit" }),
    ),
  );
  const dialog = openDialog({ title: rule ? words.change : words.new, content: form, class: "speech-dialog" });
  host.focus();
  await dialog.closed;
  given.abort();
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

/** @param {string} label @param {HTMLElement} control @param {string} [hint] */
function labelled(label, control, hint = "") {
  const detail = hint ? h("p", { class: "speech-hint", id: newId("hint") }, hint) : null;
  if (detail) control.setAttribute("aria-describedby", detail.id);
  return h("div", { class: "speech-field" }, h("label", { for: control.id }, label), control, detail);
}
