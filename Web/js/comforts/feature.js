// @ts-check
// The feature that adds the sleep timer, the listening view, moving on by itself and the reading ruler.

import { hasWords } from "../model/capabilities.js";
import { texts } from "../texts.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { Auto } from "./auto.js";
import { attachListening } from "./listening.js";
import { attachRuler } from "./ruler-choice.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

const words = texts.comforts;

/** @param {Reader} reader */
export function attach(reader) {
  const { signal } = reader;
  // Pictures have no pace of reading, and no lines.
  if (!hasWords(reader.details)) return;
  const auto = attachAuto(reader);
  const ruler = attachRuler(reader);
  reader.session.then(
    (session) => {
      if (signal.aborted) return;
      const { player } = session;
      player.addEventListener(
        "position",
        () => {
          const { word, sentence } = player.place ?? {};
          const span = word ?? sentence;
          if (span) ruler.follow(span.start, span.end);
        },
        { signal },
      );
      // Reading with the eyes gives way to listening.
      player.addEventListener("begin", auto.stop, { signal });
      attachListening(reader, session);
    },
    () => {
      /* The reader says itself that there is nothing to be heard. */
    },
  );
}

/**
 * Scrolling or turning by itself, from the menu and by a key.
 * @param {Reader} reader
 */
function attachAuto(reader) {
  /** @type {Auto | null} */
  let auto = null;
  const stop = () => auto?.stop();
  const toggle = () => {
    if (auto) return stop();
    auto = new Auto(reader, () => {
      auto = null;
    });
    reader.bar.before(auto.element);
    return undefined;
  };
  reader.header.addMenuItem({ label: words.auto, icon: "arrowDown", run: toggle });
  addShortcut({ name: "comforts.auto", keys: ["a"], label: words.auto, group: "reading", run: toggle }, reader.signal);
  return { stop };
}
