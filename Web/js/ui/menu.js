// @ts-check
// Opens a menu at a button: arrows, Home, End, first letters, Escape. The focus returns to the button.

import { h } from "./element.js";
import { icon } from "./icons.js";
import { positionBeside } from "./positioning.js";

/**
 * @typedef {object} MenuItem
 * @property {string} label
 * @property {import("./icons.js").IconName} [icon]
 * @property {boolean} [checked] makes it one of a choice
 * @property {boolean} [danger]
 * @property {boolean} [disabled]
 * @property {() => void} run
 */

/** @typedef {(returnsFocus?: boolean) => void} Close */

/** @type {{anchor: HTMLElement, close: Close} | null} */
let current = null;

/**
 * @param {HTMLElement} anchor the button it belongs to
 * @param {(MenuItem | "separator")[]} items
 * @param {{label: string}} options
 */
export function openMenu(anchor, items, { label }) {
  const last = current;
  last?.close(last.anchor === anchor);
  // The button closes the menu that it opened.
  if (last?.anchor === anchor) return;
  const menu = h(
    "div",
    { class: "menu", role: "menu", "aria-label": label, tabindex: "-1" },
    ...items.map((item) =>
      item === "separator" ? h("div", { class: "menu-separator", role: "separator" }) : itemElement(item, close),
    ),
  );
  const given = new AbortController();
  const { signal } = given;

  /** @param {boolean} [returnsFocus] */
  function close(returnsFocus = true) {
    if (signal.aborted) return;
    given.abort();
    current = null;
    const hadFocus = menu.contains(document.activeElement);
    menu.remove();
    anchor.setAttribute("aria-expanded", "false");
    if (returnsFocus && hadFocus) anchor.focus();
  }

  current = { anchor, close };
  anchor.setAttribute("aria-haspopup", "menu");
  anchor.setAttribute("aria-expanded", "true");
  // In the dialog, if there is one: what is outside of that can't be reached.
  (anchor.closest("dialog") ?? document.body).append(menu);
  positionBeside(menu, anchor.getBoundingClientRect());
  menu.addEventListener("keydown", (event) => moveByKey(event, menu, close));
  closeWhenLeft(menu, anchor, close, signal);
  stayWithAnchor(menu, anchor, close, signal);
  /** @type {HTMLElement | null} */
  const first = menu.querySelector('[aria-checked="true"]') ?? menu.querySelector("button");
  first?.focus({ preventScroll: true });
}

/**
 * Closes a menu when the person does something else: the focus stays where that was.
 * @param {HTMLElement} menu @param {HTMLElement} anchor @param {Close} close @param {AbortSignal} signal
 */
function closeWhenLeft(menu, anchor, close, signal) {
  const isElsewhere = (/** @type {Node} */ target) => !menu.contains(target) && !anchor.contains(target);
  menu.addEventListener("focusout", (event) => {
    const target = /** @type {Node | null} */ (event.relatedTarget);
    if (target && isElsewhere(target)) close(false);
  });
  document.addEventListener(
    "pointerdown",
    (event) => {
      if (isElsewhere(/** @type {Node} */ (event.target))) close(false);
    },
    { signal, capture: true },
  );
  addEventListener("popstate", () => close(false), { signal });
}

/**
 * It stays with its button as long as that can be seen: a page often still settles when it opens.
 * @param {HTMLElement} menu @param {HTMLElement} anchor @param {Close} close @param {AbortSignal} signal
 */
function stayWithAnchor(menu, anchor, close, signal) {
  addEventListener("resize", () => close(), { signal });
  addEventListener(
    "scroll",
    (event) => {
      if (event.target === menu) return;
      const box = anchor.getBoundingClientRect();
      if (box.bottom < 0 || box.top > innerHeight) close();
      else positionBeside(menu, box);
    },
    { signal, capture: true },
  );
}

/** @param {MenuItem} item @param {() => void} close */
function itemElement(item, close) {
  const isChoice = item.checked !== undefined;
  const drawn = isChoice ? icon("check") : item.icon && icon(item.icon);
  return h(
    "button",
    {
      type: "button",
      class: `menu-item${item.danger ? " menu-item-danger" : ""}`,
      tabindex: "-1",
      role: isChoice ? "menuitemradio" : "menuitem",
      "aria-checked": isChoice ? item.checked : null,
      "aria-disabled": item.disabled ? true : null,
      onclick: () => {
        if (item.disabled) return;
        close();
        item.run();
      },
    },
    drawn,
    h("span", {}, item.label),
  );
}

/** @param {KeyboardEvent} event @param {HTMLElement} menu @param {Close} close */
function moveByKey(event, menu, close) {
  const items = [...menu.querySelectorAll("button")];
  const index = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const next = nextIndex(
    event,
    items.map((item) => item.textContent ?? ""),
    index,
  );
  if (event.key === "Escape" || event.key === "Tab") close();
  else if (next !== null) items[next]?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** @param {KeyboardEvent} event @param {string[]} labels @param {number} index @returns {number | null} */
function nextIndex({ key, ctrlKey, metaKey, altKey }, labels, index) {
  const count = labels.length;
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return (index + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key.length !== 1 || key === " " || ctrlKey || metaKey || altKey) return null;
  const letter = key.toLocaleLowerCase();
  const order = labels.map((_, step) => (index + 1 + step) % count);
  return order.find((at) => labels[at]?.toLocaleLowerCase().startsWith(letter)) ?? null;
}
