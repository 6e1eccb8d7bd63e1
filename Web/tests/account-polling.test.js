import assert from "node:assert/strict";
import test from "node:test";
import { Polling } from "../js/account/polling.js";

const SECOND = 1000;

/**
 * A poll whose questions are answered, or fail, by `outcome`.
 * @param {import("node:test").TestContext} t
 */
function polled(t) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const course = { asked: 0, told: [], outcome: () => {} };
  const polling = new Polling(
    () => {
      course.asked += 1;
      course.outcome();
    },
    (error) => course.told.push(error?.message ?? null),
  );
  return { course, polling, after: (seconds) => t.mock.timers.tick(seconds * SECOND) };
}

test("a failed question is asked again after pauses that grow to half a minute", (t) => {
  const { course, polling, after } = polled(t);
  course.outcome = () => polling.failed(new Error("no answer"));
  polling.failed(new Error("no answer"));
  const pauses = [];
  for (let seconds = 0, asked = 0; pauses.length < 7; seconds += 1) {
    after(1);
    if (course.asked === asked) continue;
    asked = course.asked;
    pauses.push(seconds + 1);
    seconds = -1;
  }
  assert.deepEqual(pauses, [1, 2, 4, 8, 16, 30, 30]);
});

test("failures in a row are told once, and once that there is an answer again", (t) => {
  const { course, polling, after } = polled(t);
  course.outcome = () => (course.asked < 3 ? polling.failed(new Error("no answer")) : polling.answered(5 * SECOND));
  polling.answered(5 * SECOND);
  assert.deepEqual(course.told, []);
  after(5);
  assert.deepEqual(course.told, ["no answer"]);
  after(1);
  after(2);
  assert.equal(course.asked, 3);
  assert.deepEqual(course.told, ["no answer", null]);
  after(5);
  assert.equal(course.asked, 4, "it asks in its usual period again");
  assert.deepEqual(course.told, ["no answer", null]);
});

test("the pause begins short again after an answer", (t) => {
  const { course, polling, after } = polled(t);
  for (let time = 0; time < 6; time += 1) polling.failed(new Error("no answer"));
  polling.answered(null);
  after(60);
  assert.equal(course.asked, 0, "there is nothing to follow");
  polling.failed(new Error("no answer"));
  after(1);
  assert.equal(course.asked, 1);
});

test("what somebody does meanwhile asks no second time beside the poll", (t) => {
  const { course, polling, after } = polled(t);
  course.outcome = () => polling.answered(5 * SECOND);
  polling.answered(5 * SECOND);
  after(3);
  polling.answered(5 * SECOND);
  after(4);
  assert.equal(course.asked, 0);
  after(1);
  assert.equal(course.asked, 1);
});
