// @ts-check
// The parts of a dialog that edits a rule: fields with their labels, the line that says why a rule was refused, the form
// with its two buttons.

import { button } from "./button.js";
import { h, newId } from "./element.js";
import { sentenceOf } from "./problem-sentence.js";

/** @param {string} label @param {HTMLElement} control @param {...(HTMLElement | null)} more */
export function labelled(label, control, ...more) {
  return h("div", { class: "speech-field" }, h("label", { for: control.id }, label), control, ...more);
}

/** @param {string} label @param {HTMLElement} control */
export function besideLabel(label, control) {
  return h("div", { class: "speech-row" }, h("label", { for: control.id }, label), control);
}

/** @param {boolean} isOn */
export function toggleBox(isOn) {
  const box = h("input", { type: "checkbox", class: "switch", role: "switch", id: newId("switch") });
  box.checked = isOn;
  return box;
}

/** @param {string} name @param {{value: string, label: string}[]} options @param {string} chosen */
export function selectField(name, options, chosen) {
  const select = h(
    "select",
    { class: "field", name, id: newId("field") },
    ...options.map(({ value, label }) => h("option", { value }, label)),
  );
  select.value = chosen;
  return select;
}

/** The line that says why the server refuses a rule. */
export class Refusal {
  element = h("p", { class: "speech-problem", role: "alert", hidden: true });

  /** @param {unknown} error */
  show(error) {
    this.say(withoutNumber(sentenceOf(error)));
  }

  /** @param {string} sentence */
  say(sentence) {
    this.element.hidden = false;
    this.element.textContent = sentence;
  }

  hide() {
    this.element.hidden = true;
  }
}

/** @param {string} sentence of the server, which says which rule of the list it is; in the dialog of one everybody can see that */
export function withoutNumber(sentence) {
  return sentence.replace(/^\p{L}+ \d+: /u, "");
}

/**
 * @param {{save: () => void, cancel: () => void, labels: {save: string, cancel: string}, oninput?: () => void}} options
 * @param {...(Node | null)} content
 */
export function ruleForm({ save, cancel, labels, oninput }, ...content) {
  return h(
    "form",
    {
      class: "speech-form",
      novalidate: true,
      oninput,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        save();
      },
    },
    ...content,
    h(
      "div",
      { class: "speech-actions" },
      button(labels.cancel, { onclick: cancel }),
      button(labels.save, { kind: "primary", type: "submit" }),
    ),
  );
}
