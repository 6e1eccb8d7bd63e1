import assert from "node:assert/strict";
import test from "node:test";
import { DelayedCall } from "../js/reader/delayed-call.js";

/** A call with a clock that `pass` moves. */
function delayed(t, longest) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let [now, made] = [0, 0];
  const call = new DelayedCall(
    () => {
      made += 1;
      call.made();
    },
    longest,
    () => now,
  );
  const pass = (milliseconds) => {
    now += milliseconds;
    t.mock.timers.tick(milliseconds);
    return made;
  };
  return { call, pass };
}

test("a call is made once, after a rest", (t) => {
  const { call, pass } = delayed(t, 5000);
  call.after(1000);
  assert.equal(pass(900), 0);
  call.after(1000);
  assert.equal(pass(900), 0);
  assert.equal(pass(100), 1);
  assert.equal(pass(10_000), 1);
});

test("without a rest it is made as soon as it has waited long enough", (t) => {
  const { call, pass } = delayed(t, 5000);
  let made = 0;
  for (let time = 0; time < 5000; time += 500) {
    assert.equal(made, 0);
    call.after(1000);
    made = pass(500);
  }
  assert.equal(made, 1);
});

test("a call that is stopped is not made, and an exact delay is kept", (t) => {
  const { call, pass } = delayed(t, 5000);
  call.after(1000);
  call.stop();
  assert.equal(pass(10_000), 0);
  call.made();
  call.exactlyAfter(8000);
  assert.equal(pass(7900), 0);
  assert.equal(pass(100), 1);
});
