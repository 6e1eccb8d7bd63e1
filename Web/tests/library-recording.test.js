import assert from "node:assert/strict";
import test from "node:test";
import { bytesOf, inTextOrder } from "../js/library/recording-files.js";

test("the files of a recording come in the order of the numbers in their names", () => {
  const names = ["emma_10.mp3", "emma_2.mp3", "Emma_1.mp3", "emma_02b.mp3"];
  const sorted = inTextOrder(names.map((name) => ({ name })));
  assert.deepEqual(
    sorted.map(({ name }) => name),
    ["Emma_1.mp3", "emma_2.mp3", "emma_02b.mp3", "emma_10.mp3"],
  );
});

test("their size is that of all of them", () => {
  assert.equal(bytesOf([{ size: 3 }, { size: 4 }]), 7);
  assert.equal(bytesOf([]), 0);
});
