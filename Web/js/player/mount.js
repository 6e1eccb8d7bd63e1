// @ts-check
// Puts the player into the reader: highlights, following, bar, keys, menus.

import * as api from "../api/books.js";
import { playsOnTap, pointer } from "../settings/tap-action.js";
import { texts } from "../texts.js";
import { showProblem } from "../ui/problem.js";
import { runCommand } from "./commands.js";
import { Controls } from "./controls.js";
import { Follow } from "./follow.js";
import { listenToKeys } from "./keys.js";
import { isRunning } from "./state.js";
import { SpokenHighlights } from "./spoken-highlights.js";
import { openMoreMenu } from "./more-menu.js";
import { voiceOfAudiobook } from "./audiobook-voices.js";
import { RECORDING } from "./recorded-clips.js";
import { followRecording } from "./recorded-view.js";
import { asksToTry, isAboutLanguage } from "./other-language.js";
import { closePanel } from "../ui/popover.js";
import { showInText } from "./in-text.js";
import { StartPlace } from "./start-place.js";
import { changeVoice } from "./voice-choice.js";
import { chooseVoice } from "./voice-dialog.js";

/** @typedef {import("../model/problem.js").Problem} Problem */
/** @typedef {import("./keys.js").Command} Command */
/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("./session.js").ListeningSession} Session */
/** @typedef {import("./follow.js").Scrollable} Scrollable */
/** @typedef {Scrollable & EventTarget & {chapter: number, wordAt: (offset: number) => {start: number}}} View */

export { ListeningSession } from "./session.js";

const words = texts.player;

/**
 * Puts the player into the reader.
 * @param {object} parts
 * @param {import("./session.js").ListeningSession} parts.session
 * @param {import("../text/book.js").BookModel} parts.model
 * @param {View} parts.view
 * @param {HTMLElement} parts.bar the element at the foot of the page, empty
 * @param {(offset: number, chapter: number) => string} parts.nameAt what a place is called
 * @param {import("./more-menu.js").Item[]} [parts.menu] what else is in its menu; also what is added to it later
 * @param {AbortSignal} parts.signal aborted when the reader is left; the session may go on
 */
export function mountPlayer({ session, model, view, bar, nameAt, menu = [], signal }) {
  const { player, voices, details } = session;
  const highlights = new SpokenHighlights(view);
  const follow = new Follow(view);
  const start = new StartPlace({ player, view, model });
  session.firstOffset = () => start.find();
  session.openVoices = () => openVoices(session, signal);
  const controls = new Controls({
    bar,
    player,
    follow,
    nameAt,
    chapters: details.chapters,
    chapterAt: (offset) => model.chapterAt(offset),
    shown: () => ({ offset: view.firstVisibleOffset, chapter: view.chapter }),
    voiceName: (id) => voices.nameOf(id),
    hint: () => (playsOnTap() ? words.hint[pointer()] : ""),
    openVoices: session.openVoices,
    openMore: (anchor) => openMoreMenu(anchor, player, menu, session.behindStructure),
    goTo: (offset) => {
      view.show(offset, { align: "centre" }).catch(showProblem);
    },
  });
  view.addEventListener("moved", () => controls.pageMoved(), { signal });
  view.addEventListener("loaded", () => controls.pageMoved(), { signal });
  followRecording(session, view, signal);
  const failed = (/** @type {Problem} */ problem) => {
    if (isAboutLanguage(problem)) askForLanguage(problem, session, signal);
  };
  showInText({ player, highlights, follow, start, view, bar, failed }, signal);
  listenToKeys(
    (command) => run(command, player, follow),
    () => player.state !== "idle",
    signal,
  );
  signal.addEventListener(
    "abort",
    () => {
      for (const part of [highlights, follow, controls]) part.destroy();
      closePanel();
    },
    { once: true },
  );
}

/** @param {Problem} problem @param {Session} session @param {AbortSignal} signal */
async function askForLanguage(problem, { player, voices }, signal) {
  const { isTried, installed } = await asksToTry(problem, voices.nameOf(player.voice));
  if (signal.aborted || player.problem !== problem) return;
  if (installed) {
    await voices.reload().catch(showProblem);
    player.useVoice(installed);
    if (!isRunning(player.state)) player.resume().catch(showProblem);
  } else if (isTried) player.tryAnyLanguage().catch(showProblem);
  else player.stop();
}

/** @param {Session} session @param {AbortSignal} signal */
function openVoices({ player, voices, details, preferences, audiobooks }, signal) {
  return changeVoice({
    player,
    voices,
    language: details.language,
    preferences,
    choose: chooseVoice,
    recording: details.recording ?? null,
    audiobooks: audiobooks.all.map((audiobook) => ({
      voice: voiceOfAudiobook(audiobook),
      text: audiobook.recording
        ? words.recordingBy(audiobook.recording.reader, audiobook.seconds)
        : words.audiobookBy(
            texts.audiobooks.formats[audiobook.format].name,
            audiobook.seconds,
            audiobook.rules !== player.rules,
          ),
    })),
    store: (voice) => {
      // A recording is the usual voice of its book, and an audiobook is played in place of its own.
      const isRecording = voice === RECORDING || audiobooks.isAdded(voice);
      api.setVoice(details.id, isRecording ? null : (audiobooks.of(voice)?.voice ?? voice)).catch(showProblem);
    },
    signal,
  });
}

/**
 * @param {Command} command
 * @param {Player} player
 * @param {Follow} follow
 * @returns {boolean}
 */
function run(command, player, follow) {
  if (command === "follow") follow.back();
  else if (command === "escape") return closePanel();
  else return runCommand(player, command);
  return true;
}
