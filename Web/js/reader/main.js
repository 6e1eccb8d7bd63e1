// @ts-check
// The reader view puts its parts together and connects them.

import { bookDetails } from "../api/books.js";
import { can } from "../model/capabilities.js";
import { audioAddress, timeline } from "../api/voices.js";
import { background } from "../player/background.js";
import { SEGMENTS_AT_ONCE } from "../player/stream.js";
import { pagesOf } from "../drawn/source.js";
import { showsDesign } from "../fixed/choice.js";
import { FixedView } from "../fixed/view.js";
import { KeptVoice } from "../offline/kept-voice.js";
import { chosen } from "../paged/mode.js";
import { texts } from "../texts.js";
import { formatNumber, formatPercent } from "../basics/locale.js";
import { bookPath, setTitle } from "../ui/navigation.js";
import { Bars } from "./bars.js";
import { BookModel } from "../text/book.js";
import { ContentsPanel } from "./contents.js";
import { tellEdition } from "./edition.js";
import { Entries, contentsOf } from "./entries.js";
import { features } from "./features.js";
import { ReaderHeader } from "./header.js";
import { trackPlace } from "./place-tracking.js";
import { confirmLeaving } from "../ui/external-link.js";
import { ReaderListening } from "./listening.js";
import { Notices } from "./notices.js";
import { Panels } from "./panels.js";
import { placeIn, synchronise } from "./place-sync.js";
import { withKeptPlace } from "./kept-place.js";
import { ProgressDisplay } from "./progress-display.js";
import { tellRemoval } from "./removal.js";
import { ReaderScreen, chapterMessage } from "./screen.js";
import { isDesigned } from "../text/section.js";
import { FlowingView } from "./flowing-view.js";

