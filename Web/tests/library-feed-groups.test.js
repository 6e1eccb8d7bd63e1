import assert from "node:assert/strict";
import test from "node:test";
import { groupsOf } from "../js/library/feeds/groups.js";
import { filtered, isServers, serverQuery } from "../js/library/filters.js";
import { listQuery } from "../js/library/list-query.js";
import { areFilters } from "../js/model/book-filters.js";

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

test("the articles of a group are a place that the server knows, without the archive", () => {
  const filters = { feedGroup: "News" };
  assert.ok(isServers("feedGroup") && areFilters(Object.entries(filters)));
  assert.deepEqual(serverQuery({ ...filters, state: "new" }), filters);
  const query = listQuery({ search: "", filters: { ...filters, state: "new" }, order: "added", group: "none" });
  assert.deepEqual(query, { feedGroup: "News", state: "unread", archived: "false", sort: "added" });
  // Books do not say which feed has brought them, so that none is left out here.
  assert.equal(filtered([{ id: 1 }, { id: 2 }], filters).length, 2);
});
