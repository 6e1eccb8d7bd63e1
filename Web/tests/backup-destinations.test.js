import assert from "node:assert/strict";
import test from "node:test";
import { detailOf, fractionOf, moreLines } from "../js/account/destination-words.js";
import { problems } from "../js/texts/de/problems.js";

const nas = {
  name: "nas",
  kind: "webdav",
  address: "https://nas.example/books/",
  user: "eva",
  region: null,
  hosted: false,
  sending: null,
  last: null,
  arrived: null,
  schedule: null,
  zone: "Europe/Berlin",
};
const nightly = { period: "daily", weekday: null, time: "03:00", files: true, encrypted: false, next: null };

test("a destination without a backup says so beside its address", () => {
  assert.equal(detailOf(nas), "https://nas.example/books/ · No backup yet");
});

test("a backup that is made has no length yet, and one on its way has", () => {
  assert.equal(detailOf({ ...nas, sending: { sent: 0, bytes: null } }), "Making the backup…");
  assert.match(detailOf({ ...nas, sending: { sent: 2 ** 20, bytes: 4 * 2 ** 20 } }), /^Sending: 1\D+ of 4/);
});

test("the last backup stands there with its time and size, or with its failure", () => {
  const time = "2026-11-26T03:00:12.000Z";
  const sent = { time, backup: "vorleser-1.zip", bytes: 2 ** 20, reason: null, detail: null };
  assert.match(detailOf({ ...nas, last: sent }), / · Last backup: .*2026.*, 1/);
  const failed = { time, backup: null, bytes: null, reason: "unreachable", detail: "nas.example can't be reached." };
  assert.match(detailOf({ ...nas, last: failed }), / · Failed on .*2026.*: nas\.example can't be reached\.$/);
});

test("a folder of the server is named in the reason of its failure", () => {
  const last = {
    time: "2026-11-26T03:00:12.000Z",
    backup: null,
    bytes: null,
    reason: "folder-missing",
    detail: "Not there.",
  };
  const usb = { ...nas, kind: "folder", address: "/media/disk/books", user: null, last };
  assert.match(detailOf(usb), /^\/media\/disk\/books · Failed on .*: Not there\.$/);
});

test("a schedule says when the next backup is due", () => {
  assert.deepEqual(moreLines(nas), []);
  const next = "2026-11-27T12:00:00.000Z";
  const [daily] = moreLines({ ...nas, schedule: { ...nightly, next } });
  assert.match(daily, /^Every day at 0?3:00.* · next: .*2026/);
  const weekly = { ...nightly, period: "weekly", weekday: 7 };
  assert.match(moreLines({ ...nas, schedule: weekly })[0], /^Every Sunday at 0?3:00/);
});

test("beside a failure stands when a backup last arrived", () => {
  const time = "2026-11-26T03:00:12.000Z";
  const failed = { time, backup: null, bytes: null, reason: "full", detail: "" };
  assert.match(moreLines({ ...nas, last: failed, arrived: "2026-11-25T03:00:12.000Z" })[0], /arrived: .*2026/);
  const sent = { time, backup: "vorleser-1.zip", bytes: 1, reason: null, detail: null };
  assert.deepEqual(moreLines({ ...nas, last: sent, arrived: time }), []);
});

test("beside a backup that arrived stands why older ones may have stayed", () => {
  const time = "2026-11-26T03:00:12.000Z";
  const last = { time, backup: "vorleser-1.zip", bytes: 2 ** 20, reason: null, detail: null };
  const stayed = { ...last, thinningReason: "failed", thinningDetail: "nas.example has failed." };
  const [line, ...rest] = moreLines({ ...nas, last: stayed, arrived: time });
  assert.equal(line, "Older backups may not have been deleted: nas.example has failed.");
  assert.deepEqual(rest, []);
  assert.match(detailOf({ ...nas, last: stayed }), /Last backup: /);
  assert.deepEqual(moreLines({ ...nas, last: { ...last, thinningReason: null }, arrived: time }), []);
});

test("the bar of an empty backup is full at once, and never overfull", () => {
  assert.deepEqual([fractionOf(1, 4), fractionOf(0, 0), fractionOf(5, 4)], [0.25, 1, 1]);
});

test("every reason why a destination fails is a sentence of its own in each language", async () => {
  const reasons = [
    "address",
    "unreachable",
    "certificate",
    "login",
    "forbidden",
    "missing",
    "bucket",
    "region",
    "moved",
    "clock",
    "foreign",
    "full",
    "too-large",
    "changed",
    "file",
    "busy",
    "failed",
    "secret",
    "no-room-to-back-up",
    "unmade",
    "folder-path",
    "folder-outside",
    "folder-own",
    "folder-missing",
    "folder-other",
    "folder-forbidden",
    "folder-read-only",
    "folder-full",
    "folder-too-large",
    "folder-failed",
  ];
  for (const language of ["de", "fr", "es", "zh", "ja"]) {
    const { problems: translated } = await import(`../js/texts/${language}/problems.js`);
    const said = (reason, values = { host: "nas.example", bucket: "books", folder: "/media/disk" }) =>
      translated.destination("", { type: "destination", title: "", status: 422, detail: "", reason, values });
    const general = said("other");
    const all = reasons.map((reason) => said(reason));
    assert.equal(new Set([...all, general]).size, reasons.length + 1, language);
    for (const sentence of all) assert.doesNotMatch(sentence, /undefined/, language);
    assert.match(said("region", { host: "h", region: "garage" }), /garage/);
    assert.match(said("moved", { host: "h", address: "https://b.example/" }), /b\.example/);
  }
});

test("what a name or a key may not be has its sentence", () => {
  const said = (type, reason) => problems[type]("", { type, title: "", status: 400, detail: "", reason, values: {} });
  assert.match(said("bad-request", "no-access-key"), /S3/);
  assert.match(said("not-possible", "is-sending"), /unterwegs/);
  assert.match(said("refused", "weak-passphrase"), /8 Zeichen/);
});
