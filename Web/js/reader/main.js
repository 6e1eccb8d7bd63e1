// @ts-check
// The reader view puts its parts together and connects them.

import { bookDetails, position } from "../api/books.js";
import { audioAddress, timeline } from "../api/voices.js";
import { background } from "../player/background.js";
import { isRunning } from "../player/state.js";
import { FixedView } from "../fixed/view.js";
import { live } from "../api/live.js";
import { KeptVoice } from "../offline/kept-voice.js";
import { chosen } from "../paged/mode.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { formatNumber, formatPercent, wholePercent } from "../basics/locale.js";
import { bookPath, setTitle } from "../ui/navigation.js";
import { sentenceOf } from "../ui/problem.js";
import { Bars } from "./bars.js";
import { BookModel } from "../text/book.js";
import { ContentsPanel } from "./contents.js";
import { tellEdition } from "./edition.js";
import { Entries, contentsOf } from "./entries.js";
import { features } from "./features.js";
import { ReaderHeader } from "./header.js";
import { trackPlace } from "./place-tracking.js";
import { confirmLeaving } from "../ui/external-link.js";
import { Notices } from "./notices.js";
import { Panels } from "./panels.js";
import { Place, withKeptPlace } from "./place.js";
import { fractionRead } from "./progress.js";
import { tellRemoval } from "./removal.js";
import { isDesigned } from "../text/section.js";
import { FlowingView } from "./flowing-view.js";

/** Between the header and the first line, in pixels. */
const AIR = 12;
/** Units on both sides of the place, by which it is found in another edition. */
const AROUND = 64;

