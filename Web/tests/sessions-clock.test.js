import assert from "node:assert/strict";
import { test } from "node:test";
import { BREAK, GAP, IDLE, LONGEST, ReadingClock, SHORTEST } from "../js/sessions/reading-clock.js";

const MINUTE = 60_000;

function clock() {
  let count = 0;
  return new ReadingClock(() => {
    count += 1;
    return `session-${count}`;
  });
}

/** Lets time go by in steps, as the page's timer does. */
function pass(given, from, length, step = 15_000) {
  const ended = [];
  for (let now = from + step; now <= from + length; now += step) {
    const session = given.tick(now);
    if (session) ended.push(session);
  }
  return ended;
}

test("reading counts, and stops two minutes after the last sign", () => {
  const given = clock();
  given.openAt(1000);
  given.look(0, 3);
  pass(given, 0, 5 * MINUTE);
  const { reading, span, book, from } = given.session;
  assert.deepEqual({ reading, span, book, from }, { reading: IDLE, span: IDLE, book: 3, from: 1000 });
});

test("somebody who comes back soon goes on in the same session, whose span has the pause in it", () => {
  const given = clock();
  given.look(0, 3);
  pass(given, 0, 5 * MINUTE);
  given.touch(5 * MINUTE);
  pass(given, 5 * MINUTE, MINUTE);
  const { id, reading, span, ended } = given.session;
  assert.deepEqual([id, reading, span, ended], ["session-1", IDLE + MINUTE, 6 * MINUTE, 6 * MINUTE]);
});

test("after a long pause another session begins, and the first one ended when it was last read", () => {
  const given = clock();
  given.look(0, 3);
  const ended = pass(given, 0, IDLE + BREAK + MINUTE);
  assert.equal(ended.length, 1);
  assert.deepEqual([ended[0].span, ended[0].ended], [IDLE, IDLE]);
  const back = IDLE + BREAK + 2 * MINUTE;
  given.touch(back);
  pass(given, back, MINUTE);
  assert.deepEqual([given.session.id, given.session.span, given.session.reading], ["session-2", MINUTE, MINUTE]);
});

test("a hidden page is not read, and a voice in it is heard", () => {
  const given = clock();
  given.look(0, 3);
  pass(given, 0, MINUTE);
  given.hear(MINUTE, 3);
  pass(given, MINUTE, MINUTE);
  given.look(2 * MINUTE, null);
  pass(given, 2 * MINUTE, 30 * MINUTE);
  const { reading, both, listening } = given.session;
  assert.deepEqual({ reading, both, listening }, { reading: MINUTE, both: MINUTE, listening: 30 * MINUTE });
});

test("who listens without a sign is listening, not reading along", () => {
  const given = clock();
  given.look(0, 3);
  given.hear(0, 3);
  pass(given, 0, 10 * MINUTE);
  assert.deepEqual([given.session.both, given.session.listening], [IDLE, 10 * MINUTE - IDLE]);
});

test("another book is another session", () => {
  const given = clock();
  given.look(0, 3);
  pass(given, 0, MINUTE);
  given.openAt(50);
  assert.equal(given.look(MINUTE, 4), null);
  const [ended] = pass(given, MINUTE, MINUTE);
  assert.deepEqual([ended.book, ended.reading], [3, MINUTE]);
  assert.deepEqual([given.session.book, given.session.reading, given.session.from], [4, MINUTE, 50]);
});

test("a look at a book is no session", () => {
  const given = clock();
  given.look(0, 3);
  assert.equal(given.look(SHORTEST - 1, null), null);
  assert.equal(given.session, null);
  assert.equal(given.end(BREAK), null);
});

