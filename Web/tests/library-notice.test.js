import assert from "node:assert/strict";
import test from "node:test";
import { noticeOf } from "../js/library/notice.js";

const none = { isShown: false, isLoaded: true, every: 7, search: "", isFiltered: false };

test("nothing is said while there are books to be seen", () => {
  assert.equal(noticeOf({ ...none, isShown: true }), null);
});

test("a list that has not come is being loaded, whatever is searched for", () => {
  assert.equal(noticeOf({ ...none, isLoaded: false, every: 0, search: "emma" }), "loading");
});

test("a library without books is empty, also while something is searched for", () => {
  assert.equal(noticeOf({ ...none, every: 0, search: "emma" }), "empty");
});

test("a search that found nothing is named before the filters", () => {
  assert.equal(noticeOf({ ...none, search: "emma", isFiltered: true }), "nothingFound");
});

test("without a search either no book fits the filters, or all were put away", () => {
  assert.equal(noticeOf({ ...none, search: " ", isFiltered: true }), "nothingFits");
  assert.equal(noticeOf(none), "allArchived");
});
