// @ts-check
// The feature that searches in the book: panel, highlights, keys, and stepping from match to match.

import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { iconButton } from "../ui/button.js";
import { searchChip } from "./chip.js";
import { SearchHighlights } from "./highlights.js";
import { addSearchKeys } from "./keys.js";
import { MatchWalk } from "./match-walk.js";
import { SearchPanel } from "./panel.js";
import { SearchSession } from "./session.js";
import { Telling } from "./telling.js";
import { inOneLine } from "./wanted.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

const NAME = "search";
/** Milliseconds of rest until a screen reader is told how many there are: not at every letter. */
const COUNT_DELAY = 700;
/** The same until it is told of the match that was gone to. */
const MATCH_DELAY = 150;
export const needs = /** @type {const} */ ("search");

/** @param {Reader} reader */
export function attach(reader) {
  const { view, panels, signal, details } = reader;
  const session = new SearchSession(reader.id);
  const highlights = new SearchHighlights(reader, session);
  const panel = new SearchPanel(session, {
    nameAt: (offset, chapter) => reader.finder.nameAt(offset, chapter),
    language: details.language,
    signal,
  });
  const walk = new MatchWalk(session, view);
  const step = (/** @type {1 | -1} */ way) => {
    walk.step(way);
  };
  const chip = searchChip({ step, open: () => panels.open(NAME), end });
  const telling = new Telling(announce);

  panels.add({
    name: NAME,
    label: texts.search.title,
    icon: "search",
    build: () => panel.element,
    shown: () => {
      session.prepare(signal);
      panel.focus();
    },
  });
  reader.notices.element.append(chip.element);
  const opener = iconButton("search", texts.search.open, {
    onclick: () => panels.toggle(NAME),
    "aria-expanded": false,
    "aria-keyshortcuts": "Control+F",
  });
  reader.header.addButton(opener, {
    fold: "narrow",
    item: { label: texts.search.open, icon: "search", run: () => panels.open(NAME) },
  });
  panels.addEventListener("toggled", () => {
    opener.setAttribute("aria-expanded", String(panels.shown === NAME));
    showChip();
  });

  walk.addEventListener("go", (event) => {
    const { index, match, isSeen, isFirst } = /** @type {CustomEvent} */ (event).detail;
    highlights.current = match;
    panel.mark(index);
    showChip();
    panels.chosen();
    const said = `${texts.search.of(index + 1, session.results.count)}: ${match.before}${match.text}${match.after}`;
    telling.soon(said, MATCH_DELAY);
    if (isSeen) return;
    if (isFirst) {
      reader.notices.offerBack(view.firstVisibleOffset);
      reader.bars.show();
    }
    arrive(match);
  });

  /**
   * Shows a match with some lines above it.
   * @param {import("./results.js").Placed} match
   */
  async function arrive({ start, chapter }) {
    await reader.arrive(start, chapter);
    if (session.results.matches[walk.current]?.start === start) view.show(start, { chapter, align: "upper" });
  }

  function end() {
    panel.reset();
    session.clear();
    if (panels.shown === NAME) panels.close();
    reader.text.focus({ preventScroll: true });
  }

  function showChip() {
    const { results, isActive } = session;
    const text =
      walk.current >= 0 ? texts.search.of(walk.current + 1, results.count) : texts.search.matches(results.count);
    chip.show(text, isActive && results.count > 0 && panels.shown !== NAME);
  }

  session.addEventListener("begun", () => {
    walk.reset();
    highlights.current = null;
  });
  for (const name of ["grown", "ended", "cleared", "failed"]) session.addEventListener(name, showChip);
  session.addEventListener("cleared", () => {
    walk.reset();
    telling.stop();
  });
  session.addEventListener("ended", () => {
    const { results, query } = session;
    if (walk.current < 0)
      telling.soon(
        results.count === 0
          ? texts.search.none(query?.text.trim() ?? "")
          : texts.search.total(results.count, results.counts.size),
        COUNT_DELAY,
      );
  });
  view.addEventListener("userscroll", () => walk.readOn(), { signal });
  panel.addEventListener("go", (event) => walk.goTo(/** @type {CustomEvent} */ (event).detail));
  panel.addEventListener("step", (event) => {
    step(/** @type {CustomEvent} */ (event).detail);
  });
  panel.addEventListener("end", end);
  signal.addEventListener(
    "abort",
    () => {
      telling.stop();
      session.clear();
    },
    { once: true },
  );

  /** @param {string} [text] */
  function open(text) {
    if (panels.shown !== NAME) panels.open(NAME);
    panel.focus(text);
  }

  // Found in the library: the text stays in sight, and its matches are marked.
  reader.actions.set("find", ({ text }) => panel.ask(text));
  reader.actions.set("search", ({ text }) => open(inOneLine(text)));
  addSearchKeys({ open, step, end, isActive: () => session.isActive }, signal);
}