/** @param {HTMLElement} root @param {{id: number}} params */
export async function mount(root, { id }) {
  const details = await withKeptPlace(await bookDetails(id));
  // The person may have gone to another view meanwhile.
  if (!root.isConnected) throw new DOMException("Left.", "AbortError");
  setTitle(details.title);
  const isShownAsDesigned = showsDesign(details);
  // The rules of a designed page put its words in their places, which a text that flows has not.
  const model = new BookModel(details, { isStyled: isShownAsDesigned || !isDesigned(details) });
  const designed = await pagesOf(model);
  if (!root.isConnected) throw new DOMException("Left.", "AbortError");
  // Without its file there is nothing to show; the server says what can be done.
  if (details.missing) await model.chapter(0);
  // Its own sound may have played on without the reader; that of another book ends.
  const kept = background.take(id, details.edition);
  const given = new AbortController();
  const { signal } = given;
  const address = (/** @type {number} */ offset) => `${bookPath(id)}?at=${offset}`;

  const entries = contentsOf(details);
  const finder = new Entries(entries, details);
  /** @param {number} offset */
  const placeOf = (offset) =>
    reader.pages ? formatNumber(reader.pages.pageAt(offset)) : formatPercent(offset / Math.max(1, details.length));
  const contents = new ContentsPanel(entries, address, placeOf);
  const panels = new Panels();
  panels.add({
    name: "contents",
    label: texts.reader.contents,
    icon: "contents",
    build: () => contents.element,
    shown: () => contents.shown(),
  });
  const header = new ReaderHeader(details, () => panels.toggle("contents"));
  const screen = new ReaderScreen(root, header.element);
  const { text, bar } = screen;

  /** @type {import("./book-view.js").BookView} */
  const view = designed
    ? new FixedView(text, model, designed, { address, message })
    : new FlowingView(text, model, { address, message, mode: chosen(id).mode });
  const notices = new Notices(
    details.length,
    (offset) => {
      arrive(offset);
    },
    () => view.firstVisibleOffset,
  );
  const bars = new Bars(root, signal);
  screen.fill(panels.element, notices.element);

  /** @param {number} chapter @param {unknown} error */
  function message(chapter, error) {
    return chapterMessage(error, () => view.retry(chapter));
  }

  /** @param {number} offset @param {number} [chapter] */
  function go(offset, chapter) {
    notices.offerBack(view.firstVisibleOffset);
    bars.show();
    arrive(offset, chapter);
  }

  /**
   * @param {number} offset
   * @param {number} [chapter]
   */
  async function arrive(offset, chapter) {
    progress.goes();
    await view.show(offset, { chapter });
    keeping.went(offset);
  }

  const progress = new ProgressDisplay({
    view,
    details,
    chapterCount: model.chapterCount,
    isFinished: () => place.state === "finished",
    finder,
    contents,
    header,
  });

  /** @param {string} name @param {(detail: any) => void} handle */
  const on = (name, handle) =>
    view.addEventListener(name, (event) => handle(event instanceof CustomEvent ? event.detail : null));
  on("moved", ({ isByUser }) => progress.moved(isByUser === true));
  view.pages.addEventListener(
    "change",
    () => {
      progress.show();
      if (contents.isShown) contents.tellPlaces();
    },
    { signal },
  );
  on("userscroll", () => notices.readOn());
  on("userscroll", () => bars.readOn(view.scrolled));
  on("blank", () => bars.toggle());
  on("jumped", ({ from }) => notices.offerBack(from));
  on("follow", ({ offset, chapter }) => go(offset, chapter));
  on("leave", ({ address: elsewhere }) => {
    confirmLeaving(elsewhere);
  });
  contents.addEventListener("go", (event) => {
    const { offset, chapter } = /** @type {CustomEvent} */ (event).detail;
    panels.chosen();
    // Beside the text the contents stay; the keys are for the text again.
    screen.focusText();
    go(offset, chapter);
  });
  panels.addEventListener("toggled", () => {
    header.contentsButton.setAttribute("aria-expanded", String(panels.shown === "contents"));
    root.toggleAttribute("data-side", panels.isOpen && panels.isBeside);
  });

  const place = placeIn(details, view);
  // What was stored may be that the book is finished, or is no longer.
  place.addEventListener("stored", () => progress.show());
  const keeping = trackPlace({ place, view, notices, details, signal });
  synchronise(place, id, () => view.retry(), signal);
  tellRemoval(details, signal);
  tellEdition(details, place, signal);
  screen.measureFor(view);

  const sound =
    kept?.sound ??
    new KeptVoice(details, {
      address: (reading) => audioAddress(id, reading),
      timeline: (reading, index, end) => timeline(id, reading, index, end, SEGMENTS_AT_ONCE),
    });
  const listening = new ReaderListening({ model, place, kept, sound, background });
  /** @type {import("./reader.js").Reader} */
  const reader = {
    id,
    details,
    model,
    view,
    pages: view.pages,
    root,
    text,
    bar,
    header,
    panels,
    place,
    notices,
    bars,
    finder,
    signal,
    actions: new Map(),
    listeningMenu: [],
    keptVoice: sound,
    fractionHere: () => progress.fraction,
    session: listening.mounted,
    player: listening.mounted.then(({ player }) => player),
    go,
    arrive,
  };
  const offered = features.filter(({ needs }) => !needs || can(details, needs));
  for (const feature of offered) feature.attach(reader);

  const query = new URLSearchParams(location.search);
  const at = query.get("at");
  const asked = at !== null && /^\d+$/.test(at) ? Number(at) : null;
  const goesOn = query.has("listen");
  const found = query.get("find");
  if (location.search !== "") history.replaceState(history.state, "", location.pathname);
  // Asked for before the text is there, so that no tap on it comes before the player.
  const loading = can(details, "listen") ? import("../player/mount.js") : null;
  loading?.catch(() => {});
  await view.show(asked ?? listening.start);
  if (found) reader.actions.get("find")?.({ start: asked ?? 0, end: asked ?? 0, text: found });
  if (loading) mountListening(loading);
  takeDrops();

  /** @param {Promise<typeof import("../player/mount.js")>} loaded */
  function mountListening(loaded) {
    const nameAt = (/** @type {number} */ offset, /** @type {number} */ chapter) => finder.nameAt(offset, chapter);
    listening.mount({
      loaded,
      make: ({ ListeningSession }) =>
        new ListeningSession({ details, model, sound, nameAt: (offset) => nameAt(offset, model.chapterAt(offset)) }),
      mount: ({ mountPlayer }, session, heard) => {
        mountPlayer({ session, model, view, bar, menu: reader.listeningMenu, nameAt, signal });
        keeping.follow(session.player, heard);
      },
      goesOn,
      from: asked,
      signal,
    });
  }

  /** A book that is dropped here is added too; the browser would leave the page for it. */
  async function takeDrops() {
    const [{ watchForDrops }, { tellElsewhere }] = await Promise.all([
      import("../library/incoming.js"),
      import("../library/import-toasts.js"),
    ]);
    if (signal.aborted) return;
    watchForDrops(signal);
    tellElsewhere();
  }

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
