// @ts-check
// The feature for reading by pages: changing the mode, keys, what stands around the pages, zoom of designed pages
// and the text that stands on them.

import { offerBothViews, offerRotation } from "./design.js";
import { listenToPageKeys } from "./keys.js";
import { followChoice, offerModes } from "./mode.js";
import { PageFooter } from "./page-footer.js";
import { pagePlace } from "./page-place.js";
import { offerZoom } from "./zoom.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

/** @param {Reader} reader */
export function attach(reader) {
  const { view, signal } = reader;
  const { flow } = view;
  if (view.zoom) offerZoom(reader, view.zoom);
  offerRotation(reader);
  offerBothViews(reader);
  if (!flow) return;
  offerModes(reader, flow);
  listenToPageKeys(flow, signal);
  followChoice(reader, flow);
  showPlace(reader, flow);
  countOpenPages(reader, flow);
}

/**
 * Shows what stands around the pages.
 * @param {Reader} reader @param {import("../reader/book-view.js").Flow} flow
 */
function showPlace({ view, text, root, details, finder, signal }, flow) {
  const { pages, layout } = flow;
  const foot = new PageFooter();
  const surround = () => {
    root.dataset.mode = view.mode;
    if (flow.screen) text.append(foot.head, foot.element);
    else for (const element of [foot.head, foot.element]) element.remove();
  };
  const tell = () => {
    const { firstVisibleOffset: offset, chapter } = view;
    // The screen says in attributes where it is, for tests.
    Object.assign(root.dataset, {
      offset,
      chapter,
      page: pages.pageAt(offset, chapter),
      pages: pages.count,
      pagesAre: pages.isExact ? "exact" : "estimated",
    });
    const { part, page = 0 } = flow.screen ?? {};
    if (!part) return;
    foot.fit(layout.geometry);
    foot.show({
      title: finder.nameAt(view.firstVisibleOffset, part.chapter),
      language: details.language,
      ...pagePlace(part, page, layout.geometry.columns, pages),
    });
  };
  view.addEventListener("moved", tell, { signal });
  view.addEventListener("mode", surround, { signal });
  pages.addEventListener("change", tell, { signal });
  surround();
}

/**
 * The numbers of what is on the screen come from what is on the screen.
 * @param {Reader} reader @param {import("../reader/book-view.js").Flow} flow
 */
function countOpenPages({ view, signal }, flow) {
  const count = () => {
    for (const part of flow.screen?.ready ?? []) flow.pages.tell(part);
  };
  /** @type {number} */
  let idle = 0;
  view.addEventListener(
    "moved",
    () => {
      cancelIdle(idle);
      idle = whenIdle(count);
    },
    { signal },
  );
  signal.addEventListener("abort", () => cancelIdle(idle), { once: true });
}

/** @param {() => void} run */
function whenIdle(run) {
  return "requestIdleCallback" in globalThis ? requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run, 100);
}

/** @param {number} handle */
function cancelIdle(handle) {
  if ("cancelIdleCallback" in globalThis) cancelIdleCallback(handle);
  else clearTimeout(handle);
}
