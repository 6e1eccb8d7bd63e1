import assert from "node:assert/strict";
import test from "node:test";
import { retryChapters } from "../js/text/retry.js";

/** A loader of which some chapters have failed, and some come at the next attempt. */
function loader(failed, coming) {
  return {
    failed: [...failed],
    asked: [],
    async ready(index) {
      this.asked.push(index);
      if (coming.includes(index)) this.failed = this.failed.filter((one) => one !== index);
    },
  };
}

test("all chapters that failed are tried, and one that has come and is wanted is shown", async () => {
  const chapters = loader([1, 4, 6], [4, 6]);
  let shown = 0;
  await retryChapters(
    chapters,
    undefined,
    (index) => index < 5,
    async () => {
      shown += 1;
    },
  );
  assert.deepEqual(chapters.asked, [1, 4, 6]);
  assert.equal(shown, 1);
});

test("one chapter is tried when it is named", async () => {
  const chapters = loader([1, 4], [1, 4]);
  await retryChapters(
    chapters,
    4,
    () => false,
    async () => assert.fail("it is not shown"),
  );
  assert.deepEqual(chapters.asked, [4]);
});
