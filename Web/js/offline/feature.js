// @ts-check
// The feature that keeps an opened book on this device, plays kept sound, and offers the download with voice.

import { live } from "../api/live.js";
import { soundFirst } from "../player/sound-first.js";
import { texts } from "../texts.js";
import { isAbort } from "../ui/problem.js";
import { keptBooks, canKeep } from "./kept-books.js";
import { playKept } from "./kept-media.js";
import { openDownload } from "./download-dialog.js";

/** A book that is only looked into is not worth keeping yet, in ms. */
const OPENED_AFTER = 4000;

/** @param {import("../reader/reader.js").Reader} reader */
export function attach({ details, view, text, header, session, keptVoice, signal }) {
  // Beside a recording the voice that speaks what it lacks can be kept.
  const listening = session.then((present) => ({
    get voice() {
      return present.spokenVoice;
    },
    get recording() {
      return present.keepable;
    },
  }));
  header.addMenuItem({
    label: texts.offline.take,
    icon: "arrowDownToLine",
    run: () => openDownload(details, listening),
  });
  if (!canKeep()) return;
  playKept({ id: details.id, view, text, signal });
  const keep = () => {
    if (!live.isConnected) return;
    keptBooks.keepText(details, { signal }).catch((error) => {
      // Keeping an opened book is no promise; the download dialog makes one, and reports failures.
      if (!isAbort(error)) console.info(`Not all of the book could be kept: ${error.message}`);
    });
  };
  const timer = setTimeout(async () => {
    await soundFirst.turn();
    const kept = await keptBooks.of(details.id);
    if (!signal.aborted && !keptBooks.underWay(details.id) && !(kept?.isPinned && kept.voice && kept.media)) keep();
  }, OPENED_AFTER);
  signal.addEventListener("abort", () => clearTimeout(timer));

  let chapter = -1;
  const prepare = () => {
    if (view.chapter === chapter) return;
    chapter = view.chapter;
    keptVoice.prepare(chapter).catch(() => {});
  };
  view.addEventListener("moved", prepare, { signal });
  view.addEventListener("loaded", prepare, { signal });
  let recorded = 0;
  keptBooks.addEventListener(
    "change",
    async () => {
      keptVoice.prepare(view.chapter).catch(() => {});
      const chapters = (await keptBooks.of(details.id))?.recording?.chapters.length ?? 0;
      if (chapters === recorded) return;
      recorded = chapters;
      const present = await session;
      present.recorded.forget();
      present.prepare(view.chapter);
    },
    { signal },
  );
}
