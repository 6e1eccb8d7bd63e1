import assert from "node:assert/strict";
import test from "node:test";
import { Problem } from "../js/model/problem.js";
import { importOf, isBusy, isServers, isUnderWay, itemsOf, nextOf, wouldLose } from "../js/library/import-item.js";
import { failsAgain, hasPassages, inOrder, isFeed, isLocked } from "../js/library/import-order.js";
import { checkReadable } from "../js/library/import-refusals.js";
import { sentenceOf } from "../js/ui/problem-sentence.js";

const named = (name) => ({ file: new Blob(["x"]), name });
const at = (stage) => importOf(named(stage), { stage });

test("each import has a token of its own and waits", () => {
  const [one, two] = [importOf(named("emma.epub")), importOf(named("emma.epub"))];
  assert.notEqual(one.token, two.token);
  assert.equal(one.stage, "waiting");
  assert.equal(importOf(named("emma.epub"), { replaces: 3 }).replaces, 3);
});

test("two are under way at once, and the others follow in their order", () => {
  const [first, second, third] = ["a", "b", "c"].map((name) => importOf(named(name)));
  assert.deepEqual(nextOf([first, second, third]), [first, second]);
  first.stage = "reading";
  assert.deepEqual(nextOf([first, second, third]), [second]);
  second.stage = "receiving";
  assert.deepEqual(nextOf([first, second, third]), []);
  first.stage = "done";
  assert.deepEqual(nextOf([first, second, third]), [third]);
});

test("closing the page would lose what waits or is under way, and nothing else", () => {
  for (const stage of ["waiting", "receiving", "checking", "reading", "fetching", "pausing", "pictures", "media"])
    assert.ok(isBusy([at("done"), at(stage)]), stage);
  for (const stage of ["done", "failed", "away"]) assert.ok(!isBusy([at(stage)]), stage);
});

test("what the server's machine adds is neither lost with the page nor in the way of what is sent", () => {
  const elsewhere = importOf(named("a.txt"), { stage: "checking", isElsewhere: true });
  assert.ok(isBusy([elsewhere]) && !wouldLose([elsewhere]) && wouldLose([elsewhere, at("receiving")]));
  const [first, second] = ["b", "c"].map((name) => importOf(named(name)));
  assert.deepEqual(nextOf([elsewhere, first, second]), [first, second]);
});

test("the page knows itself how much was received, and of the rest only the server knows", () => {
  assert.ok(!isServers("receiving") && isUnderWay(at("receiving")));
  for (const stage of ["fetching", "pausing", "pictures", "media", "checking", "reading"])
    assert.ok(isServers(stage), stage);
});

test("the books of an archive stand in its place, each as it ended", () => {
  const book = (fileName) => ({ id: 1, title: fileName, fileName });
  const problem = { type: "not-a-book", title: "", status: 415, detail: "No." };
  const items = itemsOf(at("reading"), {
    books: [book("new.epub")],
    known: [book("old.epub")],
    refused: [{ path: "notes.exe", problem }],
  });
  assert.deepEqual(
    items.map(({ name, stage, isInArchive }) => [name, stage, isInArchive]),
    [
      ["new.epub", "done", true],
      ["old.epub", "failed", true],
      ["notes.exe", "failed", true],
    ],
  );
  assert.deepEqual(
    items.map(({ error }) => error?.type),
    [undefined, "duplicate", "not-a-book"],
  );
});

test("an empty file and one that has vanished are refused before anything is sent", async () => {
  await checkReadable(new Blob(["x"]));
  await assert.rejects(checkReadable(new Blob([])), (error) => {
    assert.equal(sentenceOf(error), "This file is empty.");
    return true;
  });
  const gone = { size: 1, slice: () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }) };
  await assert.rejects(checkReadable(gone), { type: "unreadable" });
});

test("what failed stands first, and a row stays where it is from stage to stage", () => {
  const [done, waiting, reading, failed, receiving] = ["done", "waiting", "reading", "failed", "receiving"].map(at);
  const all = [done, waiting, reading, failed, receiving];
  assert.deepEqual(inOrder(all), [failed, reading, receiving, waiting, done]);
  receiving.stage = "checking";
  assert.deepEqual(inOrder(all), [failed, reading, receiving, waiting, done]);
  assert.deepEqual(all[0], done, "the list itself keeps its order");
});

test("a file that is no book fails again, one that was not sent may go well", () => {
  const failed = (type, reason = undefined) =>
    importOf(named("a.epub"), { error: new Problem({ type, title: "", status: 0, detail: "", reason }) });
  assert.ok(failsAgain(failed("not-a-book")) && !failsAgain(failed("unreachable")));
  assert.ok(isLocked(failed("password-needed")) && !isLocked(failed("refused")));
  const feed = failed("no-article", "leads-to-feed");
  const picture = failed("no-article", "leads-to-picture");
  const page = failed("no-article", "no-article");
  assert.ok(isFeed(feed) && !isFeed(picture) && !isFeed(page));
  assert.ok(failsAgain(feed) && failsAgain(picture) && !failsAgain(page));
  assert.ok(hasPassages("Emma.TXT") && !hasPassages("emma.epub"));
});

test("no general sentence stands in place of what the page itself says of a file", async () => {
  for (const language of ["en", "de", "fr", "es", "zh", "ja"]) {
    const { problems } = await import(`../js/texts/${language}/problems.js`);
    for (const type of ["empty", "unreadable", "not-sent"])
      assert.equal(problems[type], undefined, `${language}: ${type}`);
  }
});
