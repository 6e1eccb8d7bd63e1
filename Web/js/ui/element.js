// @ts-check
// Makes elements: `h("button", { class: "button", onclick: run }, "Add")`.

/** @typedef {Node | string | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Props attributes by name; `on…` with a function listens;
 *   `null`, `undefined` and `false` leave the attribute out, but for `aria-…`, where `false` is said */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  setProps(element, props);
  append(element, children);
  return element;
}

/** @param {Element} element @param {Props} props */
export function setProps(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (name.startsWith("aria-") && typeof value === "boolean") {
      element.setAttribute(name, String(value));
    } else if (value === null || value === undefined || value === false) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
}

/** @param {Element | DocumentFragment} parent @param {Child[]} children */
function append(parent, children) {
  for (const child of children) if (child || child === "") parent.append(child);
}

/**
 * Puts other children in the place of those there are.
 * @param {Element} parent
 * @param {...Child} children
 */
export function replace(parent, ...children) {
  const fragment = document.createDocumentFragment();
  append(fragment, children);
  parent.replaceChildren(fragment);
}

/**
 * Does the same where what has the focus is drawn anew: it goes to the control of that name, or the one in its place.
 * @param {Element} parent
 * @param {...Child} children
 */
export function redraw(parent, ...children) {
  const controls = () => [.../** @type {NodeListOf<HTMLElement>} */ (parent.querySelectorAll("a, button, summary"))];
  const before = controls();
  const index = before.findIndex((control) => control === document.activeElement);
  replace(parent, ...children);
  if (index < 0) return;
  const nameOf = (/** @type {HTMLElement} */ control) => control.getAttribute("aria-label") ?? control.textContent;
  const after = controls();
  const isSame = (/** @type {HTMLElement} */ control) => nameOf(control) === nameOf(before[index]);
  const isInPlace = after[index] && isSame(after[index]);
  (isInPlace ? after[index] : (after.find(isSame) ?? after[Math.min(index, after.length - 1)]))?.focus({
    preventScroll: true,
  });
}

let count = 0;

/**
 * A new `id` for what `aria-labelledby` and its like refer to.
 * @param {string} stem
 */
export function newId(stem) {
  count += 1;
  return `${stem}-${count}`;
}
