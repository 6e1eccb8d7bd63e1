// @ts-check
// Pure: what an admin can do with an account, as the items of its menu.

import { texts } from "../texts.js";

/** @typedef {import("../api/accounts.js").Person} Person */

export const ROLES = /** @type {const} */ (["reader", "admin"]);

/**
 * @param {Person} person
 * @param {boolean} isSelf whether it is the admin's own account, which stays
 * @param {{setRole: (role: Person["role"]) => void, reset: () => void, remove: () => void}} acts
 * @returns {(import("../ui/menu.js").MenuItem | "separator")[]}
 */
export function personItems(person, isSelf, { setRole, reset, remove }) {
  const words = texts.account;
  return [
    ...ROLES.map((role) => ({ label: words.roles[role], checked: person.role === role, run: () => setRole(role) })),
    "separator",
    { label: words.reset, icon: "refresh", run: reset },
    { label: words.remove, icon: "trash", danger: true, disabled: isSelf, run: remove },
  ];
}
