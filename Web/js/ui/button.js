// @ts-check
// Makes buttons: with text, and with an icon only.

import { h } from "./element.js";
import { icon } from "./icons.js";

/** @typedef {import("./icons.js").IconName} IconName */
/** @typedef {import("./element.js").Props} Props */

/**
 * @param {string} label
 * @param {Props & {icon?: IconName, kind?: "primary" | "quiet" | "danger"}} props
 */
export function button(label, props) {
  const { icon: name, kind, ...rest } = props;
  const kindClass = kind ? ` button-${kind}` : "";
  return h(
    "button",
    { type: "button", class: `button${kindClass}`, ...rest },
    name && icon(name),
    h("span", {}, label),
  );
}

/**
 * A button without words to see; `label` is its name and its tooltip.
 * @param {IconName} name
 * @param {string} label
 * @param {Props} props
 */
export function iconButton(name, label, props) {
  const { class: extra, ...rest } = props;
  return h(
    "button",
    { type: "button", class: `icon-button ${extra ?? ""}`.trim(), "aria-label": label, title: label, ...rest },
    icon(name),
  );
}

/**
 * Changes what an icon button shows and is called.
 * @param {HTMLElement} element
 * @param {IconName} name
 * @param {string} label
 */
export function setIconButton(element, name, label) {
  if (element.getAttribute("aria-label") !== label) {
    element.setAttribute("aria-label", label);
    element.title = label;
  }
  const current = element.querySelector("svg");
  if (current?.dataset.icon !== name) element.replaceChildren(icon(name));
}

/**
 * Changes what a button is called, to which its tooltip belongs.
 * @param {HTMLElement} element
 * @param {string} name
 */
export function setButtonName(element, name) {
  element.setAttribute("aria-label", name);
  element.title = name;
}
