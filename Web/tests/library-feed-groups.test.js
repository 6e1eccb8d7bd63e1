import assert from "node:assert/strict";
import test from "node:test";
import { groupNames, groupsOf } from "../js/library/feeds/groups.js";

const feeds = [
  { id: 3, group: null },
  { id: 1, group: "Music" },
  { id: 4, group: "News" },
  { id: 2, group: "News" },
  { id: 5, group: "news" },
];

test("feeds stand with those of their group, in the server's order", () => {
  const ids = groupsOf(feeds).map(({ name, feeds: members }) => [name, ...members.map(({ id }) => id)]);
  assert.deepEqual(ids, [
    [null, 3],
    ["Music", 1],
    ["News", 4, 2],
    ["news", 5],
  ]);
  assert.deepEqual(groupsOf([]), []);
});

test("feeds in no group name none", () => {
  assert.deepEqual(groupNames(feeds), ["Music", "News", "news"]);
});
