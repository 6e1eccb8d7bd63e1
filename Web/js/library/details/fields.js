// @ts-check
// The fields of the dialog "Edit details": each says what the book's file says, and goes back to it.

import { texts } from "../../texts.js";
import { button } from "../../ui/button.js";
import { h, newId, setProps } from "../../ui/element.js";
import { textField } from "../../ui/text-field.js";
import { LANGUAGES } from "../corrections.js";
import { peopleRows } from "./people.js";
import { copy, DESCRIPTION_LIMIT, isSame, LENGTH_LIMIT, valueOf } from "./values.js";

/** @typedef {import("../../model/types.js").MetadataField} MetadataField */
/** @typedef {import("./values.js").Details} Details */
/**
 * @typedef {{element: HTMLElement, input?: HTMLElement, show: () => void, focus: () => void, disable?: (isOff: boolean) => void}} Control
 *   `input`: what is described, where it is not the whole element
 */
/**
 * @typedef {{file: Details, fileLanguage: string | null}} OfOne
 * @typedef {{differing: readonly MetadataField[], corrected: readonly MetadataField[]}} OfSeveral
 */

const words = texts.details;

/** Longer texts of a file are cut; the whole text is there when the field goes back to it. */
const SAID_LENGTH = 200;

export class DetailsFields {
  element = h("div", { class: "details-fields" });
  /** @type {Set<MetadataField>} the fields that follow the file again */
  released = new Set();
  #now;
  #known;

  /**
   * @param {Details} now as typed; the fields change it
   * @param {OfOne | OfSeveral} known what the file says, or how several books differ
   */
  constructor(now, known) {
    this.#now = now;
    this.#known = known;
    const isOne = "file" in known;
    if (isOne) this.#add("title", (id) => this.#line("title", id));
    if (isOne) this.#add("sortTitle", (id) => this.#line("sortTitle", id, words.sortTitleHint));
    this.#add("contributors", () => this.#people(), true);
    this.#add("series", (id) => this.#series(id, isOne));
    this.#add("language", (id) => this.#language(id));
    this.#add("publisher", (id) => this.#line("publisher", id));
    this.#add("published", (id) => this.#line("published", id, words.dateHint));
    if (!isOne) return;
    this.#add("subjects", (id) => this.#area("subjects", id, 3));
    this.#add("identifiers", (id) => this.#area("identifiers", id, 2));
    this.#add("description", (id) => this.#area("description", id, 5));
  }

