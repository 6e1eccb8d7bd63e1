// @ts-check
// The dialog that chooses a voice, by language, with a sample of each.

import { texts } from "../texts.js";
import { iconButton, setIconButton } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { formatList, locale } from "../basics/locale.js";
import { sentenceOf } from "../ui/problem.js";
import { Preview } from "./preview.js";
import { RECORDING } from "./recorded-clips.js";
import { voiceOffers } from "./voice-offers.js";
import { allOffers, descriptionOf, grouped, languageName } from "./voices.js";

/** @typedef {import("../model/types.js").Voice} Voice */
/** @typedef {import("./voices.js").Voices} Voices */
/** @typedef {import("./voices.js").VoiceGroup} VoiceGroup */
/** @typedef {import("./sound-quality.js").QualityChoice} QualityChoice */

/** @typedef {{voice: string, text: string}} OfferedAudiobook its name as a voice, and what is said of it */

const words = texts.player;

/**
 * @param {object} options
 * @param {Voices} options.voices
 * @param {string | null} options.present
 * @param {string | null} options.bookLanguage
 * @param {number} options.volume
 * @param {() => void} options.onhear called before another voice is heard
 * @param {{present: QualityChoice, choose: (choice: QualityChoice) => void}} [options.quality] how much data the sound may take
 * @param {import("../model/types.js").BookRecording | null} [options.recording] that the book brings
 * @param {OfferedAudiobook[]} [options.audiobooks] that were made of the book
 * @returns {Promise<string | null>} the voice that was chosen
 */
export async function chooseVoice(options) {
  const { voices, present, bookLanguage, volume, onhear, quality, recording = null, audiobooks = [] } = options;
  const preview = new Preview();
  const content = h("div", { class: "voices" }, h("p", { role: "status" }, words.loadingVoices));
  const dialog = openDialog({ title: words.chooseVoice, content, class: "voice-dialog" });
  const given = new AbortController();
  const offers = h("details", { class: "voice-more", hidden: true }, h("summary", {}, words.moreVoices));
  const message = h("p", { class: "voices-problem", role: "alert", hidden: true });
  preview.addEventListener("failed", () => say(message, words.previewFailed));

  const list = h("div");

  const fill = async () => {
    try {
      const { voices: all } = await voices.load();
      const row = (/** @type {Voice} */ voice) =>
        voiceRow(voice, voice.id === present, {
          choose: () => dialog.close(voice.id),
          hear: () => {
            message.hidden = true;
            onhear();
            preview.play(voice.id, volume);
          },
          preview,
        });
      const groups = grouped(all, bookLanguage);
      if (groups.length === 0 && !recording && audiobooks.length === 0) return say(content, words.noVoices);
      const isFirst = !content.contains(message);
      const own = recordingRows({ recording, audiobooks }, voices, present, (voice) => dialog.close(voice));
      replace(list, ...own, ...groups.map((group) => voiceGroup(group, row)));
      if (!isFirst) return undefined;
      replace(content, message, list, offers, quality ? qualityChoice(quality) : null);
      /** @type {HTMLElement | null} */ (content.querySelector('[aria-current="true"]'))?.focus();
      return undefined;
    } catch (error) {
      return say(content, sentenceOf(error));
    }
  };
  // Voices come and go while the dialog is open, also by another page.
  const again = () => voices.reload().then(fill, fill);
  const fillOffers = async () => {
    const made = await voiceOffers({
      choose: (all) => allOffers(all, bookLanguage),
      oninstalled: again,
      onremoved: again,
      signal: given.signal,
    });
    if (made) offers.append(made);
    offers.hidden = !made;
  };
  fill();
  // Without the list one can still choose.
  fillOffers().catch(() => {});
  const chosen = await dialog.closed;
  given.abort();
  preview.stop();
  return chosen;
}

/**
 * @param {HTMLElement} element
 * @param {string} text
 */
function say(element, text) {
  element.textContent = text;
  element.hidden = false;
}

/** @param {{present: QualityChoice, choose: (choice: QualityChoice) => void}} quality */
function qualityChoice({ present, choose }) {
  const options = /** @type {QualityChoice[]} */ (["auto", "standard", "small"]);
  const select = h(
    "select",
    { class: "field", "data-testid": "sound-quality" },
    ...options.map((value) => h("option", { value, selected: value === present }, words.quality[value])),
  );
  select.addEventListener("change", () => choose(/** @type {QualityChoice} */ (select.value)));
  return h(
    "label",
    { class: "sound-quality" },
    h("span", {}, words.soundQuality),
    select,
    h("span", { class: "sound-quality-hint" }, words.soundQualityHint),
  );
}

/**
 * What is heard from sounds that are there.
 * @param {{recording: import("../model/types.js").BookRecording | null, audiobooks: OfferedAudiobook[]}} offered
 * @param {Voices} voices who knows their names
 * @param {string | null} present
 * @param {(voice: string) => void} choose
 */
function recordingRows({ recording, audiobooks }, voices, present, choose) {
  const row = (/** @type {OfferedAudiobook} */ { voice, text }) => {
    const description = { text, isOwn: true };
    const chosen = voiceButton(voices.nameOf(voice), description, voice === present, () => choose(voice));
    return h("li", { class: "voice" }, chosen);
  };
  const group = (/** @type {string} */ name, /** @type {OfferedAudiobook[]} */ rows) =>
    h("section", { class: "voice-group", "aria-label": name }, h("ul", { role: "list" }, ...rows.map(row)));
  const own = recording && {
    voice: RECORDING,
    text: words.recordingBy(formatList(recording.narrators), recording.seconds),
  };
  return [own && group(words.recording, [own]), audiobooks.length > 0 && group(words.audiobooks, audiobooks)];
}

/**
 * @param {VoiceGroup} group
 * @param {(voice: Voice) => HTMLElement} row
 */
function voiceGroup({ language, voices }, row) {
  const id = newId("voices");
  return h(
    "section",
    { class: "voice-group", "aria-labelledby": id },
    h("h3", { id }, languageName(language, locale)),
    h("ul", { role: "list" }, ...voices.map(row)),
  );
}

/**
 * @param {Voice} voice
 * @param {boolean} isPresent
 * @param {{choose: () => void, hear: () => void, preview: Preview}} options
 */
function voiceRow(voice, isPresent, { choose, hear, preview }) {
  const hearing = iconButton("play", words.hear(voice.name), {
    class: "voice-hear",
    onclick: () => {
      if (preview.voice === voice.id) preview.stop();
      else hear();
    },
  });
  preview.addEventListener("change", () => {
    const isHeard = preview.voice === voice.id;
    setIconButton(hearing, isHeard ? "stop" : "play", isHeard ? words.endHearing(voice.name) : words.hear(voice.name));
  });
  const description = descriptionOf(voice, words, locale);
  return h("li", { class: "voice" }, voiceButton(voice.name, description, isPresent, choose), hearing);
}

/**
 * @param {string} name
 * @param {{text: string, isOwn: boolean}} description
 * @param {boolean} isPresent
 * @param {() => void} choose
 */
function voiceButton(name, description, isPresent, choose) {
  return h(
    "button",
    { type: "button", class: "voice-choose", "aria-current": isPresent ? "true" : null, onclick: choose },
    h("span", { class: "voice-check" }, isPresent && icon("check")),
    h(
      "span",
      { class: "voice-words" },
      h("span", { class: "voice-name" }, name),
      h("span", { class: "voice-description", lang: description.isOwn ? null : "en" }, description.text),
    ),
  );
}
