import assert from "node:assert/strict";
import test from "node:test";
import {
  changeOf,
  copy,
  dayOf,
  detailsOf,
  FIELDS,
  isDate,
  isSame,
  undoOf,
  valueOf,
} from "../js/library/details/values.js";
import { saidOf } from "../js/library/details/said.js";

const metadata = {
  title: "Barchester Towers",
  sortTitle: null,
  contributors: [{ name: "Anthony Trollope", sortAs: "Trollope, Anthony", role: null, kind: "creator" }],
  series: { name: "Barsetshire", position: "2" },
  language: "en",
  published: "1857-05-03T00:00:00Z",
  publisher: "Longman",
  identifiers: ["isbn:1"],
  description: "A bishop dies.",
  subjects: ["Clergy", "Fiction, English"],
};
const none = new Set();

test("details that nobody changes are no change, whatever a file wrote", () => {
  const before = detailsOf(metadata, null);
  assert.deepEqual(changeOf(before, detailsOf(metadata, null), none), {});
  for (const field of FIELDS) assert.ok(isSame(field, before, detailsOf(metadata, null)), field);
});

test("only fields that were changed are in the change, tidied", () => {
  const before = detailsOf(metadata, null);
  const now = detailsOf(metadata, null);
  now.title = "  Towers of \n Barchester ";
  now.subjects = "Clergy\n\n Bishops \n";
  now.contributors.push({ name: " ", sortAs: null, role: "trl" }, { name: "Ada", sortAs: " ", role: "ill" });
  now.position = "";
  now.language = "en-GB";
  assert.deepEqual(changeOf(before, now, none), {
    title: "Towers of Barchester",
    contributors: [metadata.contributors[0], { name: "Ada", sortAs: null, role: "ill" }],
    series: { name: "Barsetshire", position: null },
    language: "en-GB",
    subjects: ["Clergy", "Bishops"],
  });
});

test("a field that goes back to the file is null, and so is the language of the file", () => {
  const before = detailsOf({ ...metadata, title: "Towers" }, "de");
  const now = detailsOf({ ...metadata, title: "Towers" }, "de");
  copy("title", detailsOf(metadata, null), now);
  now.language = "";
  assert.deepEqual(changeOf(before, now, new Set(["title"])), { title: null, language: null });
});

test("a copied field shares nothing with its source", () => {
  const file = detailsOf(metadata, null);
  const now = detailsOf({ ...metadata, contributors: [], series: null }, null);
  copy("contributors", file, now);
  copy("series", file, now);
  now.contributors[0].name = "Somebody";
  assert.equal(file.contributors[0].name, "Anthony Trollope");
  assert.deepEqual(valueOf("series", now), metadata.series);
});

test("undoing gives back what was corrected, and lets the other fields follow the file", () => {
  const before = detailsOf(metadata, null);
  const change = { title: "A", publisher: "B", series: null };
  assert.deepEqual(undoOf(before, change, ["publisher", "series"]), {
    title: null,
    publisher: "Longman",
    series: metadata.series,
  });
});

test("a place without a series is nothing", () => {
  const before = detailsOf({ ...metadata, series: null }, null);
  const now = detailsOf({ ...metadata, series: null }, null);
  now.position = "3";
  assert.deepEqual(changeOf(before, now, none), {});
});

test("a date is a year, a month or a day", () => {
  for (const date of ["", " 1999 ", "1999-05", "1999-12-31"]) assert.ok(isDate(date), date);
  for (const date of ["99", "1999-13", "1999-00", "1999-05-32", "1999-5-3", "May"]) assert.ok(!isDate(date), date);
});

test("people are shown the day of a date that a file wrote with its time", () => {
  assert.equal(dayOf("2018-05-08T02:24:50Z"), "2018-05-08");
  assert.equal(dayOf("2018-05-08T02:24:50+00:00"), "2018-05-08");
  for (const written of ["", "1999", "1999-05", "1999-12-31", "in May", "Thursday"])
    assert.equal(dayOf(written), written);
  assert.equal(saidOf("published", detailsOf(metadata, null)), "1857-05-03");
});

test("what a file says of a field is one line, and a long text is cut", () => {
  const file = {
    ...detailsOf(metadata, null),
    contributors: [
      { name: "Jane Austen", sortAs: "", role: "aut" },
      { name: "Hugh Thomson", sortAs: "", role: "ill" },
    ],
    series: "Novels",
    position: "4",
    subjects: "Love\nEngland",
    description: "😀".repeat(300),
  };
  assert.equal(saidOf("contributors", file), "Jane Austen; Hugh Thomson");
  assert.equal(saidOf("series", file), "Novels · 4");
  assert.equal(saidOf("series", { ...file, position: "" }), "Novels");
  assert.equal(saidOf("subjects", file), "Love; England");
  assert.equal([...saidOf("description", file)].length, 201);
  assert.equal(saidOf("publisher", { ...file, publisher: "" }), "");
});
