// @ts-check
// The feature for finding one's way: the scrubber, "Go to", and going back and forward through jumps.

import { pace } from "../api/statistics.js";
import { readingSeconds } from "../model/auto-pace.js";
import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { offerFurthestPlace } from "./other-devices.js";
import { openGoTo } from "./go-to.js";
import { Scrubber } from "./scrubber.js";
import { ticksOf } from "./ticks.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

const words = texts.navigation;

/** @param {Reader} reader */
export function attach(reader) {
  const { details, view, model, finder, notices, bar, header, signal, go, arrive } = reader;
  const { jumps } = notices;
  const length = Math.max(1, details.length);
  const offsetOf = (/** @type {number} */ fraction) =>
    Math.min(Math.round(fraction * length), Math.max(0, details.length - 1));
  const scrubber = new Scrubber(
    ticksOf(
      finder.entries.filter(({ depth }) => depth === 0),
      details.length,
    ),
    describe,
    details.direction,
  );
  bar.before(scrubber.element);

  /** @param {number} fraction */
  function describe(fraction) {
    const offset = offsetOf(fraction);
    const pages = reader.pages;
    return {
      name: finder.nameAt(offset, model.chapterAt(offset)),
      fraction,
      page: pages ? pages.pageAt(offset) : null,
      pages: pages ? pages.count : null,
    };
  }

  /**
   * The reader's own pace, once enough was read.
   * @type {number | null}
   */
  let unitsPerMinute = null;
  /** @param {number} units */
  const secondsOf = (units) =>
    unitsPerMinute === null
      ? readingSeconds(units, { pace: settings.value("autoPace"), language: details.language })
      : (Math.max(0, units) / unitsPerMinute) * 60;

  function tell() {
    if (!scrubber.isShown) return;
    const offset = view.isAtEnd ? length : view.firstVisibleOffset;
    const chapter = details.chapters[view.chapter];
    const chapterEnd = chapter ? chapter.start + chapter.length : length;
    scrubber.show(reader.fractionHere());
    scrubber.showLeft(words.timeLeft(secondsOf(chapterEnd - offset), secondsOf(length - offset), Date.now()));
  }

  async function askForPace() {
    try {
      ({ unitsPerMinute } = await pace(reader.id));
      tell();
    } catch {
      // Without it the usual pace is meant.
    }
  }

  /** @param {boolean} isShown */
  function show(isShown) {
    if (scrubber.isShown === isShown) return;
    scrubber.isShown = isShown;
    header.placeButton.setAttribute("aria-expanded", String(isShown));
    if (!isShown) return;
    tell();
    askForPace();
    scrubber.showJumps(jumps);
  }

  const goTo = () =>
    openGoTo(
      {
        id: reader.id,
        length: details.length,
        offset: view.firstVisibleOffset,
        chapters: finder.entries,
        pages: reader.pages ?? null,
      },
      (offset) => go(offset),
    );
  /** @param {"goBack" | "goForward"} way @returns {boolean} whether there was somewhere to go */
  function step(way) {
    const goal = jumps[way](view.firstVisibleOffset);
    if (goal === null) return false;
    reader.bars.show();
    arrive(goal);
    return true;
  }

  header.placeButton.addEventListener(
    "click",
    () => {
      show(!scrubber.isShown);
      if (scrubber.isShown) scrubber.focus();
    },
    { signal },
  );
  scrubber.addEventListener("go", (event) => go(offsetOf(/** @type {CustomEvent} */ (event).detail.fraction)));
  scrubber.addEventListener("back", () => step("goBack"));
  scrubber.addEventListener("forward", () => step("goForward"));
  scrubber.addEventListener("goto", goTo);
  jumps.addEventListener("change", () => scrubber.showJumps(jumps), { signal });
  view.addEventListener("moved", tell, { signal });
  reader.pages?.addEventListener?.("change", tell, { signal });
  // A tap beside the text asks for what there is to do; reading on takes it away.
  view.addEventListener("blank", () => show(!reader.bars.isHidden), { signal });
  view.addEventListener(
    "userscroll",
    () => {
      if (!scrubber.element.contains(document.activeElement)) show(false);
    },
    { signal },
  );
  scrubber.element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    show(false);
    header.placeButton.focus({ preventScroll: true });
    event.preventDefault();
  });

  addShortcut({ name: "navigation.goTo", keys: ["Ctrl+G"], label: words.goTo, group: "places", run: goTo }, signal);
  addShortcut(
    { name: "navigation.back", keys: ["Alt+ArrowLeft"], label: words.back, group: "places", run: () => step("goBack") },
    signal,
  );
  addShortcut(
    {
      name: "navigation.forward",
      keys: ["Alt+ArrowRight"],
      label: words.forward,
      group: "places",
      run: () => step("goForward"),
    },
    signal,
  );
  addShortcut(
    {
      name: "navigation.contents",
      keys: ["s"],
      label: texts.reader.contents,
      group: "places",
      run: () => reader.panels.toggle("contents"),
    },
    signal,
  );
  view.addEventListener("loaded", () => offerFurthestPlace(reader), { signal, once: true });
}
