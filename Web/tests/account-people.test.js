import assert from "node:assert/strict";
import test from "node:test";
import { personItems } from "../js/account/person-menu.js";
import { texts } from "../js/texts.js";

const words = texts.account;

/** The items of a reader's menu by their names, and what they did. */
function menu({ isSelf = false } = {}) {
  const person = { id: 7, name: "Ada", role: "reader", created: "2026-01-01T00:00:00Z" };
  const told = [];
  const items = personItems(person, isSelf, {
    setRole: (role) => told.push(role),
    reset: () => told.push("reset"),
    remove: () => told.push("remove"),
  });
  return { told, itemOf: (label) => items.find((item) => item.label === label) };
}

test("the menu of an account has the account's role checked, and sets the other", () => {
  const { told, itemOf } = menu();
  assert.equal(itemOf(words.roles.reader).checked, true);
  assert.equal(itemOf(words.roles.admin).checked, false);
  itemOf(words.roles.admin).run();
  itemOf(words.reset).run();
  assert.deepEqual(told, ["admin", "reset"]);
});

test("an admin can remove every account but the admin's own", () => {
  assert.equal(menu().itemOf(words.remove).disabled, false);
  assert.equal(menu({ isSelf: true }).itemOf(words.remove).disabled, true);
});
