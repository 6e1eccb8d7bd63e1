// @ts-check
// The account view's list of people and invitations, which an admin sees.

import { texts } from "../texts.js";
import { addressOf, isLoopback } from "../basics/address.js";
import { button, iconButton } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, replace } from "../ui/element.js";
import { openMenu } from "../ui/menu.js";
import { showProblem } from "../ui/problem.js";
import * as calls from "../api/accounts.js";
import { rowElement, rows, secretBox, section } from "./rows.js";

/** @typedef {import("../api/accounts.js").Person} Person */

/** @param {Person} self */
export function people(self) {
  const shown = h("div");
  const open = rows(calls.invitations, (invitation, run) =>
    rowElement(
      {
        title: invitation.person === null ? texts.account.invitationFor(invitation.role) : texts.account.resetOpen,
        detail: texts.account.expires(invitation.expires),
      },
      button(texts.account.takeBack, {
        class: "button button-small",
        onclick: () => run(() => calls.removeInvitation(invitation.id)),
      }),
    ),
  );
  /** @param {() => Promise<{code: string}>} make @param {string} detail */
  const makeCode = async (make, detail) => {
    try {
      const { code } = await make();
      const link = `${location.origin}${addressOf("/invitation")}#${code}`;
      replace(
        shown,
        secretBox({ label: texts.account.link, secret: link, detail }),
        isLoopback(location.hostname) ? h("p", { class: "account-warning" }, texts.account.linkIsLocal) : null,
      );
      await open.reload();
    } catch (error) {
      showProblem(error);
    }
  };
  const list = rows(calls.people, (person, run) => {
    const more = iconButton("more", texts.account.moreAbout(person.name), {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      onclick: () =>
        openMenu(
          more,
          [
            .../** @type {const} */ (["reader", "admin"]).map((role) => ({
              label: texts.account.roles[role],
              checked: person.role === role,
              run: () => run(() => calls.setRole(person.id, role)),
            })),
            "separator",
            {
              label: texts.account.reset,
              icon: "refresh",
              run: () => {
                makeCode(() => calls.resetPerson(person.id), texts.account.resetLink(person.name));
              },
            },
            {
              label: texts.account.remove,
              icon: "trash",
              danger: true,
              disabled: person.id === self.id,
              run: () => {
                askToRemove(person, run);
              },
            },
          ],
          { label: texts.account.moreAbout(person.name) },
        ),
    });
    return rowElement({ title: person.name, detail: texts.account.roles[person.role] }, more);
  });
  const invite = button(texts.account.invite, {
    icon: "plus",
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onclick: () =>
      openMenu(
        invite,
        /** @type {const} */ (["reader", "admin"]).map((role) => ({
          label: texts.account.inviteAs[role],
          run: () => {
            makeCode(() => calls.invite(role), texts.account.inviteLink);
          },
        })),
        { label: texts.account.invite },
      ),
  });
  return section(
    texts.account.people,
    h("p", {}, texts.account.peopleDetail),
    list.element,
    open.element,
    shown,
    h("div", { class: "row" }, invite),
  );
}

/** @param {Person} person @param {(change: () => Promise<Person[]>) => Promise<void>} run */
async function askToRemove(person, run) {
  const { closed } = openDialog({
    title: texts.account.removeTitle(person.name),
    content: h("p", {}, texts.account.removeDetail),
    actions: [
      { label: texts.common.cancel, value: "" },
      { label: texts.account.remove, value: "yes", kind: "danger" },
    ],
  });
  if ((await closed) === "yes") await run(() => calls.removePerson(person.id));
}