/** @param {HTMLElement} root @param {{id: number}} params */
export async function mount(root, { id }) {
  const details = await withKeptPlace(await bookDetails(id));
  // Somebody who went on meanwhile is elsewhere.
  if (!root.isConnected) throw new DOMException("Left.", "AbortError");
  setTitle(details.title);
  const model = new BookModel(details);
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
  const text = h("main", { class: "reader-text", id: "text", tabindex: "-1", "aria-label": texts.reader.text });
  const bar = h("div", { class: "reader-bar", "data-bar": true });
  header.element.dataset.bar = "";
  root.classList.add("reader");

  /** @type {import("./book-view.js").BookView} */
  const view = isDesigned(details)
    ? new FixedView(text, model, { address, message })
    : new FlowingView(text, model, { address, message, mode: chosen(id).mode });
  const notices = new Notices(
    details.length,
    (offset) => {
      arrive(offset);
    },
    () => view.firstVisibleOffset,
  );
  const bars = new Bars(root, signal);
  root.append(
    h("a", { class: "skip-link", href: "#text", onclick: skip }, texts.reader.skipToText),
    header.element,
    panels.element,
    text,
    h("div", { class: "reader-foot" }, notices.element, bar),
  );

  /** @param {Event} event */
  function skip(event) {
    event.preventDefault();
    text.focus({ preventScroll: true });
  }

  /** @param {number} chapter @param {unknown} error */
  function message(chapter, error) {
    return h(
      "div",
      { class: "chapter-message", role: "group" },
      h("h2", {}, texts.reader.chapterFailed),
      h("p", {}, sentenceOf(error)),
      button(texts.common.tryAgain, { icon: "refresh", onclick: () => view.retry(chapter) }),
    );
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
    hasReadOn = false;
    await view.show(offset, { chapter });
    keeping.went(offset);
  }

  function measure() {
    view.insets = { top: header.element.offsetHeight + AIR, bottom: bar.offsetHeight };
    root.style.setProperty("--bar-height", `${bar.offsetHeight}px`);
    document.documentElement.style.setProperty("--toast-lift", `${bar.offsetHeight}px`);
  }

  /** Whether the reader has moved on since a place was gone to. */
  let hasReadOn = false;

  /** How much of the book was read. */
  function fractionHere() {
    return fractionRead({
      offset: view.firstVisibleOffset,
      length: details.length,
      isAtEnd: view.isAtEnd,
      isInLast: view.chapter === model.chapterCount - 1,
      hasReadOn,
    });
  }

  function tell() {
    const offset = view.firstVisibleOffset;
    const name = finder.nameAt(offset, view.chapter);
    const fraction = fractionHere();
    contents.read(offset, fraction);
    contents.mark(finder.at(offset, view.chapter));
    header.show({
      // What is called like the book stands above already.
      title: name === details.title ? "" : name,
      fraction,
      percent: wholePercent(fraction),
      number: view.chapter + 1,
      count: model.chapterCount,
      page: view.pages.pageAt(offset, view.chapter),
      pages: view.pages.count,
      isExact: view.pages.isExact,
    });
  }

  /** @param {string} name @param {(detail: any) => void} handle */
  const on = (name, handle) =>
    view.addEventListener(name, (event) => handle(event instanceof CustomEvent ? event.detail : null));
  on("moved", ({ isByUser }) => {
    hasReadOn ||= isByUser === true;
    tell();
  });
  view.pages.addEventListener(
    "change",
    () => {
      tell();
      if (contents.isShown) contents.tellPlaces();
    },
    { signal },
  );
  on("userscroll", () => notices.readOn());
  on("userscroll", () => bars.readOn(view.scrolled));
  on("blank", () => bars.toggle());
  // The bar is another one by pages.
  on("mode", () => requestAnimationFrame(measure));
  on("jumped", ({ from }) => notices.offerBack(from));
  on("follow", ({ offset, chapter }) => go(offset, chapter));
  on("leave", ({ address: elsewhere }) => {
    confirmLeaving(elsewhere);
  });
  contents.addEventListener("go", (event) => {
    const { offset, chapter } = /** @type {CustomEvent} */ (event).detail;
    panels.chosen();
    // Beside the text the contents stay; the keys are for the text again.
    text.focus({ preventScroll: true });
    go(offset, chapter);
  });
  panels.addEventListener("toggled", () => {
    header.contentsButton.setAttribute("aria-expanded", String(panels.shown === "contents"));
    root.toggleAttribute("data-side", panels.isOpen && panels.isBeside);
  });

  /** @param {number} start @param {number} end */
  const textBetween = (start, end) => view.ranges(Math.max(0, start), end).map(String).join("");
  const place = new Place(details, (offset) => {
    const quote = {
      exact: "",
      prefix: textBetween(offset - AROUND, offset),
      suffix: textBetween(offset, offset + AROUND),
    };
    return quote.prefix || quote.suffix ? quote : undefined;
  });
  const keeping = trackPlace({ place, view, notices, details, signal });
  const reconnected = () => {
    place.flush();
    view.retry();
    // What other devices stored meanwhile; while the server does not answer there is nothing to say.
    position(id).then(
      (stored) => place.heard(stored),
      () => {},
    );
  };
  live.on("open", reconnected, signal);
  live.on(
    "position",
    (told) => {
      if (told.book === id) place.heard(told.position);
    },
    signal,
  );
  addEventListener("online", reconnected, { signal });
  tellRemoval(details, signal);
  tellEdition(details, place, signal);
  const sizes = new ResizeObserver(measure);
  sizes.observe(bar);
  sizes.observe(header.element);
  measure();

  /** @type {(session: import("../player/session.js").ListeningSession) => void} */
  let hasSession = () => {};
  /** @type {Promise<import("../player/session.js").ListeningSession>} */
  const listened = new Promise((resolve) => {
    hasSession = resolve;
  });
  const keptVoice =
    kept?.sound ??
    new KeptVoice(details, {
      address: (reading) => audioAddress(id, reading),
      timeline: (reading, index, end) => timeline(id, reading, index, end),
    });
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
    keptVoice,
    fractionHere,
    session: listened,
    player: listened.then(({ player }) => player),
    go,
    arrive,
  };
  for (const feature of features) feature.attach(reader);

  const query = new URLSearchParams(location.search);
  const asked = query.get("at");
  const goesOn = query.has("listen");
  if (asked !== null || goesOn) history.replaceState(history.state, "", location.pathname);
  // Asked for before the text is there, so that no tap on it comes before the player.
  const listening = import("../player/mount.js");
  listening.catch(() => {});
  /** @type {import("../player/session.js").ListeningSession | null} */
  let session = kept;
  if (kept) {
    kept.model.close();
    kept.model = model;
  }
  const heard = new AbortController();
  const start = kept?.player.place?.offset ?? place.start;
  await view.show(asked !== null && /^\d+$/.test(asked) ? Number(asked) : start);
  mountListening();
  takeDrops();

  async function mountListening() {
    try {
      const { mountPlayer, ListeningSession } = await listening;
      if (signal.aborted) return;
      const nameAt = (/** @type {number} */ offset, /** @type {number} */ chapter) => finder.nameAt(offset, chapter);
      session ??= new ListeningSession({
        details,
        model,
        sound: keptVoice,
        nameAt: (offset) => nameAt(offset, model.chapterAt(offset)),
      });
      const { player } = session;
      mountPlayer({ session, model, view, bar, menu: reader.listeningMenu, nameAt, signal });
      keeping.follow(player, heard.signal);
      hasSession(session);
      if (goesOn && !isRunning(player.state)) {
        if (kept) player.resume();
        else listenFrom(player, start);
      }
    } catch (error) {
      // One can read without it.
      console.error(error);
    }
  }

  /** @param {import("../player/player.js").Player} player @param {number} offset where reading aloud goes on */
  async function listenFrom(player, offset) {
    const sentence = await model.sentenceAt(offset).catch(() => null);
    if (!signal.aborted) player.play(sentence?.start ?? offset);
  }

  /** What is heard goes on; what is paused ends. */
  function leaveListening() {
    const release = () => heard.abort();
    if (session && isRunning(session.player.state)) {
      model.styles.close();
      background.keep({ session, place, release });
      return;
    }
    release();
    session?.end();
    if (!session) keptVoice.close();
    place.close();
    model.close();
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
      sizes.disconnect();
      view.close();
      leaveListening();
      document.documentElement.style.removeProperty("--toast-lift");
    },
  };
}
