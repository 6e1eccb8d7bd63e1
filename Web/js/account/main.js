// @ts-check
// The account view: password, devices, tokens, people. Where there is no account yet, it makes the first.

import { deviceName } from "../settings/device.js";
import { texts } from "../texts.js";
import { addressOf } from "../basics/address.js";
import { button } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { setTitle } from "../ui/navigation.js";
import { showToast } from "../ui/toast.js";
import { account } from "./account.js";
import * as calls from "../api/accounts.js";
import { backups } from "./backups.js";
import { devices } from "./devices.js";
import { credentialFields, form } from "./form.js";
import { leave } from "./sign-out.js";
import { people } from "./people.js";
import { section } from "./rows.js";
import { tokens } from "./tokens.js";
import { watchedFolders } from "./watched-folders.js";

/** @param {HTMLElement} root */
export function mount(root) {
  setTitle(texts.account.title);
  const main = h("main", { class: "account" });
  root.append(
    h(
      "header",
      { class: "topbar" },
      h(
        "a",
        {
          class: "icon-button",
          href: addressOf("/"),
          "aria-label": texts.common.toLibrary,
          title: texts.common.toLibrary,
        },
        icon("back"),
      ),
      h("h1", { class: "wordmark", "data-view-heading": true, tabindex: "-1" }, texts.account.title),
    ),
    main,
  );
  show(main);
  return { destroy() {} };
}

/** @param {HTMLElement} main */
function show(main) {
  const { person } = account;
  if (!person) {
    replace(main, first(main), backups(), watchedFolders());
    return;
  }
  replace(
    main,
    profile(person),
    password(person),
    devices(),
    tokens(),
    account.isAdmin && people(person),
    account.isAdmin && backups(),
    account.isAdmin && watchedFolders(),
  );
}

/** @param {HTMLElement} main */
function first(main) {
  return section(
    texts.account.noAccount,
    h("p", {}, texts.account.noAccountDetail),
    h("p", {}, texts.account.firstDetail),
    form({
      fields: credentialFields("", true),
      action: texts.account.makeAccount,
      send: async ({ name, password: chosen }) => {
        account.take(await calls.setUp({ name, password: chosen, device: deviceName() }));
        showToast(texts.account.made(account.person?.name ?? ""));
        show(main);
      },
    }),
  );
}

/** @param {import("../api/accounts.js").Person} person */
function profile(person) {
  return h(
    "section",
    { class: "account-section account-profile" },
    h("span", { class: "account-initial", "aria-hidden": true }, [...person.name][0]?.toLocaleUpperCase() ?? ""),
    h(
      "div",
      { class: "account-name" },
      h("h2", { dir: "auto" }, person.name),
      h("p", {}, texts.account.roles[person.role]),
    ),
    button(texts.account.signOut, {
      onclick: () => {
        leave(calls.signOut());
      },
    }),
  );
}

/** @param {import("../api/accounts.js").Person} person */
function password(person) {
  return section(
    texts.account.changePassword,
    form({
      fields: [
        { name: "present", label: texts.account.presentPassword, isPassword: true, autocomplete: "current-password" },
        {
          name: "next",
          label: texts.account.newPassword,
          isPassword: true,
          autocomplete: "new-password",
          hint: texts.account.passwordHint,
        },
      ],
      action: texts.account.savePassword,
      clears: true,
      username: person.name,
      send: async ({ present, next }) => {
        await calls.setPassword(present, next);
        showToast(texts.account.passwordSaved);
      },
    }),
  );
}
