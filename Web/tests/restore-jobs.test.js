import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { SECTIONS, labelOf, progressLine, progressOf, timeInName } from "../js/account/restore-words.js";
import { problems } from "../js/texts/de/problems.js";

const restoring = {
  destination: "nas",
  backup: "vorleser-20261126T030000Z.zip",
  sections: null,
  step: "fetching",
  received: 0,
  bytes: null,
  books: 0,
  allBooks: null,
  report: null,
  problem: null,
};

test("a backup is named by its time, with its size and whether it is encrypted", () => {
  const made = "2026-11-26T12:00:00.000Z";
  assert.match(labelOf({ name: "x", made, bytes: 2 ** 20, encrypted: true }), /2026.* · 1\D+ · encrypted$/);
  assert.doesNotMatch(labelOf({ name: "x", made, bytes: null, encrypted: false }), /·/);
});

test("the time of a backup is read from its name", () => {
  assert.match(timeInName("vorleser-20261126T120000Z.zip.age"), /2026/);
  assert.equal(timeInName("holiday.zip"), "holiday.zip");
});

test("each step says how far it is", () => {
  assert.equal(progressLine(restoring), "Looking for the backup…");
  assert.equal(progressOf(restoring), null);
  const half = { ...restoring, received: 2 ** 20, bytes: 2 ** 21 };
  assert.match(progressLine(half), /^Fetching: 1\D+ of 2/);
  assert.equal(progressOf(half), 0.5);
  const opening = { ...restoring, step: "restoring" };
  assert.equal(progressLine(opening), "Opening the backup…");
  assert.equal(progressOf(opening), null);
  const books = { ...opening, books: 3, allBooks: 12 };
  assert.equal(progressLine(books), "Restoring: book 3 of 12");
  assert.equal(progressOf(books), 0.25);
});

test("a backup without books is done with all of them", () => {
  assert.equal(progressOf({ ...restoring, step: "restoring", books: 0, allBooks: 0 }), 1);
});

test("the page names every section that the server has", () => {
  const source = readFileSync(new URL("../../Sources/VorleserKit/Backup/BackupSection.swift", import.meta.url), "utf8");
  const names = [...source.matchAll(/^ {2}case (\w+)(?: = "([\w-]+)")?$/gm)].map(([, name, raw]) => raw ?? name);
  assert.ok(names.length > 10);
  assert.deepEqual(SECTIONS, names);
});

test("without room the page says how much is needed and free", () => {
  const document = { reason: "no-room-to-restore", values: { needed: String(2 ** 31), free: String(2 ** 20) } };
  assert.match(problems["disk-full"]("", document), /einspielen: .* braucht 2.* frei sind 1/);
  const backingUp = { ...document, reason: "no-room-to-back-up" };
  assert.match(problems["disk-full"]("", backingUp), /anlegen: .* braucht 2.* frei sind 1/);
});
