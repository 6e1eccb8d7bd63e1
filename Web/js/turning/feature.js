// @ts-check
// The feature for reading by pages: changing the mode, keys, what stands around the pages, zoom of designed pages
// and the text that stands on them.

import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { PageFooter } from "./page-footer.js";
import { listenToPageKeys } from "./keys.js";
import { offerBothViews, offerRotation } from "./design.js";
import { offerZoom } from "./zoom.js";
import { chosen, onChange, rememberMode } from "../paged/mode.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

/** @param {Reader} reader */
export function attach(reader) {
  const { view, text, header, details, finder, signal, root } = reader;
  const { flow } = view;
  if (view.zoom) offerZoom(reader, view.zoom);
  offerRotation(reader);
  offerBothViews(reader);
  if (!flow) return;
  const { pages, layout } = flow;
  const foot = new PageFooter();

  const toggle = () => {
    const mode = flow.mode === "paged" ? "scroll" : "paged";
    rememberMode(reader.id, mode);
    announce(texts.paged[mode]);
    flow.useMode(mode);
  };
  addShortcut(
    { name: "reader.mode", keys: ["Shift+J"], label: texts.paged.toggle, group: "reading", run: toggle },
    signal,
  );
  header.addMenuItem({
    get label() {
      return flow.mode === "paged" ? texts.paged.toScroll : texts.paged.toPages;
    },
    icon: "pages",
    run: toggle,
  });
  listenToPageKeys(flow, signal);

  const settings = () => {
    const { mode, columns, animation } = chosen(reader.id);
    layout.columns = columns;
    flow.isAnimated = animation;
    flow.useMode(mode);
  };
  onChange(reader.id, settings, signal);
  const { columns, animation } = chosen(reader.id);
  layout.columns = columns;
  flow.isAnimated = animation;

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
    const inChapter = part.partCount === 1 ? page : pages.pageInChapter(part.startOf(page), part.chapter);
    const last = inChapter + Math.min(layout.geometry.columns, part.count - page) - 1;
    const isChapterExact = pages.isChapterExact(part.chapter);
    const total = isChapterExact || part.partCount > 1 ? pages.pagesIn(part.chapter) : part.count;
    const number = pages.numberOf(part.chapter, inChapter);
    foot.show({
      title: finder.nameAt(view.firstVisibleOffset, part.chapter),
      language: details.language,
      page: number,
      last: Math.min(pages.count, number + last - inChapter),
      count: pages.count,
      isExact: pages.isExact,
      isPageExact: pages.isExactBefore(part.chapter) && (isChapterExact || part.partCount === 1),
      left: Math.max(0, total - 1 - last),
      isLeftExact: isChapterExact || part.partCount === 1,
    });
  };
  const count = () => {
    // The numbers of what is on the screen come from what is on the screen.
    for (const part of flow.screen?.ready ?? []) pages.tell(part);
  };
  /** @type {number} */
  let idle = 0;
  view.addEventListener(
    "moved",
    () => {
      tell();
      cancelIdle(idle);
      idle = whenIdle(count);
    },
    { signal },
  );
  view.addEventListener("mode", surround, { signal });
  pages.addEventListener("change", tell, { signal });
  signal.addEventListener("abort", () => cancelIdle(idle), { once: true });
  surround();
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
