// @ts-check
// A popover at a button stays while it is used. Escape, a press beside it, and the focus leaving it close it.

import { h } from "./element.js";
import { positionBeside } from "./positioning.js";

/** @type {(() => void) | null} */
let closeOpenPanel = null;

/**
 * Opens a panel, or closes it when it is this button's and open.
 * @param {HTMLElement} anchor
 * @param {{label: string, class?: string, content: Node[], onclose?: () => void, host?: HTMLElement}} options `host`: where it is put,
 *   if what is around the button would cut or cover it
 */
export function togglePanel(anchor, { label, class: extra = "", content, onclose, host }) {
  const isOwn = anchor.getAttribute("aria-expanded") === "true";
  closeOpenPanel?.();
  if (isOwn) return;
  const panel = h("div", { class: `panel player-panel ${extra}`, role: "dialog", "aria-label": label }, ...content);
  const given = new AbortController();
  const { signal } = given;

  const close = (returnsFocus = false) => {
    if (signal.aborted) return;
    given.abort();
    closeOpenPanel = null;
    panel.remove();
    anchor.setAttribute("aria-expanded", "false");
    if (returnsFocus) anchor.focus();
    onclose?.();
  };

  closeOpenPanel = () => close(panel.contains(document.activeElement));
  anchor.setAttribute("aria-expanded", "true");
  // After the button in the order of the keyboard.
  if (host) host.append(panel);
  else anchor.after(panel);
  const place = () => positionBeside(panel, anchor.getBoundingClientRect());
  place();
  addEventListener("resize", place, { signal });
  addEventListener("popstate", () => close(), { signal });
  panel.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close(true);
    },
    { signal },
  );
  panel.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      const target = /** @type {Node | null} */ (relatedTarget);
      if (target && target !== anchor && !panel.contains(target)) close();
    },
    { signal },
  );
  document.addEventListener(
    "pointerdown",
    (event) => {
      const target = /** @type {Node} */ (event.target);
      if (!panel.contains(target) && !anchor.contains(target)) close();
    },
    { signal, capture: true },
  );
  /** @type {HTMLElement | null} */
  const first = panel.querySelector("[data-first]") ?? panel.querySelector("button, input");
  first?.focus({ preventScroll: true });
}

/** Whether there was a panel to close. */
export function closePanel() {
  const isOpen = closeOpenPanel !== null;
  closeOpenPanel?.();
  return isOpen;
}
