// @ts-check
// The rows of the dialog "Go to": a field for a page or a percentage, the chapters, the places of devices.

import { formatDate } from "../basics/locale.js";
import { displayName } from "../settings/device.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, newId } from "../ui/element.js";
import { chapterAt } from "./goals.js";

const words = texts.navigation;
/** A list of chapters longer than this would be slow to open; the contents have them all. */
const CHAPTERS_LISTED = 2000;

/**
 * @param {{label: string, value: string, unit: string, mode: string}} field `unit` is said behind it, `mode` is the keyboard's
 * @param {(text: string, field: HTMLInputElement) => void} submit
 */
export function fieldRow({ label, value, unit, mode }, submit) {
  const field = h("input", {
    type: "text",
    class: "field",
    id: newId("goto"),
    value,
    inputmode: mode,
    autocomplete: "off",
    size: 6,
  });
  return h(
    "form",
    {
      class: "go-to-row",
      novalidate: true,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        submit(field.value.trim(), field);
      },
    },
    h("label", { for: field.id }, label),
    field,
    h("span", {}, unit),
    button(words.go, { type: "submit", "aria-label": `${words.go}: ${label}` }),
  );
}

/**
 * @param {{label: string, offset: number, depth: number}[]} chapters
 * @param {number} offset where the reader is
 * @param {(offset: number) => void} leave
 */
export function chapterRow(chapters, offset, leave) {
  const listed = chapters.slice(0, CHAPTERS_LISTED);
  if (listed.length < 2) return null;
  const current = chapterAt(listed, offset);
  const select = h(
    "select",
    { class: "field", id: newId("goto") },
    ...listed.map(({ label, depth }, index) =>
      h("option", { value: index, selected: index === current }, `${"\u2003".repeat(Math.min(depth, 4))}${label}`),
    ),
  );
  return h(
    "form",
    {
      class: "go-to-row",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        leave(listed[Number(select.value)].offset);
      },
    },
    h("label", { for: select.id }, words.chapterField),
    select,
    button(words.go, { type: "submit", "aria-label": `${words.go}: ${words.chapterField}` }),
  );
}

/**
 * @param {string} title
 * @param {import("../model/types.js").Position[]} positions
 * @param {number} length of the book
 * @param {(offset: number) => void} leave
 */
export function placeList(title, positions, length, leave) {
  return [
    h("h3", {}, title),
    h(
      "ul",
      { class: "go-to-devices", role: "list" },
      ...positions.map(({ device, offset, updated }) =>
        h(
          "li",
          {},
          button(words.deviceAt(displayName(device), offset / Math.max(1, length)), {
            kind: "quiet",
            onclick: () => leave(offset),
          }),
          h("span", {}, updated ? formatDate(updated, { dateStyle: "medium", timeStyle: "short" }) : ""),
        ),
      ),
    ),
  ];
}
