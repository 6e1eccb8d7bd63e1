// @ts-check
// Forms for names and passwords: a label above each field, one line for an error, one button.

import { texts } from "../texts.js";
import { button, iconButton, setIconButton } from "../ui/button.js";
import { h, newId, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { sentenceOf } from "../ui/problem.js";

/**
 * @typedef {{name: string, label: string, autocomplete: string, value?: string, hint?: string, isPassword?: boolean,
 *   maxlength?: number, isOptional?: boolean}} FieldOptions
 */

/** @param {FieldOptions} options */
function field({
  name,
  label,
  autocomplete,
  value = "",
  hint,
  isPassword = false,
  maxlength = 300,
  isOptional = false,
}) {
  const id = newId(name);
  const hintId = hint ? newId("hint") : null;
  const input = h("input", {
    class: "field",
    id,
    name,
    autocomplete,
    maxlength,
    type: isPassword ? "password" : "text",
    required: !isOptional,
    autocapitalize: "none",
    spellcheck: "false",
    "aria-describedby": hintId,
  });
  input.value = value;
  const show =
    isPassword &&
    iconButton("eye", texts.account.showPassword, {
      class: "field-button",
      "aria-pressed": false,
      onclick: () => {
        const isShown = input.type === "password";
        input.type = isShown ? "text" : "password";
        if (!show) return;
        show.setAttribute("aria-pressed", String(isShown));
        setIconButton(show, isShown ? "eyeOff" : "eye", texts.account.showPassword);
      },
    });
  const element = h(
    "div",
    { class: "form-field" },
    h("label", { for: id }, label),
    h("div", { class: "field-place" }, input, show),
    hint && h("p", { class: "hint", id: hintId }, hint),
  );
  return { element, input };
}

/**
 * A form that sends what was typed, and says what was wrong.
 * @param {{fields: FieldOptions[], action: string, send: (values: Record<string, string>) => Promise<unknown>,
 *   clears?: boolean, username?: string}} options `clears`: passwords are emptied when it went well; `username`: whose
 *   password it is, for password managers
 * @returns {HTMLFormElement}
 */
export function form({ fields, action, send, clears = false, username }) {
  const made = fields.map(field);
  const problem = h("p", { class: "form-problem", role: "alert" });
  const submit = button(action, { kind: "primary", type: "submit", class: "button button-primary form-submit" });
  let isSending = false;
  const element = h(
    "form",
    {
      class: "form",
      novalidate: true,
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        if (isSending) return;
        const empty = made.find(({ input }) => input.required && !input.value);
        if (empty) {
          empty.input.focus();
          return;
        }
        isSending = true;
        submit.setAttribute("aria-disabled", "true");
        replace(problem);
        try {
          await send(Object.fromEntries(made.map(({ input }) => [input.name, input.value])));
          if (clears) for (const { input } of made) input.value = "";
        } catch (error) {
          replace(problem, icon("warning"), h("span", {}, sentenceOf(error)));
          const last = made[made.length - 1]?.input;
          last?.focus();
          last?.select();
        } finally {
          isSending = false;
          submit.removeAttribute("aria-disabled");
        }
      },
    },
    username !== undefined && h("input", { type: "text", autocomplete: "username", value: username, hidden: true }),
    ...made.map((each) => each.element),
    problem,
    submit,
  );
  return element;
}

/** @param {string} [name] @param {boolean} [isNew] */
export const credentialFields = (name = "", isNew = false) => [nameField(name), passwordField(isNew)];

/** @param {string} [value] @returns {FieldOptions} */
export const nameField = (value = "") => ({
  name: "name",
  label: texts.account.name,
  autocomplete: "username",
  value,
  maxlength: 64,
});

/** @param {boolean} isNew @returns {FieldOptions} */
export const passwordField = (isNew) => ({
  name: "password",
  label: isNew ? texts.account.newPassword : texts.account.password,
  isPassword: true,
  autocomplete: isNew ? "new-password" : "current-password",
  hint: isNew ? texts.account.passwordHint : undefined,
});

/**
 * A card in the middle of the window, with the program's name above it.
 * @param {string} title @param {...import("../ui/element.js").Child} children
 */
export function card(title, ...children) {
  return h(
    "main",
    { class: "sign-in" },
    h("p", { class: "wordmark" }, icon("logo"), h("span", {}, "Vorleser")),
    h("section", { class: "card" }, h("h1", { "data-view-heading": true, tabindex: "-1" }, title), ...children),
  );
}
