// @ts-check
// The view where a code is used: an invited person chooses a name and a password, another person a new password.

import { deviceName } from "../settings/device.js";
import { texts } from "../texts.js";
import { addressOf } from "../basics/address.js";
import { h, replace } from "../ui/element.js";
import { navigate, setTitle } from "../ui/navigation.js";
import { account } from "./account.js";
import { accept, look } from "../api/accounts.js";
import { card, form, nameField, passwordField } from "./form.js";

/** @param {HTMLElement} root */
export function mount(root) {
  setTitle(texts.account.invitation);
  // In the fragment, which no server and no log gets to see; and not in the history from now on.
  const given = decodeURIComponent(location.hash.slice(1));
  if (given) history.replaceState(null, "", location.pathname);
  showCode(root, given);
  if (given) use(root, given).catch(() => {});
  return { destroy() {} };
}

/** @param {HTMLElement} root @param {string} code */
function showCode(root, code) {
  replace(
    root,
    card(
      texts.account.useCode,
      h("p", {}, texts.account.codeDetail),
      form({
        fields: [
          { name: "code", label: texts.account.code, autocomplete: "one-time-code", value: code, maxlength: 60 },
        ],
        action: texts.account.goOn,
        send: ({ code: typed }) => use(root, typed),
      }),
      h("p", { class: "hint" }, h("a", { href: addressOf("/") }, texts.account.toSignIn)),
    ),
  );
  root.querySelector("input")?.focus();
}

/** @param {HTMLElement} root @param {string} code */
async function use(root, code) {
  const { purpose, name } = await look(code);
  const isNew = purpose === "invitation";
  replace(
    root,
    card(
      isNew ? texts.account.welcome : texts.account.chooseNew(name ?? ""),
      h("p", {}, isNew ? texts.account.welcomeDetail : texts.account.chooseNewDetail),
      form({
        fields: isNew ? [nameField(), passwordField(true)] : [passwordField(true)],
        username: isNew ? undefined : (name ?? ""),
        action: isNew ? texts.account.makeAccount : texts.account.savePassword,
        send: async (values) => {
          const state = await accept({
            code,
            name: values.name ?? "",
            password: values.password,
            device: deviceName(),
          });
          account.take(state);
          navigate(addressOf("/"));
        },
      }),
    ),
  );
  root.querySelector("input")?.focus();
}
