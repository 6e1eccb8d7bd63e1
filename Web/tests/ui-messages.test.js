import assert from "node:assert/strict";
import test from "node:test";
import { Messages, levels } from "../js/ui/messages.js";

const message = (level, seen = 0, duration = levels[level].duration) => ({ level, seen, duration });

test("of the messages that matter most the newest is shown, and the others after it", () => {
  const messages = new Messages();
  const [first, second, failure] = [message("info"), message("info"), message("error")];
  for (const each of [first, failure, second]) messages.add(each);
  assert.equal(messages.shown, failure);
  assert.ok(messages.remove(failure) && !messages.remove(failure));
  assert.equal(messages.shown, second);
  messages.remove(second);
  assert.equal(messages.shown, first);
  messages.remove(first);
  assert.equal(messages.shown, null);
});

test("what was read makes way for good, what was not comes back, and what stays until it is over stays", () => {
  for (const [before, isReplaced] of [
    [message("info", 3000), true],
    [message("info", 100), false],
    [message("error", 9000), false],
    [message("info", 9000, Infinity), false],
  ]) {
    const messages = new Messages();
    messages.add(before);
    assert.deepEqual(messages.add(message("info")), isReplaced ? [before] : []);
  }
});

test("each level matters more than the one before, stays longer, and none but the last stays for ever", () => {
  const all = ["info", "warning", "error", "critical"].map((level) => levels[level]);
  assert.equal(all.length, Object.keys(levels).length);
  for (let index = 1; index < all.length; index += 1) {
    assert.ok(all[index].rank > all[index - 1].rank && all[index].duration > all[index - 1].duration);
  }
  assert.equal(all.filter(({ duration }) => duration === Infinity).length, 1);
});
