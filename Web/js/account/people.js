// @ts-check
// The account view's list of people and invitations, which an admin sees.

import { texts } from "../texts.js";
import { addressOf, isLoopback } from "../basics/address.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, replace } from "../ui/element.js";
import { menuButton } from "../ui/menu-button.js";
import { openMenu } from "../ui/menu.js";
import { showProblem } from "../ui/problem.js";
import * as calls from "../api/accounts.js";
import { ROLES, personItems } from "./person-menu.js";
import { rowElement, rows, secretBox, section } from "./rows.js";

/**
 * @typedef {import("../api/accounts.js").Person} Person
 * @typedef {(change: () => Promise<Person[]>) => Promise<void>} Run makes a change and shows the people after it
 * @typedef {(make: () => Promise<{code: string}>, detail: string) => Promise<void>} ShowLink has a code made and shows its link once
 */

const words = texts.account;

/** @param {Person} self */
export function people(self) {
  const shown = h("div");
  const open = rows(calls.invitations, invitationRow);
  /** @type {ShowLink} */
  const showLink = async (make, detail) => {
    try {
      const { code } = await make();
      replace(shown, ...linkElements(code, detail));
      await open.reload();
    } catch (error) {
      showProblem(error);
    }
  };
  const list = rows(calls.people, (person, run) => {
    const items = () =>
      personItems(person, person.id === self.id, {
        setRole: (role) => run(() => calls.setRole(person.id, role)),
        reset: () => showLink(() => calls.resetPerson(person.id), words.resetLink(person.name)),
        remove: () => askToRemove(person, run),
      });
    const more = menuButton("more", words.moreAbout(person.name), items);
    return rowElement({ title: person.name, detail: words.roles[person.role] }, more);
  });
  return section(
    words.people,
    h("p", {}, words.peopleDetail),
    list.element,
    open.element,
    shown,
    h("div", { class: "row" }, inviteButton(showLink)),
  );
}

/**
 * @param {import("../api/accounts.js").Invitation} invitation
 * @param {(change: () => Promise<import("../api/accounts.js").Invitation[]>) => Promise<void>} run
 */
function invitationRow({ id, person, role, expires }, run) {
  return rowElement(
    { title: person === null ? words.invitationFor(role) : words.resetOpen, detail: words.expires(expires) },
    button(words.takeBack, { class: "button button-small", onclick: () => run(() => calls.removeInvitation(id)) }),
  );
}

/**
 * The link to a code, which is shown once, and a warning where it leads to this machine only.
 * @param {string} code @param {string} detail
 */
function linkElements(code, detail) {
  const secret = `${location.origin}${addressOf("/invitation")}#${code}`;
  return [
    secretBox({ label: words.link, secret, detail }),
    isLoopback(location.hostname) ? h("p", { class: "account-warning" }, words.linkIsLocal) : null,
  ];
}

/** @param {ShowLink} showLink */
function inviteButton(showLink) {
  const invite = button(words.invite, {
    icon: "plus",
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onclick: () =>
      openMenu(
        invite,
        ROLES.map((role) => ({
          label: words.inviteAs[role],
          run: () => void showLink(() => calls.invite(role), words.inviteLink),
        })),
        { label: words.invite },
      ),
  });
  return invite;
}

/** @param {Person} person @param {Run} run */
async function askToRemove(person, run) {
  const { closed } = openDialog({
    title: words.removeTitle(person.name),
    content: h("p", {}, words.removeDetail),
    actions: [
      { label: texts.common.cancel, value: "" },
      { label: words.remove, value: "yes", kind: "danger" },
    ],
  });
  if ((await closed) === "yes") await run(() => calls.removePerson(person.id));
}
