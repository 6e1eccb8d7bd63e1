// @ts-check
// Gives half a star to five stars. One slider, so that a finger, a mouse and keys all set half steps.

import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId } from "../ui/element.js";
import { starsElement } from "./stars.js";

/**
 * @param {number | null} rating the present one
 * @returns {Promise<number | null | undefined>} `null` takes the rating back, `undefined` changes nothing
 */
export async function openRating(rating) {
  const id = newId("rating");
  const shown = h("div", { class: "rating-stars", "aria-hidden": true });
  const field = h("input", { class: "rating-slider", type: "range", id, min: "0", max: "5", step: "0.5" });
  field.value = String(rating ?? 0);
  const show = () => {
    const value = Number(field.value);
    shown.replaceChildren(starsElement(value));
    field.setAttribute("aria-valuetext", value === 0 ? texts.order.unrated : texts.order.stars(value));
  };
  field.addEventListener("input", show);
  show();
  const dialog = openDialog({
    title: texts.order.rate.replace(/…$/, "").trim(),
    class: "rating-dialog",
    content: h(
      "div",
      { class: "rating" },
      h("label", { class: "visually-hidden", for: id }, texts.order.rating),
      shown,
      field,
    ),
    actions: [
      { label: texts.order.noRating, value: "none", kind: "quiet" },
      { label: texts.order.save, value: "save", kind: "primary" },
    ],
  });
  field.focus();
  const action = await dialog.closed;
  if (action === "none") return null;
  if (action !== "save") return undefined;
  return Number(field.value) || null;
}
