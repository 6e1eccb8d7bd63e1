import assert from "node:assert/strict";
import test from "node:test";
import { ListChoice } from "../js/library/list-choice.js";

const HAND_MADE = 7;
const choice = (filters = {}, search = "") =>
  new ListChoice({ search, filters, order: "title" }, (collection) => collection === HAND_MADE);

test("all books are shown while nothing is searched and nothing filtered", () => {
  assert.ok(choice().isEverything);
  assert.ok(!choice({ tag: "sea" }).isEverything);
  assert.ok(!choice({}, "boat").isEverything);
});

test("a collection that a person has put in order stands in that order, a smart shelf does not", () => {
  assert.equal(choice({ collection: "7" }).wanted("none").order, "place");
  assert.equal(choice({ collection: "8" }).wanted("none").order, "title");
  assert.equal(choice().wanted("none").order, "title");
});

test("books of a collection can be moved only where nothing else decides which are shown", () => {
  assert.ok(choice({ collection: "7" }).isCollectionAlone);
  assert.ok(choice({ collection: "7" }, "  ").isCollectionAlone, "white space is no search");
  assert.ok(!choice({ collection: "7", tag: "sea" }).isCollectionAlone);
  assert.ok(!choice({ collection: "7" }, "boat").isCollectionAlone);
  assert.ok(!choice({ tag: "sea" }).isCollectionAlone);
});

test("white space around a search is not asked for", () => {
  assert.equal(choice({}, " boat ").wanted("none").search, "boat");
});

test("a list is another one by its choice; by its books only where they are put in order by hand", () => {
  const plain = choice();
  assert.equal(plain.signature("none", [1, 2]), plain.signature("none", [2, 1]));
  assert.notEqual(plain.signature("none", [1]), plain.signature("author", [1]));
  const ordered = choice({ collection: "7" });
  assert.notEqual(ordered.signature("none", [1, 2]), ordered.signature("none", [2, 1]));
});
