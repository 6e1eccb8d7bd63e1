// @ts-check
// The controls of the dialog "Edit details": a line, an area of several lines, people, a series, a language.

import { texts } from "../../texts.js";
import { h } from "../../ui/element.js";
import { textField } from "../../ui/text-field.js";
import { LANGUAGES } from "../corrections.js";
import { peopleRows } from "./people.js";
import { dayOf, DESCRIPTION_LIMIT, LENGTH_LIMIT } from "./values.js";

/** @typedef {import("../../model/types.js").MetadataField} MetadataField */
/**
 * @typedef {{element: HTMLElement, input?: HTMLElement, show: () => void, focus: () => void, disable?: (isOff: boolean) => void}} Control
 *   `input`: what is described, where it is not the whole element
 */
/**
 * What a control asks the fields.
 * @typedef {object} Context
 * @property {import("./values.js").Details} now as typed; the controls change it
 * @property {(field: MetadataField, change: () => void) => void} typed makes a change that somebody has typed
 * @property {(field: MetadataField) => string} several what an empty field of several books stands for
 * @property {(field: MetadataField) => void} release lets a field follow the file again
 */

const words = texts.details;

/** The choice of several books that changes no language. */
const KEPT = "kept";

/**
 * @param {Context} context
 * @param {"title" | "sortTitle" | "publisher" | "published"} field @param {string} id
 * @param {string} [placeholder]
 * @returns {Control}
 */
export function line({ now, typed, several }, field, id, placeholder = "") {
  const shownOf = field === "published" ? dayOf : String;
  let written = now[field];
  const input = textField(field, shownOf(written), LENGTH_LIMIT);
  input.id = id;
  input.dir = "auto";
  input.placeholder = several(field) || placeholder;
  if (field === "title") input.required = true;
  input.addEventListener("input", () =>
    typed(field, () => {
      // What is shown as it was is stored as it was.
      now[field] = input.value === shownOf(written) ? written : input.value;
    }),
  );
  return {
    element: input,
    show: () => {
      written = now[field];
      input.value = shownOf(written);
    },
    focus: () => input.focus(),
    disable: (isOff) => {
      input.disabled = isOff;
    },
  };
}

/** @param {Context} context @param {"subjects" | "identifiers" | "description"} field @param {string} id @param {number} rows @returns {Control} */
export function area({ now, typed }, field, id, rows) {
  const limit = field === "description" ? String(DESCRIPTION_LIMIT) : null;
  const element = h("textarea", { class: "field", id, rows: String(rows), maxlength: limit, dir: "auto" });
  element.value = now[field];
  element.addEventListener("input", () =>
    typed(field, () => {
      now[field] = element.value;
    }),
  );
  const show = () => {
    element.value = now[field];
  };
  return { element, show, focus: () => element.focus() };
}

/** @param {Context} context @returns {Control} */
export function people({ now, typed, several }) {
  const rows = peopleRows(
    () => now.contributors,
    () => typed("contributors", () => {}),
  );
  const hint = several("contributors");
  const element = h("div", {}, hint && h("p", { class: "details-hint" }, hint), rows.element);
  const disable = (/** @type {boolean} */ isOff) => {
    for (const control of rows.element.querySelectorAll("input, select, button")) {
      control.toggleAttribute("disabled", isOff);
    }
  };
  return { element, show: rows.show, focus: rows.focus, disable };
}

/** @param {Context} context @param {string} id @param {boolean} isOne @returns {Control} */
export function series({ now, typed, several }, id, isOne) {
  const name = textField("series", now.series, LENGTH_LIMIT);
  name.id = id;
  name.dir = "auto";
  name.placeholder = several("series");
  name.addEventListener("input", () =>
    typed("series", () => {
      now.series = name.value;
    }),
  );
  const place = textField("position", now.position, LENGTH_LIMIT);
  place.setAttribute("aria-label", words.place);
  place.placeholder = words.placeShort;
  place.inputMode = "decimal";
  place.addEventListener("input", () =>
    typed("series", () => {
      now.position = place.value;
    }),
  );
  return {
    element: isOne ? h("div", { class: "details-place" }, name, place) : name,
    input: name,
    show: () => {
      name.value = now.series;
      place.value = now.position;
    },
    focus: () => name.focus(),
    disable: (isOff) => {
      name.disabled = isOff;
    },
  };
}

/** @param {Context} context @param {string} id @param {import("./fields.js").OfOne | import("./fields.js").OfSeveral} known @returns {Control} */
export function language({ now, typed, several, release }, id, known) {
  const { language: present } = now;
  const tags = new Set(LANGUAGES);
  if (present) tags.add(present);
  const named = [...tags].map((tag) => ({ tag, name: texts.library.language(tag) }));
  named.sort((one, other) => one.name.localeCompare(other.name));
  const first =
    "file" in known
      ? [h("option", { value: "" }, words.languageOfFile(known.fileLanguage))]
      : [
          h("option", { value: KEPT }, several("language") || words.unchanged),
          h("option", { value: "" }, words.eachFile),
        ];
  const select = h(
    "select",
    { class: "field", id },
    ...first,
    ...named.map(({ tag, name }) => h("option", { value: tag }, name)),
  );
  select.value = "file" in known || present ? present : KEPT;
  select.addEventListener("change", () =>
    typed("language", () => {
      now.language = select.value === KEPT ? present : select.value;
      if (!("file" in known) && select.value === "") release("language");
    }),
  );
  return { element: select, show: () => {}, focus: () => select.focus() };
}
