import assert from "node:assert/strict";
import test from "node:test";
import { KnownBooks, MOST_BOOKS } from "../js/library/known-books.js";

const book = (id, title = "") => ({ id, title });

/** As many books as are remembered, 0 told first. */
function full() {
  const known = new KnownBooks();
  for (let id = 0; id < MOST_BOOKS; id += 1) known.set(book(id));
  return known;
}

test("the book that was not wanted for the longest time goes first", () => {
  const known = full();
  known.use([0, 1]);
  known.set(book(9999));
  assert.equal(known.get(2), undefined);
  assert.ok(known.get(0) && known.get(1) && known.get(9999));
  assert.equal(known.numbers.length, MOST_BOOKS);
});

test("only a known book can be old, and it is not once it was told again", () => {
  const known = new KnownBooks();
  known.set(book(1, "Emma"));
  known.makeOld([1, 2]);
  assert.ok(known.isOld(1) && !known.isOld(2));
  known.set(book(1, "Emma, corrected"));
  assert.ok(!known.isOld(1));
  assert.equal(known.get(1)?.title, "Emma, corrected");
});

test("a book that is forgotten is neither known nor old", () => {
  const known = new KnownBooks();
  known.set(book(1));
  known.makeOld([1]);
  known.forget(1);
  assert.equal(known.get(1), undefined);
  assert.ok(!known.isOld(1));
});

test("books that are wanted but not known change nothing", () => {
  const known = new KnownBooks();
  known.set(book(1));
  known.use([7]);
  assert.deepEqual(known.numbers, [1]);
});
