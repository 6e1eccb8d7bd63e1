// @ts-check
// The fields of the dialog "Edit details": each says what the book's file says, and goes back to it.

import { texts } from "../../texts.js";
import { button } from "../../ui/button.js";
import { h, newId, setProps } from "../../ui/element.js";
import { area, language, line, people, series } from "./controls.js";
import { saidOf } from "./said.js";
import { copy, isSame } from "./values.js";

/** @typedef {import("../../model/types.js").MetadataField} MetadataField */
/**
 * @typedef {import("./values.js").Details} Details
 * @typedef {import("./controls.js").Control} Control
 */
/**
 * @typedef {{file: Details, fileLanguage: string | null}} OfOne
 * @typedef {{differing: readonly MetadataField[], corrected: readonly MetadataField[]}} OfSeveral
 */

const words = texts.details;

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
    /** @type {import("./controls.js").Context} */
    const context = {
      now,
      typed: (field, change) => this.#typed(field, change),
      several: (field) => this.#several(field),
      release: (field) => this.released.add(field),
    };
    if (isOne) this.#add("title", (id) => line(context, "title", id));
    if (isOne) this.#add("sortTitle", (id) => line(context, "sortTitle", id, words.sortTitleHint));
    this.#add("contributors", () => people(context), true);
    this.#add("series", (id) => series(context, id, isOne));
    this.#add("language", (id) => language(context, id, known));
    this.#add("publisher", (id) => line(context, "publisher", id));
    this.#add("published", (id) => line(context, "published", id, words.dateHint));
    if (!isOne) return;
    this.#add("subjects", (id) => area(context, "subjects", id, 3));
    this.#add("identifiers", (id) => area(context, "identifiers", id, 2));
    this.#add("description", (id) => area(context, "description", id, 5));
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
    const fileLine = this.#fileLine(field, label, control, isGroup ? group : (control.input ?? control.element));
    if (fileLine) group.append(fileLine);
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
}
