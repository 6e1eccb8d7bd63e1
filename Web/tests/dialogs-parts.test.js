// Claims about what dialogs and panels show: downloads, the listening view, pictures, backgrounds, the search.

import assert from "node:assert/strict";
import { test } from "node:test";

import { STEPS, listed, offsetOfStep } from "../js/comforts/listening-place.js";
import { indexOfPicture } from "../js/content/chapter-pictures.js";
import { shownBackground } from "../js/looks/shown-background.js";
import { downloadState } from "../js/offline/download-state.js";
import { chipOf, saidOf, totalOf } from "../js/search/chip-text.js";
import { texts } from "../js/texts.js";

/** Chapters of these lengths, end to end. */
function book(...lengths) {
  let start = 0;
  const chapters = lengths.map((length, index) => {
    const chapter = { index, start, length };
    start += length;
    return chapter;
  });
  return { chapters, length: start };
}
const kept = (more) => ({ chapters: 4, chapterCount: 4, voice: null, isPinned: true, ...more });

test("nothing is kept of a book at first: text, the next chapters and the voice are offered", () => {
  const state = downloadState(book(150, 0, 150, 150, 150), null, { canListen: true, offset: 160 });
  assert.equal(state.sentence, "nothing");
  assert.deepEqual(state.offers, { text: true, next: [2, 3, 4], voice: true, recording: false, media: false });
  assert.ok(state.bytes.voice > state.bytes.next);
});

test("a book of as few chapters as come next is offered as a whole only", () => {
  assert.deepEqual(downloadState(book(100, 100), null, { canListen: true, offset: 0 }).offers.next, []);
});

test("a book without a voice is offered as text", () => {
  const { offers } = downloadState(book(100, 100, 100, 100), null, { canListen: false, offset: 0 });
  assert.deepEqual(offers, { text: true, next: [], voice: false, recording: false, media: false });
});

test("first the text counts, then the sound", () => {
  const of = (record) => downloadState(book(100, 0, 100, 100), record, { canListen: true, offset: 0 });
  const half = of(kept({ chapters: 2 }));
  assert.deepEqual([half.sentence, half.fraction], ["someText", 0.5]);
  assert.equal(of(kept()).sentence, "allText");
  assert.equal(of(kept()).offers.text, false);
  assert.equal(of(kept({ isPinned: false })).offers.text, true, "what was only opened makes room by itself");
  const some = of(kept({ voice: { chapters: [0] } }));
  assert.deepEqual([some.sentence, some.fraction], ["someVoice", 1 / 3]);
  const all = of(kept({ voice: { chapters: [0, 2, 3] } }));
  assert.deepEqual([all.sentence, all.offers.voice, all.offers.next], ["allVoice", false, []]);
});

test("a book's own sounds and videos are offered once its text is kept, with the size of those that are missing", () => {
  const media = [
    { address: "/a", bytes: 3000, isKept: true },
    { address: "/b", bytes: 1000, isKept: false },
  ];
  const of = (record, part) => downloadState(book(100, 100), record, { canListen: false, offset: 0, part });
  assert.equal(of(kept({ chapters: 2, media })).offers.media, false);
  const some = of(kept({ media }), "media");
  assert.deepEqual(
    [some.offers.media, some.bytes.media, some.media, some.fraction],
    [true, 1000, { kept: 1, all: 2 }, 0.75],
  );
  const all = of(kept({ media: [media[0]] }));
  assert.deepEqual([all.offers.media, all.bytes.media, all.media], [false, 0, { kept: 1, all: 1 }]);
  assert.deepEqual(of(kept()).media, { kept: 0, all: 0 }, "a book that was kept before they could be");
});

test("the end of the slider is still in the chapter", () => {
  assert.equal(offsetOfStep({ start: 100, length: 50 }, 0), 100);
  assert.equal(offsetOfStep({ start: 100, length: 50 }, STEPS), 149);
  assert.equal(offsetOfStep({ start: 100, length: 0 }, STEPS), 100);
});

test("of a thousand chapters the menu has those around the place, also at the end", () => {
  const entries = Array.from({ length: 1000 }, (_, index) => ({ offset: index * 10, depth: 0 }));
  const around = listed(entries, 5000);
  assert.equal(around.length, 300);
  assert.ok(around[0].offset < 5000 && around.at(-1).offset > 5000);
  assert.equal(listed(entries, 9999).length, 300);
  assert.equal(listed(entries, 9999).at(-1).offset, 9990);
  const nested = entries.map((entry, index) => ({ ...entry, depth: index % 10 === 0 ? 0 : 1 }));
  assert.equal(listed(nested, 0).length, 100, "the outermost alone");
});

test("a picture is found by its address, a drawing by its words", () => {
  const picture = (localName, src, textContent = "") => ({ localName, getAttribute: () => src, textContent });
  const all = [picture("img", "a"), picture("svg", null, "one"), picture("svg", null, "two")];
  assert.equal(indexOfPicture(all, picture("svg", null, "two")), 2);
  assert.equal(indexOfPicture(all, picture("img", "b")), -1);
});

test("a background that was removed elsewhere is none", () => {
  assert.equal(shownBackground("7", [{ id: "7" }]), "7");
  assert.equal(shownBackground("7", []), "none");
});

test("the chip stands for a search while its list is closed and there is something to step through", () => {
  const search = { current: -1, count: 3, isActive: true, isListShown: false };
  assert.deepEqual(chipOf(search), { text: texts.search.matches(3), isShown: true });
  assert.equal(chipOf({ ...search, current: 1 }).text, texts.search.of(2, 3));
  for (const other of [{ count: 0 }, { isActive: false }, { isListShown: true }])
    assert.equal(chipOf({ ...search, ...other }).isShown, false);
});

test("a screen reader hears a match with its sentence, and how many there are", () => {
  assert.equal(saidOf({ before: "the ", text: "cat", after: " sat" }, 1, 5), `${texts.search.of(2, 5)}: the cat sat`);
  assert.equal(totalOf(0, 0, " cat "), texts.search.none("cat"));
  assert.equal(totalOf(5, 2, "cat"), texts.search.total(5, 2));
});
