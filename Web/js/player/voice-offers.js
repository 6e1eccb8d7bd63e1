// @ts-check
// The voices that can be installed: a list with sizes, progress and reasons, in the dialog of voices and where a book's
// language has no voice.

import * as api from "../api/voices.js";
import { live } from "../api/live.js";
import { formatBytes, locale } from "../basics/locale.js";
import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { sentenceOf } from "../ui/problem.js";
import { progressBar } from "../ui/progress.js";
import { descriptionOf } from "./voices.js";

/**
 * @typedef {import("../model/types.js").VoiceOffer} VoiceOffer
 * @typedef {import("../model/types.js").VoiceOffers} VoiceOffers
 */

const words = texts.player;

/**
 * The list; it follows what is installed until `signal` is aborted.
 * @param {object} options
 * @param {(offers: VoiceOffer[]) => VoiceOffer[]} options.choose which are listed, in order
 * @param {(voice: string) => void} options.oninstalled called when a voice of the list has been installed, here or elsewhere
 * @param {(voice: string) => void} [options.onremoved]
 * @param {AbortSignal} options.signal
 * @returns {Promise<HTMLElement | null>} nothing if there is none, or the person may install none
 */
export async function voiceOffers({ choose, oninstalled, onremoved = () => {}, signal }) {
  const { offers, mayInstall } = await api.voiceOffers();
  const listed = mayInstall ? choose(offers) : [];
  if (listed.length === 0) return null;
  const problem = h("p", { class: "voices-problem", role: "alert", hidden: true });
  const ask = async (/** @type {() => Promise<VoiceOffers>} */ request) => {
    problem.hidden = true;
    const before = new Map(counts);
    try {
      for (const offer of (await request()).offers) {
        const { id } = offer.voice;
        // An event that came meanwhile is newer than the answer.
        if (counts.get(id) === before.get(id)) rows.get(id)?.show(offer);
      }
    } catch (error) {
      problem.textContent = sentenceOf(error);
      problem.hidden = false;
    }
  };
  const rows = new Map(listed.map((offer) => [offer.voice.id, offerRow(offer, ask)]));
  /** @type {Map<string, number>} how many events have told of each voice */
  const counts = new Map();
  const states = new Map(listed.map(({ voice, state }) => [voice.id, state]));
  live.on(
    "voice",
    (/** @type {VoiceOffer} */ offer) => {
      const { id } = offer.voice;
      const row = rows.get(id);
      if (!row) return;
      row.show(offer);
      counts.set(id, (counts.get(id) ?? 0) + 1);
      const before = states.get(id);
      states.set(id, offer.state);
      if (offer.state === "installed" && before !== "installed") oninstalled(id);
      if (offer.state !== "installed" && before === "installed") onremoved(id);
    },
    signal,
  );
  return h(
    "div",
    { class: "voice-offers" },
    problem,
    h("ul", { role: "list" }, ...[...rows.values()].map(({ element }) => element)),
  );
}

/**
 * @param {VoiceOffer} first
 * @param {(request: () => Promise<VoiceOffers>) => void} ask
 */
function offerRow(first, ask) {
  const { voice, byteCount } = first;
  const description = descriptionOf(voice, words, locale);
  const state = h("span", { class: "voice-description" });
  const bar = progressBar(words.installing(voice.name), 0);
  const install = button(words.install, {
    "aria-label": words.installVoice(voice.name),
    onclick: () => ask(() => api.installVoice(voice.id)),
  });
  const stop = iconButton("close", words.stopInstalling(voice.name), {
    onclick: () => ask(() => api.removeVoice(voice.id)),
  });
  const remove = iconButton("trash", words.removeVoice(voice.name), {
    onclick: () => ask(() => api.removeVoice(voice.id)),
  });
  const element = h(
    "li",
    { class: "voice voice-offer" },
    h(
      "span",
      { class: "voice-words" },
      h("span", { class: "voice-name" }, voice.name),
      h("span", { class: "voice-description", lang: description.isOwn ? null : "en" }, description.text),
      state,
      bar.element,
    ),
    install,
    stop,
    remove,
  );
  const show = (/** @type {VoiceOffer} */ offer) => {
    const isBusy = offer.state === "installing";
    // The focus stays in the row whose button goes.
    const hadFocus = element.contains(document.activeElement);
    state.textContent =
      offer.state === "failed"
        ? words.installFailed(offer.problem ?? "")
        : offer.state === "installed"
          ? words.installed
          : isBusy && offer.fraction >= 1
            ? words.preparingVoice
            : formatBytes(byteCount);
    bar.set(offer.fraction >= 1 ? null : offer.fraction);
    bar.element.hidden = !isBusy;
    install.hidden = isBusy || offer.state === "installed";
    stop.hidden = !isBusy;
    remove.hidden = offer.state !== "installed";
    if (hadFocus && !element.contains(document.activeElement)) {
      /** @type {HTMLElement | null} */ (element.querySelector("button:not([hidden])"))?.focus();
    }
  };
  show(first);
  return { element, show };
}
