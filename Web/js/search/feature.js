// @ts-check
// The feature that searches in the book: panel, highlights, keys, and stepping from match to match.

import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { iconButton } from "../ui/button.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { searchChip } from "./chip.js";
import { SearchHighlights } from "./highlights.js";
import { MatchWalk } from "./match-walk.js";
import { SearchPanel } from "./panel.js";
import { SearchSession } from "./session.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

const NAME = "search";
/** Milliseconds of rest until a screen reader is told how many there are: not at every letter. */
const TELLING = 700;
/** What is selected is looked for if it is no longer than that; longer text was selected for something else. */
const LONGEST_SELECTION = 200;

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
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let telling;

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
    announceSoon(
      `${texts.search.of(index + 1, session.results.count)}: ${match.before}${match.text}${match.after}`,
      150,
    );
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

  /** @param {string} text @param {number} delay */
  function announceSoon(text, delay) {
    clearTimeout(telling);
    telling = setTimeout(() => announce(text), delay);
  }

  session.addEventListener("begun", () => {
    walk.reset();
    highlights.current = null;
  });
  for (const name of ["grown", "ended", "cleared", "failed"]) session.addEventListener(name, showChip);
  session.addEventListener("cleared", () => {
    walk.reset();
    clearTimeout(telling);
  });
  session.addEventListener("ended", () => {
    const { results, query } = session;
    if (walk.current < 0)
      announceSoon(
        results.count === 0
          ? texts.search.none(query?.text.trim() ?? "")
          : texts.search.total(results.count, results.counts.size),
        TELLING,
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
      clearTimeout(telling);
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
  reader.actions.set("search", ({ text }) => open(text.trim().replace(/\s+/g, " ")));
  const add = (/** @type {Omit<import("../shortcuts/shortcuts.js").Shortcut, "group">} */ shortcut) =>
    addShortcut({ ...shortcut, group: "places" }, signal);
  add({
    name: "search",
    keys: ["Ctrl+F", "/"],
    label: texts.search.open,
    run: () => {
      const selected = getSelection()?.toString().trim() ?? "";
      open(selected !== "" && selected.length <= LONGEST_SELECTION ? selected.replace(/\s+/g, " ") : undefined);
    },
  });
  add({
    name: "search.next",
    keys: ["F3"],
    label: texts.search.next,
    isRepeated: true,
    run: () => (session.isActive ? void step(1) : false),
  });
  add({
    name: "search.previous",
    keys: ["Shift+F3"],
    label: texts.search.previous,
    isRepeated: true,
    run: () => (session.isActive ? void step(-1) : false),
  });
  add({ name: "search.end", keys: ["Escape"], label: texts.search.end, run: () => (session.isActive ? end() : false) });
}
