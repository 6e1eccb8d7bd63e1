// @ts-check
// The reader view puts its parts together and connects them.

import { bookDetails } from "../api/books.js";
import { can } from "../model/capabilities.js";
import { audioAddress, timeline } from "../api/voices.js";
import { background } from "../player/background.js";
import { ListeningSession, mountPlayer } from "../player/mount.js";
import { SEGMENTS_AT_ONCE } from "../player/stream.js";
import { pagesOf } from "../drawn/source.js";
import { showsDesign } from "../fixed/choice.js";
import { FixedView } from "../fixed/view.js";
import { tellElsewhere } from "../library/import-toasts.js";
import { watchForDrops } from "../library/incoming.js";
import { KeptVoice } from "../offline/kept-voice.js";
import { chosen } from "../paged/mode.js";
import { formatNumber, formatPercent } from "../basics/locale.js";
import { bookPath, setTitle } from "../ui/navigation.js";
import { showToast } from "../ui/toast.js";
import { Arrival } from "./arrival.js";
import { Bars } from "./bars.js";
import { tellBlank } from "./blank.js";
import { tellCut } from "./cut.js";
import { BookModel } from "../text/book.js";
import { ContentsPanel } from "./contents.js";
import { addContentsTab } from "./contents-tab.js";
import { tellEdition } from "./edition.js";
import { Entries, contentsOf } from "./entries.js";
import { features } from "./features.js";
import { ReaderHeader } from "./header.js";
import { PlaceTracking } from "./place-tracking.js";
import { confirmLeaving } from "../ui/external-link.js";
import { ReaderListening } from "./listening.js";
import { Notices } from "./notices.js";
import { openingOf } from "./opening.js";
import { Panels } from "./panels.js";
import { placeIn, synchronise } from "./place-sync.js";
import { withKeptPlace } from "./kept-place.js";
import { ProgressDisplay } from "./progress-display.js";
import { tellRemoval } from "./removal.js";
import { ReaderScreen, chapterMessage } from "./screen.js";
import { isDesigned } from "../text/section.js";
import { FlowingView } from "./flowing-view.js";
import { listenToView } from "./view-events.js";

/**
 * @typedef {import("./book-view.js").BookView} BookView
 * @typedef {import("./reader.js").Reader} Reader
 * @typedef {Awaited<ReturnType<typeof loadBook>>} Loaded
 */

/** The reader's parts, in the order in which they need each other.
 * @param {HTMLElement} root @param {{id: number}} params */
export async function mount(root, { id }) {
  const book = await loadBook(root, id);
  const { details, model } = book;
  // Its own sound may have played on without the reader; that of another book ends.
  const kept = background.take(id, details.edition);
  const given = new AbortController();
  const { signal } = given;
  const shown = showScreen(root, book, (offset) => void followed.arrive(offset), signal);
  const { screen, view, header, panels, notices, bars, finder } = shown;
  const followed = followPlace(root, book, shown, signal);
  screen.measureFor(view);

  // The voice and the features.
  const { place, progress, tracking, go, arrive } = followed;
  const sound = kept?.sound ?? soundOf(details);
  const listening = new ReaderListening({ model, place, kept, sound, background });
  /** @type {Reader} */
  const reader = {
    id,
    details,
    model,
    view,
    pages: view.pages,
    root,
    text: screen.text,
    bar: screen.bar,
    header,
    panels,
    place,
    notices,
    bars,
    finder,
    signal,
    go,
    arrive,
    actions: new Map(),
    listeningMenu: [],
    keptVoice: sound,
    session: listening.mounted,
    fractionHere: () => progress.fraction,
    player: listening.mounted.then(({ player }) => player),
  };
  for (const feature of features) if (!feature.needs || can(details, feature.needs)) feature.attach(reader);

  // The text.
  const opening = openingOf(location.search);
  await showText(reader, opening, listening.start);
  if (can(details, "listen")) mountListening({ reader, listening, tracking, sound, opening });
  takeDrops(signal);

  return {
    destroy() {
      given.abort();
      notices.close();
      screen.close();
      view.close();
      listening.leave();
    },
  };
}

/**
 * The screen with its bars, its panels and the book's text.
 * @param {HTMLElement} root @param {Loaded} book @param {(offset: number) => void} arrive @param {AbortSignal} signal
 */
function showScreen(root, { details, model, designed }, arrive, signal) {
  const { id } = details;
  const address = (/** @type {number} */ offset) => `${bookPath(id)}?at=${offset}`;
  const entries = contentsOf(details);
  const finder = new Entries(entries, details);
  const contents = new ContentsPanel(entries, address, (offset) => placeName(view, details.length, offset));
  const panels = new Panels();
  const header = new ReaderHeader(details, () => panels.toggle("contents"));
  const screen = new ReaderScreen(root, header.element);
  const { text } = screen;
  const message = (/** @type {number} */ chapter, /** @type {unknown} */ error) =>
    chapterMessage(error, () => view.retry(chapter));
  /** @type {BookView} */
  const view = designed
    ? new FixedView(text, model, designed, { address, message })
    : new FlowingView(text, model, { address, message, mode: chosen(id).mode });
  const notices = new Notices(details.length, arrive, () => view.firstVisibleOffset);
  const bars = new Bars(root, signal);
  screen.fill(panels.element, notices.element);
  tellBlank(text, details.findings);
  tellCut(details);
  return { screen, view, finder, contents, panels, header, notices, bars };
}