test("what is read on counts, what is leafed through or jumped over does not", () => {
  const given = clock();
  given.openAt(0);
  given.look(0, 3);
  given.touch(MINUTE);
  given.at(MINUTE, 1500);
  given.touch(MINUTE + 1000);
  given.at(MINUTE + 1000, 3000);
  given.touch(2 * MINUTE);
  given.at(2 * MINUTE, 500_000);
  given.touch(3 * MINUTE);
  given.at(3 * MINUTE, 501_500);
  given.touch(3 * MINUTE + 30_000);
  given.at(3 * MINUTE + 30_000, 500_000);
  given.tick(3 * MINUTE + 31_000);
  const { readUnits, heardUnits, to } = given.session;
  assert.deepEqual({ readUnits, heardUnits, to }, { readUnits: 3000, heardUnits: 0, to: 500_000 });
});

test("what a voice says is heard and not read", () => {
  const given = clock();
  given.openAt(0);
  given.look(0, 3);
  given.hear(0, 3);
  for (let second = 1; second <= 60; second += 1) given.at(second * 1000, second * 15);
  given.tick(61_000);
  assert.deepEqual([given.session.readUnits, given.session.heardUnits], [0, 900]);
});

test("a machine that slept, and a clock that goes back, add nothing", () => {
  const given = clock();
  given.look(0, 3);
  given.hear(0, 3);
  pass(given, 0, MINUTE);
  const ended = given.tick(20 * 60 * MINUTE);
  assert.equal(ended.span, MINUTE + GAP);
  given.tick(10 * MINUTE);
  assert.equal(given.session, null);
});

test("a session is never longer than four hours", () => {
  const given = clock();
  given.look(0, 3);
  given.hear(0, 3);
  const ended = pass(given, 0, 10 * 60 * MINUTE);
  assert.deepEqual(
    ended.map(({ span }) => span),
    [LONGEST, LONGEST],
  );
});

test("a page that scrolls by in many steps is read as one that is turned", () => {
  const given = clock();
  given.openAt(0);
  given.look(0, 3);
  for (let page = 1; page <= 3; page += 1) {
    const start = page * 45_000;
    given.touch(start);
    for (let step = 1; step <= 20; step += 1) given.at(start + step * 16, (page - 1) * 1500 + step * 75);
  }
  given.tick(4 * 45_000);
  assert.equal(given.session.readUnits, 4500);
});

test("a text that goes by itself is counted while it goes", () => {
  const given = clock();
  given.openAt(0);
  given.look(0, 3);
  for (let now = 100; now <= MINUTE; now += 100) {
    given.touch(now);
    given.at(now, Math.round(now / 40));
  }
  assert.ok(given.session.readUnits >= 1300, `${given.session.readUnits}`);
});

/** A generator of equal numbers for equal seeds (mulberry32). */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test("whatever is done, times are no longer than spans, and all spans together no longer than the time that went by", () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const next = random(seed);
    const given = clock();
    let now = 0;
    let latest = 0;
    given.tick(0);
    /** @type {Map<string, any>} */
    const sessions = new Map();
    for (let step = 0; step < 200; step += 1) {
      const jump = next();
      now += jump < 0.02 ? -next() * 86_400_000 : jump < 0.05 ? next() * 3 * BREAK : next() * 60_000;
      latest = Math.max(latest, now);
      const book = next() < 0.3 ? null : 1 + Math.floor(next() * 2);
      const ended = [
        () => given.tick(now),
        () => given.touch(now),
        () => given.look(now, book),
        () => given.hear(now, book),
        () => given.at(now, Math.floor(next() * 100_000)),
      ][Math.floor(next() * 5)]();
      for (const session of [ended, given.session]) {
        if (!session) continue;
        const before = sessions.get(session.id);
        for (const name of ["span", "reading", "listening", "both", "readUnits", "heardUnits", "ended"])
          assert.ok(session[name] >= (before?.[name] ?? 0), `${name} of seed ${seed} grows`);
        assert.ok(session.reading + session.listening + session.both <= session.span, `seed ${seed}`);
        assert.ok(session.span <= LONGEST + BREAK + GAP, `seed ${seed}`);
        assert.ok(session.ended <= latest, `seed ${seed}`);
        sessions.set(session.id, session);
      }
    }
    const all = [...sessions.values()].reduce((sum, { span }) => sum + span, 0);
    assert.ok(all <= latest, `seed ${seed}: ${all} of ${latest}`);
  }
});
