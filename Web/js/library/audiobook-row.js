// @ts-check
// One audiobook in the dialog: what it is, how far it is, and what can be done with it.

import { audiobookAddress } from "../api/audiobooks.js";
import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { sentenceOf } from "../ui/problem.js";
import { progressBar } from "../ui/progress.js";

/** @typedef {import("../model/types.js").Audiobook} Audiobook */

const words = texts.audiobooks;

/**
 * @param {import("../player/voices.js").Voices} voices
 * @param {{pause: (isPaused: boolean) => void, again: (audiobook: Audiobook) => void, share: (audiobook: Audiobook) => void,
 *   remove: () => void}} actions
 */
export function audiobookRow(voices, actions) {
  const name = h("div", { class: "import-name" });
  const state = h("div", { class: "import-state" });
  const bar = progressBar(words.progress, 0);
  const pause = iconButton("pause", words.pause, { onclick: () => actions.pause(true) });
  const goOn = iconButton("play", words.goOn, { onclick: () => actions.pause(false) });
  const save = h("a", { class: "icon-button", download: "", "aria-label": words.save, title: words.save });
  save.append(icon("arrowDownToLine"));
  /** @type {Audiobook | null} */
  let shown = null;
  const share = iconButton("share", words.share, { onclick: () => shown && actions.share(shown) });
  const again = iconButton("refresh", words.makeAgain, { onclick: () => shown && actions.again(shown) });
  const remove = iconButton("trash", words.remove, { onclick: () => actions.remove() });
  const element = h(
    "li",
    { class: "import audiobook" },
    h("div", { class: "import-words" }, name, state, bar.element),
    pause,
    goOn,
    again,
    save,
    share,
    remove,
  );
  /** @param {Audiobook} audiobook */
  const show = (audiobook) => {
    const { id, fraction, sharedUntil } = audiobook;
    shown = audiobook;
    name.textContent = nameOf(audiobook, voices);
    state.textContent = [
      stateOf(audiobook),
      sharedUntil && words.sharedUntil(sharedUntil),
      audiobook.state === "done" && audiobook.problem,
    ]
      .filter(Boolean)
      .join(" · ");
    bar.set(fraction);
    bar.element.hidden = audiobook.state === "done" || audiobook.state === "waiting";
    pause.hidden = audiobook.state !== "working" && audiobook.state !== "waiting";
    goOn.hidden = audiobook.state !== "paused" && audiobook.state !== "failed";
    save.hidden = audiobook.state !== "done";
    share.hidden = save.hidden;
    // What an earlier version has made keeps no times, and can't be played in the reader.
    again.hidden = audiobook.state !== "done" || audiobook.rules !== null;
    save.href = audiobookAddress(id);
  };
  return { element, show };
}

/** @param {Audiobook} audiobook @param {import("../player/voices.js").Voices} voices */
function nameOf({ recording, format, voice }, voices) {
  if (recording) return texts.recordings.by(recording.reader);
  return words.name(words.formats[format].name, voices.nameOf(voice));
}

/** @param {Audiobook} audiobook */
function stateOf(audiobook) {
  const { state, recording, failure, fraction, secondsLeft } = audiobook;
  if (state === "failed" && failure) return sentenceOf(new Problem(failure));
  if (state === "working" && recording) return texts.recordings.working(fraction, secondsLeft);
  return words.state(audiobook);
}
