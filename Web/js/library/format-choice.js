// @ts-check
// The choice of a file's format in a dialog, each with a line about it; the first one is chosen.

import { h, newId } from "../ui/element.js";

/**
 * @template {string} Format
 * @param {string} legend for screen readers
 * @param {readonly Format[]} formats
 * @param {Record<Format, {name: string, detail: string}>} words
 * @returns {{element: HTMLFieldSetElement, value: () => Format}}
 */
export function formatChoice(legend, formats, words) {
  const name = newId("format");
  const inputs = formats.map((format, index) =>
    h("input", { type: "radio", name, value: format, checked: index === 0, id: `${name}-${format}` }),
  );
  const element = h(
    "fieldset",
    { class: "export-formats" },
    h("legend", { class: "visually-hidden" }, legend),
    ...formats.map((format, index) =>
      h(
        "label",
        { class: "export-format", for: `${name}-${format}` },
        inputs[index],
        h("span", {}, h("strong", {}, words[format].name), h("span", {}, words[format].detail)),
      ),
    ),
  );
  return {
    element,
    value: () =>
      formats[
        Math.max(
          0,
          inputs.findIndex((input) => input.checked),
        )
      ],
  };
}