/**
 * The place in the book: what it is called, ways to another one, and how it is kept.
 * @param {HTMLElement} root @param {Loaded} book @param {ReturnType<typeof showScreen>} shown @param {AbortSignal} signal
 */
function followPlace(root, { details, model: { chapterCount } }, shown, signal) {
  const { screen, view, finder, contents, panels, header, notices, bars } = shown;
  const arrival = new Arrival({ view, notices, bars, progress: () => progress, tracking: () => tracking });
  const go = arrival.go.bind(arrival);
  const place = placeIn(details, view);
  const isFinished = () => place.state === "finished";
  /** @type {ProgressDisplay} */
  const progress = new ProgressDisplay({ view, details, chapterCount, isFinished, finder, contents, header });
  const leave = (/** @type {string} */ elsewhere) => void confirmLeaving(elsewhere);
  listenToView({ view, progress, contents, notices, bars, go, leave }, signal);
  addContentsTab({ details, panels, contents, header, root, focusText: () => screen.focusText(), go });
  // What was stored may be that the book is finished, or is no longer.
  place.addEventListener("stored", () => progress.show());
  const warn = (/** @type {string} */ sentence) => showToast(sentence, { level: "warning" });
  /** @type {PlaceTracking} */
  const tracking = new PlaceTracking({ place, view, notices, details, signal, warn });
  tracking.storeOnLeaving();
  synchronise(place, details.id, () => view.retry(), signal);
  tellRemoval(details, signal);
  tellEdition(details, place, signal);
  return { place, progress, tracking, go, arrive: arrival.arrive.bind(arrival) };
}

/** @param {HTMLElement} root @param {number} id */
async function loadBook(root, id) {
  const leaveIfGone = () => {
    // The person may have gone to another view meanwhile.
    if (!root.isConnected) throw new DOMException("Left.", "AbortError");
  };
  const details = await withKeptPlace(await bookDetails(id));
  leaveIfGone();
  setTitle(details.title);
  // The rules of a designed page put its words in their places, which a text that flows has not.
  const model = new BookModel(details, { isStyled: showsDesign(details) || !isDesigned(details) });
  const designed = await pagesOf(model);
  leaveIfGone();
  // Without its file there is nothing to show; the server says what can be done.
  if (details.missing) await model.chapter(0);
  return { details, model, designed };
}

/** What a place is called beside an entry of the contents: its page, or how far it is in the book.
 * @param {BookView} view @param {number} length of the book @param {number} offset */
function placeName({ pages }, length, offset) {
  return pages ? formatNumber(pages.pageAt(offset)) : formatPercent(offset / Math.max(1, length));
}

/** @param {import("../model/types.js").BookDetails} details */
function soundOf(details) {
  return new KeptVoice(details, {
    address: (reading) => audioAddress(details.id, reading),
    timeline: (reading, index, end) => timeline(details.id, reading, index, end, SEGMENTS_AT_ONCE),
  });
}

/**
 * Shows the text where the address leads, else where the voice or the reader is.
 * @param {Reader} reader @param {import("./opening.js").Opening} opening @param {number} start
 */
async function showText({ view, actions }, { at, find }, start) {
  if (location.search !== "") history.replaceState(history.state, "", location.pathname);
  await view.show(at ?? start);
  if (find) actions.get("find")?.({ start: at ?? 0, end: at ?? 0, text: find });
}

/**
 * @param {object} parts
 * @param {Reader} parts.reader
 * @param {ReaderListening} parts.listening
 * @param {PlaceTracking} parts.tracking
 * @param {import("../player/stream.js").BookSound} parts.sound
 * @param {import("./opening.js").Opening} parts.opening
 */
function mountListening({ reader, listening, tracking, sound, opening }) {
  const { details, model, view, bar, finder, listeningMenu, signal } = reader;
  const nameAt = (/** @type {number} */ offset, /** @type {number} */ chapter) => finder.nameAt(offset, chapter);
  listening.mount({
    make: () =>
      new ListeningSession({ details, model, sound, nameAt: (offset) => nameAt(offset, model.chapterAt(offset)) }),
    mount: (session, heard) => {
      mountPlayer({ session, model, view, bar, menu: listeningMenu, nameAt, signal });
      tracking.follow(session.player, heard);
    },
    goesOn: opening.listens,
    from: opening.at,
    signal,
  });
}

/** A book that is dropped here is added too; the browser would leave the page for it.
 * @param {AbortSignal} signal */
function takeDrops(signal) {
  if (signal.aborted) return;
  watchForDrops(signal);
  tellElsewhere();
}
