// @ts-check
// The sign-in view. It stands in place of every other view while nobody is signed in.

import { deviceName } from "../settings/device.js";
import { texts } from "../texts.js";
import { addressOf } from "../basics/address.js";
import { h } from "../ui/element.js";
import { setTitle } from "../ui/navigation.js";
import { account } from "./account.js";
import { signIn } from "../api/accounts.js";
import { card, credentialFields, form } from "./form.js";

/** @param {HTMLElement} root @param {{then: () => void}} params `then` shows what was asked for */
export function mount(root, { then }) {
  setTitle(texts.account.signIn);
  root.append(
    card(
      texts.account.signIn,
      form({
        fields: credentialFields(),
        action: texts.account.signIn,
        send: async ({ name, password }) => {
          account.take(await signIn({ name, password, device: deviceName() }));
          then();
        },
      }),
      h("p", { class: "hint" }, texts.account.forgotten),
      h("p", { class: "hint" }, h("a", { href: addressOf("/invitation") }, texts.account.haveCode)),
    ),
  );
  root.querySelector("input")?.focus();
  return { destroy() {} };
}
