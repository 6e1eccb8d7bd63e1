// @ts-check
// The feature for finding one's way: the scrubber, "Go to", and going back and forward through jumps.

import { can } from "../model/capabilities.js";
import { pace } from "../api/statistics.js";
import { readingSeconds } from "../model/auto-pace.js";
import { settings } from "../settings/settings.js";
import { BookScale } from "./book-scale.js";
import { openGoTo } from "./go-to.js";
import { addNavigationKeys } from "./keys.js";
import { offerFurthestPlace } from "./other-devices.js";
import { Scrubber } from "./scrubber.js";
import { ScrubberDisplay } from "./scrubber-display.js";
import { ticksOf } from "./ticks.js";
import { TimeLeft } from "./time-left.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

/** @param {Reader} reader */
export function attach(reader) {
  const scale = scaleOf(reader);
  const scrubber = scrubberOf(reader, scale);
  const display = displayOf(reader, scale, scrubber);
  const goTo = () => openGoTo(placesOf(reader), (offset) => reader.go(offset));
  const back = () => stepThroughJumps(reader, "goBack");
  const forward = () => stepThroughJumps(reader, "goForward");
  scrubber.addEventListener("go", (event) =>
    reader.go(scale.offsetOf(/** @type {CustomEvent} */ (event).detail.fraction)),
  );
  scrubber.addEventListener("back", back);
  scrubber.addEventListener("forward", forward);
  scrubber.addEventListener("goto", goTo);
  connect(reader, scrubber, display);
  const contents = can(reader.details, "contents") ? () => reader.panels.toggle("contents") : null;
  addNavigationKeys({ goTo, back, forward, contents }, reader.signal);
  reader.view.addEventListener("loaded", () => offerFurthestPlace(reader), { signal: reader.signal, once: true });
}

/** @param {Reader} reader */
function scaleOf(reader) {
  const { details, finder, model } = reader;
  return new BookScale({
    length: details.length,
    nameAt: (offset) => finder.nameAt(offset, model.chapterAt(offset)),
    pages: () => reader.pages,
  });
}

/**
 * Puts the scrubber above the player.
 * @param {Reader} reader
 * @param {BookScale} scale
 */
function scrubberOf({ details, finder, bar }, scale) {
  const ticks = ticksOf(
    finder.entries.filter(({ depth }) => depth === 0),
    details.length,
  );
  const scrubber = new Scrubber(ticks, (fraction) => scale.describe(fraction), details.direction);
  bar.before(scrubber.element);
  return scrubber;
}

/** @param {Reader} reader @param {BookScale} scale @param {Scrubber} scrubber */
function displayOf(reader, { length }, scrubber) {
  const { id, details, view, notices, header } = reader;
  const timeLeft = new TimeLeft({
    length,
    chapters: details.chapters,
    ask: () => pace(id),
    usual: (units) => readingSeconds(units, { pace: settings.value("autoPace"), language: details.language }),
  });
  return new ScrubberDisplay({
    scrubber,
    button: header.placeButton,
    view,
    jumps: notices.jumps,
    timeLeft,
    length,
    fractionHere: () => reader.fractionHere(),
  });
}

/** @param {Reader} reader @returns {import("./go-to.js").Places} */
function placesOf(reader) {
  const { id, details, view, finder } = reader;
  return {
    id,
    length: details.length,
    offset: view.firstVisibleOffset,
    chapters: finder.entries,
    pages: reader.pages ?? null,
  };
}

/**
 * @param {Reader} reader
 * @param {"goBack" | "goForward"} way
 * @returns {boolean} whether there was somewhere to go
 */
function stepThroughJumps({ view, notices, bars, arrive }, way) {
  const goal = notices.jumps[way](view.firstVisibleOffset);
  if (goal === null) return false;
  bars.show();
  arrive(goal);
  return true;
}

/**
 * Has the display follow the reader.
 * @param {Reader} reader
 * @param {Scrubber} scrubber
 * @param {ScrubberDisplay} display
 */
function connect(reader, scrubber, display) {
  const { view, notices, header, bars, signal } = reader;
  header.placeButton.addEventListener("click", () => display.toggle(), { signal });
  notices.jumps.addEventListener("change", () => scrubber.showJumps(notices.jumps), { signal });
  view.addEventListener("moved", () => display.tell(), { signal });
  signal.addEventListener("abort", () => {
    display.isShown = false;
  });
  reader.pages?.addEventListener?.("change", () => display.tell(), { signal });
  // A tap beside the text asks for what there is to do; reading on takes it away.
  view.addEventListener(
    "blank",
    () => {
      display.isShown = !bars.isHidden;
    },
    { signal },
  );
  view.addEventListener(
    "userscroll",
    () => {
      if (!scrubber.element.contains(document.activeElement)) display.isShown = false;
    },
    { signal },
  );
  scrubber.element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    display.leave();
    event.preventDefault();
  });
}
