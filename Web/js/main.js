// @ts-check
// Starts the page, shows the view of the address, and follows links and the history.

import { account } from "./account/account.js";
import * as invitation from "./account/invitation.js";
import * as shared from "./account/shared.js";
import * as signIn from "./account/sign-in.js";
import { Problem } from "./model/problem.js";
import { watchLanguage } from "./help/language.js";
import { live } from "./api/live.js";
import { changeFeed } from "./library/change-feed.js";
import { applyTheme, applyThemeOf } from "./looks/apply.js";
import { registerWorker } from "./offline/register.js";
import { settings } from "./settings/settings.js";
import { texts } from "./texts.js";
import { addressOf, pathOf } from "./basics/address.js";
import { button } from "./ui/button.js";
import { h, replace } from "./ui/element.js";
import { listenToShortcuts } from "./shortcuts/key-listening.js";
import { language } from "./basics/locale.js";
import { setTitle } from "./ui/navigation.js";
import { isAbort, sentenceOf, showProblem, showUncaught } from "./ui/problem.js";
import { openShortcuts } from "./shortcuts/shortcut-list.js";
import { addShortcut } from "./shortcuts/shortcuts.js";
import { isView, views } from "./ui/views.js";
// What an earlier page could not tell the server.
import "./sessions/recorder.js";

/**
 * What a view's module exports: `mount` fills `root`, with one heading `data-view-heading` in it, and
 * names the window; `destroy` ends everything that it began.
 * @typedef {{destroy: () => void}} View
 * @typedef {{mount: (root: HTMLElement, params: any) => View | Promise<View>}} ViewModule
 * @typedef {{pattern: RegExp, load: () => Promise<ViewModule>, params: (match: RegExpMatchArray) => object,
 *   isOpen?: boolean}} Route `isOpen`: it is shown while nobody is signed in, too
 */

/** @param {"account" | "marks" | "settings" | "statistics"} name @returns {() => Promise<ViewModule>} */
const other = (name) => async () => (await import("./views/others.js"))[name];

/** @type {Route[]} */
const routes = [
  { pattern: views.library, load: () => import("./views/library.js"), params: () => ({}) },
  { pattern: views.reader, load: () => import("./views/reader.js"), params: (match) => ({ id: Number(match[1]) }) },
  { pattern: views.settings, load: other("settings"), params: () => ({}) },
  { pattern: views.statistics, load: other("statistics"), params: () => ({}) },
  { pattern: views.marks, load: other("marks"), params: () => ({}) },
  { pattern: views.account, load: other("account"), params: () => ({}) },
  { pattern: views.invitation, load: async () => invitation, params: () => ({}), isOpen: true },
  { pattern: views.shared, load: async () => shared, params: () => ({}), isOpen: true },
];

const root = /** @type {HTMLElement} */ (document.getElementById("view"));
/** What `start.js` has the browser show until a view is there. */
const frame = document.querySelector(".start");
/** @type {View | null} */
let current = null;
/** Ends when another view comes than the book with which the page began, whose colours hold from the start. */
const firstBook = new AbortController();
/** The place in the order of calls, so that of two the later one stands. */
let turn = 0;
let shownPath = "";
/** Ends when it is known who uses the page. */
const started = account.start();

async function show(isFirst = false) {
  if (shownPath === location.pathname) return;
  if (!isFirst) firstBook.abort();
  shownPath = location.pathname;
  turn += 1;
  const mine = turn;
  current?.destroy();
  current = null;
  const screen = h("div", { class: "screen" });
  replace(root, screen);
  if (isFirst) replaceFrame(screen);
  else removeFrame();
  scrollTo(0, 0);
  try {
    const view = await open(screen);
    if (mine !== turn) return view?.destroy();
    current = view;
  } catch (error) {
    if (mine !== turn || isAbort(error)) return undefined;
    console.error(error);
    showMessage(screen, texts.common.viewFailed, sentenceOf(error));
  }
  if (!isFirst) focusHeading(screen);
  return undefined;
}

/**
 * Takes the frame away that stands in the window from the start, once the view shows something.
 * @param {HTMLElement} screen
 */
function replaceFrame(screen) {
  const watch = new MutationObserver(() => {
    removeFrame();
    watch.disconnect();
  });
  watch.observe(screen, { childList: true });
}

/** Its ground goes with it: each view has its own. Where the page's style sheet did not come, the frame says so and stays. */
function removeFrame() {
  if (document.documentElement.dataset.unstyled !== undefined) return;
  frame?.remove();
  delete document.documentElement.dataset.opening;
}

/** Shows the view of the address, which was not to be seen before. */
function showAgain() {
  shownPath = "";
  show();
}

/** @param {HTMLElement} screen @returns {Promise<View | null>} */
async function open(screen) {
  const path = pathOf(location.pathname) ?? location.pathname;
  for (const route of routes) {
    const match = path.match(route.pattern);
    if (!match) continue;
    if (route.pattern === views.library) started.then(() => (account.mustSignIn ? undefined : changeFeed.begin()));
    // Before anything is loaded: a view's modules listen to what happens, which is not for everybody.
    await started;
    if (account.mustSignIn && !route.isOpen) {
      return signIn.mount(screen, { then: showAgain });
    }
    const { mount } = await route.load();
    return mount(screen, route.params(match));
  }
  const problem = servedProblem();
  if (problem && problem.document.status !== 404) showMessage(screen, texts.common.viewFailed, sentenceOf(problem));
  else showMessage(screen, texts.common.noSuchPage, texts.common.noSuchPageDetail);
  return null;
}

/** Why the server has nothing else to show at this address, where it says so. */
function servedProblem() {
  const served = document.querySelector('meta[name="problem"]')?.getAttribute("content");
  return served ? new Problem(JSON.parse(served)) : null;
}

/** @param {HTMLElement} screen @param {string} title @param {string} detail */
function showMessage(screen, title, detail) {
  setTitle(title);
  replace(
    screen,
    h(
      "main",
      { class: "notice" },
      h("h1", { "data-view-heading": true, tabindex: "-1" }, title),
      h("p", {}, detail),
      h(
        "div",
        { class: "row" },
        h("a", { class: "button button-primary", href: addressOf("/") }, texts.common.toLibrary),
        button(texts.common.tryAgain, { onclick: () => location.reload() }),
      ),
    ),
  );
}

/** @param {HTMLElement} screen */
function focusHeading(screen) {
  /** @type {HTMLElement | null} */ (screen.querySelector("[data-view-heading]"))?.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.rel) return;
  if (!isView(pathOf(link.pathname))) return;
  event.preventDefault();
  history.pushState(null, "", link.href);
  show();
});
addEventListener("popstate", () => {
  show();
});
addEventListener("navigate", (event) => {
  if (/** @type {CustomEvent} */ (event).detail.isAnew) showAgain();
  else show();
});

// Each view knows its own place.
history.scrollRestoration = "manual";
showUncaught();
live.start();
settings.start();
const bookOfAddress = pathOf(location.pathname)?.match(views.reader)?.[1];
if (bookOfAddress) applyThemeOf(Number(bookOfAddress), firstBook.signal);
applyTheme();
watchLanguage();
settings.addEventListener("refused", (event) => showProblem(/** @type {CustomEvent} */ (event).detail.error));
document.documentElement.lang = language;
listenToShortcuts();
addShortcut(
  { name: "keyboard", keys: ["?"], label: texts.shortcuts.show, group: "general", run: openShortcuts },
  new AbortController().signal,
);
show(true);
registerWorker();
