import assert from "node:assert/strict";
import test from "node:test";
import { Reachability } from "../js/library/reachability.js";
import { Problem } from "../js/model/problem.js";

const problem = (type) => new Problem({ type, title: "", status: 0, detail: "" });

/** What was told, and the reachability that tells it. */
function told() {
  const seen = [];
  const reachability = new Reachability(() => seen.push(reachability.isReachable));
  return { seen, reachability };
}

test("a server that cannot be reached is told once, and once more when it answers", () => {
  const { seen, reachability } = told();
  for (let time = 0; time < 2; time += 1) reachability.heard(problem("unreachable"));
  for (let time = 0; time < 2; time += 1) reachability.heard();
  assert.deepEqual(seen, [false, true]);
});

test("a server that refuses is there", () => {
  const { seen, reachability } = told();
  reachability.heard(problem("not-found"));
  reachability.heard(new Error("a mistake of the page"));
  assert.deepEqual(seen, []);
});

test("a short gap of the events is not told, a long one is", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { seen, reachability } = told();
  reachability.lost();
  t.mock.timers.tick(1400);
  reachability.heard();
  t.mock.timers.tick(5000);
  assert.deepEqual(seen, []);
  reachability.lost();
  t.mock.timers.tick(1400);
  reachability.lost();
  t.mock.timers.tick(200);
  assert.deepEqual(seen, [false], "the second loss begins no new gap");
  reachability.stop();
});