  /**
   * @param {MetadataField} field
   * @param {(id: string) => Control} make
   * @param {boolean} [isGroup] of several controls
   */
  #add(field, make, isGroup = false) {
    const [id, labelID] = [newId("detail"), newId("label")];
    const label = words.fields[field];
    const control = make(id);
    const name = isGroup ? h("h3", { id: labelID }, label) : h("label", { for: id, id: labelID }, label);
    const group = h(
      "div",
      { class: `details-field details-${field}`, ...(isGroup && { role: "group", "aria-labelledby": labelID }) },
      name,
      control.element,
    );
    const line = this.#fileLine(field, label, control, isGroup ? group : (control.input ?? control.element));
    if (line) group.append(line);
    this.element.append(group);
  }

  /** @param {MetadataField} field @param {() => void} change */
  #typed(field, change) {
    this.released.delete(field);
    change();
    this.element.dispatchEvent(new CustomEvent("typed", { detail: field }));
  }

  /**
   * What the file says where it says something else, with the way back to it.
   * @param {MetadataField} field @param {string} label @param {Control} control @param {HTMLElement} described
   */
  #fileLine(field, label, control, described) {
    const known = this.#known;
    if (!("file" in known)) return this.#eachFile(field, label, control);
    // The first of the languages is the file's.
    if (field === "language") return null;
    const id = newId("said");
    const said = h("span", { id, dir: "auto" }, words.inFile(saidOf(field, known.file)));
    const back = button(words.back, {
      class: "button button-quiet button-small",
      "aria-label": words.backTo(label),
      onclick: () => {
        copy(field, known.file, this.#now);
        this.released.add(field);
        control.show();
        show();
        control.focus();
      },
    });
    const element = h("div", { class: "details-file" }, said, back);
    const show = () => {
      element.hidden = isSame(field, this.#now, known.file);
      setProps(described, { "aria-describedby": element.hidden ? null : id });
    };
    this.element.addEventListener("typed", show);
    show();
    return element;
  }

  /**
   * The button that lets a field of several books follow each book's file.
   * @param {MetadataField} field @param {string} label @param {Control} control
   */
  #eachFile(field, label, control) {
    const { corrected } = /** @type {OfSeveral} */ (this.#known);
    if (!corrected.includes(field) || field === "language") return null;
    const back = button(words.eachFile, {
      class: "button button-quiet button-small",
      "aria-label": words.backToEach(label),
      "aria-pressed": false,
      onclick: () => {
        const isReleased = !this.released.delete(field);
        if (isReleased) this.released.add(field);
        back.setAttribute("aria-pressed", String(isReleased));
        control.disable?.(isReleased);
      },
    });
    return h("div", { class: "details-file" }, back);
  }

  /** @param {MetadataField} field @returns {string} what an empty field of several books stands for */
  #several(field) {
    return "differing" in this.#known && this.#known.differing.includes(field) ? words.several : "";
  }

  /**
   * @param {"title" | "sortTitle" | "publisher" | "published"} field @param {string} id
   * @param {string} [placeholder]
   * @returns {Control}
   */
  #line(field, id, placeholder = "") {
    const input = textField(field, this.#now[field], LENGTH_LIMIT);
    input.id = id;
    input.dir = "auto";
    input.placeholder = this.#several(field) || placeholder;
    if (field === "title") input.required = true;
    input.addEventListener("input", () =>
      this.#typed(field, () => {
        this.#now[field] = input.value;
      }),
    );
    return {
      element: input,
      show: () => {
        input.value = this.#now[field];
      },
      focus: () => input.focus(),
      disable: (isOff) => {
        input.disabled = isOff;
      },
    };
  }

  /** @param {"subjects" | "identifiers" | "description"} field @param {string} id @param {number} rows @returns {Control} */
  #area(field, id, rows) {
    const limit = field === "description" ? String(DESCRIPTION_LIMIT) : null;
    const area = h("textarea", { class: "field", id, rows: String(rows), maxlength: limit, dir: "auto" });
    area.value = this.#now[field];
    area.addEventListener("input", () =>
      this.#typed(field, () => {
        this.#now[field] = area.value;
      }),
    );
    const show = () => {
      area.value = this.#now[field];
    };
    return { element: area, show, focus: () => area.focus() };
  }

  /** @returns {Control} */
  #people() {
    const rows = peopleRows(
      () => this.#now.contributors,
      () => this.#typed("contributors", () => {}),
    );
    const several = this.#several("contributors");
    const element = h("div", {}, several && h("p", { class: "details-hint" }, several), rows.element);
    const disable = (/** @type {boolean} */ isOff) => {
      for (const control of rows.element.querySelectorAll("input, select, button")) {
        control.toggleAttribute("disabled", isOff);
      }
    };
    return { element, show: rows.show, focus: rows.focus, disable };
  }

  /** @param {string} id @param {boolean} isOne @returns {Control} */
  #series(id, isOne) {
    const name = textField("series", this.#now.series, LENGTH_LIMIT);
    name.id = id;
    name.dir = "auto";
    name.placeholder = this.#several("series");
    name.addEventListener("input", () =>
      this.#typed("series", () => {
        this.#now.series = name.value;
      }),
    );
    const place = textField("position", this.#now.position, LENGTH_LIMIT);
    place.setAttribute("aria-label", words.place);
    place.placeholder = words.placeShort;
    place.inputMode = "decimal";
    place.addEventListener("input", () =>
      this.#typed("series", () => {
        this.#now.position = place.value;
      }),
    );
    return {
      element: isOne ? h("div", { class: "details-place" }, name, place) : name,
      input: name,
      show: () => {
        name.value = this.#now.series;
        place.value = this.#now.position;
      },
      focus: () => name.focus(),
      disable: (isOff) => {
        name.disabled = isOff;
      },
    };
  }

  /** @param {string} id @returns {Control} */
  #language(id) {
    const known = this.#known;
    const { language } = this.#now;
    const tags = new Set(LANGUAGES);
    if (language) tags.add(language);
    const named = [...tags].map((tag) => ({ tag, name: texts.library.language(tag) }));
    named.sort((one, other) => one.name.localeCompare(other.name));
    const first =
      "file" in known
        ? [h("option", { value: "" }, words.languageOfFile(known.fileLanguage))]
        : [
            h("option", { value: KEPT }, this.#several("language") || words.unchanged),
            h("option", { value: "" }, words.eachFile),
          ];
    const select = h(
      "select",
      { class: "field", id },
      ...first,
      ...named.map(({ tag, name }) => h("option", { value: tag }, name)),
    );
    select.value = "file" in known || language ? language : KEPT;
    select.addEventListener("change", () =>
      this.#typed("language", () => {
        this.#now.language = select.value === KEPT ? language : select.value;
        if (!("file" in known) && select.value === "") this.released.add("language");
      }),
    );
    return { element: select, show: () => {}, focus: () => select.focus() };
  }
}

/** The choice of several books that changes no language. */
const KEPT = "kept";

/**
 * What a file says, in one line.
 * @param {MetadataField} field @param {Details} file
 */
function saidOf(field, file) {
  const value = valueOf(field, file);
  let text = String(value ?? "");
  if (field === "contributors") text = file.contributors.map(({ name }) => name).join("; ");
  else if (field === "series") text = [file.series, file.position].filter(Boolean).join(" · ");
  else if (Array.isArray(value)) text = value.join("; ");
  const letters = [...text];
  return letters.length > SAID_LENGTH ? `${letters.slice(0, SAID_LENGTH).join("")}…` : text;
}
