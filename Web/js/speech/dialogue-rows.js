// @ts-check
// Controls for the voices of what is said in the book.

import * as api from "../api/speech.js";
import { voices as askForVoices } from "../api/voices.js";
import { texts } from "../texts.js";
import { button, iconButton, setIconButton } from "../ui/button.js";
import { h, newId, replace } from "../ui/element.js";
import { sentenceOf, showProblem } from "../ui/problem.js";
import { charactersOf, FIRST_CHARACTERS, ONE_VOICE, voicesFor, withCharacter, withVoice } from "./dialogue.js";
import { RulePreview } from "./rule-preview.js";
import { speakerRow } from "./speaker-row.js";

/** @typedef {import("../model/types.js").Voice} Voice */
/** @typedef {import("../model/types.js").Dialogue} Dialogue */
/** @typedef {import("../model/types.js").DialogueChoices} DialogueChoices */
/** @typedef {import("./store.js").SpeechStore} SpeechStore */

const words = texts.speech;

export class DialogueRows {
  element;
  #options;
  #mode;
  #rows = h("div");
  #preview = new RulePreview();
  /** @type {Voice[]} those that speak the book's language */
  #voices = [];
  /** @type {Promise<Dialogue> | null} */
  #asked = null;
  #isWhole = false;
  /** What is heard now. */
  #heard = "";
  /** @type {(() => void)[]} show what is heard, one for each button */
  #hearings = [];

  /**
   * @param {{store: SpeechStore, book: string, id: number, voice: () => Promise<string>, signal: AbortSignal}} options
   */
  constructor(options) {
    this.#options = options;
    const id = newId("speech");
    const modeId = newId("dialogue");
    this.#mode = /** @type {HTMLSelectElement} */ (
      h(
        "select",
        {
          class: "field",
          id: modeId,
          onchange: () => {
            const mode = /** @type {DialogueChoices["mode"]} */ (this.#mode.value);
            this.#choose((choices) => ({ ...choices, mode }));
          },
        },
        ...Object.entries(words.dialogueModes).map(([value, label]) => h("option", { value }, label)),
      )
    );
    this.element = h(
      "section",
      { class: "speech-section speech-dialogue", "aria-labelledby": id, hidden: true },
      h("h3", { id }, words.dialogueTitle),
      h("p", { class: "speech-intro" }, words.dialogueIntro),
      h("div", { class: "speech-row" }, h("label", { for: modeId }, words.dialogueMode), this.#mode),
      this.#rows,
    );
    options.signal.addEventListener("abort", () => this.#preview.stop());
    this.#preview.addEventListener("change", () => {
      for (const tell of this.#hearings) tell();
    });
  }

  /** The panel is on the page: voices may have come or gone since. */
  async shown() {
    const { voices } = await askForVoices();
    this.#voices = voicesFor(voices, this.#options.store.speech?.language ?? null);
    this.show(this.#options.book);
  }

  /** The panel is no longer on the page. */
  hidden() {
    this.#preview.stop();
  }

  /** @param {string} scope */
  show(scope) {
    // Names and voices are those of one book.
    this.element.hidden = scope !== this.#options.book;
    const choices = this.#choices;
    this.#mode.value = choices.mode;
    if (choices.mode === "off") {
      this.#preview.stop();
      replace(this.#rows);
      return;
    }
    this.#asked ??= api.speechDialogue(this.#options.id);
    this.#asked.then(
      (report) => this.#fill(report),
      (error) => {
        this.#asked = null;
        replace(this.#rows, h("p", { role: "alert", class: "speech-note" }, sentenceOf(error)));
      },
    );
  }

  /** @returns {DialogueChoices} */
  get #choices() {
    const { store, book } = this.#options;
    return store.choices(book).dialogue ?? store.choices("all").dialogue ?? ONE_VOICE;
  }

  /** @param {(choices: DialogueChoices) => DialogueChoices} edit */
  #choose(edit) {
    const { store, book } = this.#options;
    store
      .change(book, (draft) => {
        draft.dialogue = edit(draft.dialogue ?? this.#choices);
      })
      .catch(showProblem);
  }

  /** @param {Dialogue} report */
  #fill(report) {
    const choices = this.#choices;
    if (choices.mode === "off") return;
    this.#hearings = [];
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.speaker;
    replace(
      this.#rows,
      report.count === 0 && note(words.noQuotations),
      this.#voices.length < 2 && note(words.fewVoices),
      this.#row("narration", words.narration, choices.narrator ?? "", words.asPlayback, {
        choose: (voice) => this.#choose((now) => withVoice(now, "narrator", voice)),
      }),
      this.#row("quotations", words.quotations, choices.quotations ?? "", words.asNarration, {
        choose: (voice) => this.#choose((now) => withVoice(now, "quotations", voice)),
        example: report.example ?? "",
      }),
      ...(choices.mode === "characters" ? this.#characters(report, choices) : []),
    );
    if (focused !== undefined) {
      /** @type {HTMLElement | null} */ (this.#rows.querySelector(`[data-speaker="${CSS.escape(focused)}"]`))?.focus();
    }
  }

  /** @param {Dialogue} report @param {DialogueChoices} choices */
  #characters(report, choices) {
    const all = charactersOf(report.characters, choices);
    if (all.length === 0) return [note(words.noSpeakers)];
    const rows = all
      .filter(({ voice }, index) => this.#isWhole || index < FIRST_CHARACTERS || voice !== "")
      .map(({ name, count, example, voice }) =>
        h(
          "li",
          {},
          this.#row(`character ${name}`, name, voice, words.asQuotations, {
            choose: (chosen) => this.#choose((now) => withCharacter(now, name, chosen)),
            example,
            count,
          }),
        ),
      );
    const more = button(words.allCharacters(all.length), {
      class: "button button-quiet button-small",
      onclick: () => {
        this.#isWhole = true;
        this.#fill(report);
      },
    });
    return [
      h("h4", {}, words.characters),
      h("ul", { role: "list", class: "speech-list" }, ...rows),
      rows.length < all.length ? more : null,
      !report.whole && note(words.partly),
    ];
  }

  /**
   * One speaker with its voice.
   * @param {string} key
   * @param {string} name
   * @param {string} present
   * @param {string} without what no voice of its own is called
   * @param {{choose: (voice: string) => void, example?: string, count?: number}} options
   */
  #row(key, name, present, without, { choose, example = "", count = 0 }) {
    const hearing = example ? this.#hearing(key, name, example) : null;
    return speakerRow({ key, name, present, without, count }, this.#voices, choose, hearing);
  }

  /** @param {string} key @param {string} name @param {string} text */
  #hearing(key, name, text) {
    const isHeard = () => this.#preview.isPlaying && this.#heard === key;
    const hearing = iconButton("play", words.hearSpeaker(name), {
      onclick: async () => {
        if (isHeard()) return this.#preview.stop();
        this.#preview.stop();
        this.#heard = key;
        const voice = await this.#options.voice();
        return this.#preview
          .play({ text, voice, book: this.#options.id, rule: null, dialogue: this.#choices })
          .catch(showProblem);
      },
    });
    const tell = () =>
      setIconButton(hearing, isHeard() ? "stop" : "play", isHeard() ? words.stopTrying : words.hearSpeaker(name));
    tell();
    this.#hearings.push(tell);
    return hearing;
  }
}

/** @param {string} text */
const note = (text) => h("p", { class: "speech-note" }, text);
