// @ts-check
// What the comforts add to listening: the sleep timer, the listening view, and saying the sentence again.

import { texts } from "../texts.js";
import { sleepingOf } from "../player/sleep.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { iconButton } from "../ui/button.js";
import { showProblem } from "../ui/problem.js";
import { chapterEndAfter } from "./chapter-end.js";
import { speedButton, voiceButton } from "./listening-buttons.js";
import { openListeningView } from "./listening-view.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */
/** @typedef {import("../player/session.js").ListeningSession} ListeningSession */

const words = texts.comforts;

/** @param {Reader} reader @param {ListeningSession} session */
export function attachListening(reader, session) {
  const { signal, root, bar } = reader;
  const { player } = session;
  const sleeping = sleepingOf(player, (offset, count) =>
    chapterEndAfter(reader.details.chapters, reader.model.chapterAt(offset), count),
  );
  bar.querySelector(".player-line")?.append(sleeping.element);
  const acts = {
    sleep: () => sleeping.open(sleeping.isSet ? sleeping.element : (bar.querySelector(".player-more") ?? bar)),
    listening: () => openListeningView(reader, player, { extras: () => extras(session, sleeping) }),
    repeat: () => {
      player.repeatSentence().catch(showProblem);
    },
  };
  reader.listeningMenu.push(
    { label: words.listening, icon: "headphones", run: acts.listening },
    { label: words.sleep, icon: "moon", run: acts.sleep },
    () => ({ label: words.repeat, icon: "refresh", disabled: player.state === "idle", run: acts.repeat }),
  );
  bar.querySelector(".player-about")?.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element && event.target.closest("button, a"))) acts.listening();
    },
    { signal },
  );
  const add = (/** @type {keyof typeof acts} */ name, /** @type {string} */ key, run = acts[name]) =>
    addShortcut({ name: `comforts.${name}`, keys: [key], label: words[name], group: "listening", run }, signal);
  add("listening", "Shift+L");
  add("sleep", "Shift+Z");
  add("repeat", "r", () => (player.state === "idle" ? false : acts.repeat()));
  root.dataset.listening = "ready";
}

/**
 * The buttons of the listening view.
 * @param {ListeningSession} session
 * @param {ReturnType<typeof sleepingOf>} sleeping
 */
function extras(session, sleeping) {
  const openSleep = (/** @type {Event} */ event) => sleeping.open(/** @type {HTMLElement} */ (event.currentTarget));
  return [speedButton(session.player), voiceButton(session), iconButton("moon", words.sleep, { onclick: openSleep })];
}
