// @ts-check
// The people who made a book, as rows of a form: name, role, name as sorted.

import { texts } from "../../texts.js";
import { button, iconButton } from "../../ui/button.js";
import { h, replace } from "../../ui/element.js";
import { textField } from "../../ui/text-field.js";
import { LENGTH_LIMIT, ROLES, roleOf } from "./values.js";

/** @typedef {import("../../model/types.js").Contributor} Contributor */

const words = texts.details;

/**
 * @param {() => Contributor[]} people the people, which the rows change
 * @param {() => void} changed
 * @returns {{element: HTMLElement, show: () => void, focus: () => void}}
 */
export function peopleRows(people, changed) {
  const list = h("div", { class: "details-people" });
  const add = button(words.addPerson, {
    class: "button button-quiet button-small",
    icon: "plus",
    onclick: () => {
      people().push({ name: "", sortAs: null, role: "aut", kind: "creator" });
      show();
      const last = list.querySelector(".details-person:last-child input");
      if (last instanceof HTMLElement) last.focus();
    },
  });
  /** @param {number} index */
  const remove = (index) => {
    people().splice(index, 1);
    show();
    changed();
    const rows = list.querySelectorAll(".details-person input[name=name]");
    const next = /** @type {HTMLElement | undefined} */ (rows[Math.min(index, rows.length - 1)]);
    (next ?? add).focus();
  };
  const show = () =>
    replace(list, ...people().map((person, index) => row(person, index, { changed, remove: () => remove(index) })));
  show();
  return { element: h("div", {}, list, add), show, focus: () => (list.querySelector("input") ?? add).focus() };
}

/** @param {Contributor} person @param {number} index @param {{changed: () => void, remove: () => void}} acts */
function row(person, index, { changed, remove }) {
  return h(
    "div",
    { class: "details-person", role: "group", "aria-label": words.person(index + 1) },
    nameField("name", person.name, { label: words.personName(index + 1), placeholder: words.name }, (value) => {
      person.name = value;
      changed();
    }),
    roleField(person, index, changed),
    nameField(
      "sort-as",
      person.sortAs ?? "",
      { label: words.personSortAs(index + 1), placeholder: words.sortAs },
      (value) => {
        person.sortAs = value || null;
        changed();
      },
    ),
    iconButton("close", words.removePerson(index + 1), { onclick: remove }),
  );
}

/**
 * @param {string} name of the field
 * @param {string} value
 * @param {{label: string, placeholder: string}} said
 * @param {(value: string) => void} typed
 */
function nameField(name, value, { label, placeholder }, typed) {
  const field = textField(name, value, LENGTH_LIMIT);
  field.setAttribute("aria-label", label);
  field.placeholder = placeholder;
  field.dir = "auto";
  field.addEventListener("input", () => typed(field.value));
  return field;
}

/** @param {Contributor} person @param {number} index @param {() => void} changed */
function roleField(person, index, changed) {
  const role = roleOf(person);
  const roles = ROLES.includes(role) ? ROLES : [...ROLES, role];
  const select = h(
    "select",
    { class: "field", "aria-label": words.personRole(index + 1) },
    ...roles.map((code) => h("option", { value: code }, words.roles[code] ?? code)),
  );
  select.value = role;
  select.addEventListener("change", () => {
    person.role = select.value;
    // The server tells by the role whether it is an author.
    delete person.kind;
    changed();
  });
  return select;
}
