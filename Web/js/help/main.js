// @ts-check
// The settings view: reading, listening, keys, language, storage on this device, about.

import { health } from "../api/server.js";
import { DictionaryList } from "../define/list.js";
import { storageList } from "../offline/storage-view.js";
import { chooseVoice } from "../player/voice-dialog.js";
import { descriptionOf, Voices } from "../player/voices.js";
import { ReplacementList } from "../replacements/list.js";
import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { addressOf } from "../basics/address.js";
import { account } from "../account/account.js";
import { ConnectionList } from "../connections/list.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { languages, locale } from "../basics/locale.js";
import { setTitle } from "../ui/navigation.js";
import { showProblem } from "../ui/problem.js";
import { shortcutList } from "../shortcuts/shortcut-list.js";
import { SiteRuleList } from "../sites/list.js";
import { showToast } from "../ui/toast.js";
import { forgetHints } from "../hints/feature.js";
import { chooseLanguage } from "./language.js";
import { choiceRow, note, section, switchRow } from "../ui/setting-rows.js";

const words = texts.help;

/** @param {HTMLElement} root */
export function mount(root) {
  const given = new AbortController();
  const { signal } = given;
  setTitle(words.settings);
  const version = note("");
  health().then(
    ({ version: number }) => {
      version.textContent = words.version(number);
    },
    () => {},
  );
  root.append(
    h(
      "header",
      { class: "topbar settings-head" },
      h(
        "a",
        { class: "icon-button", href: addressOf("/"), "aria-label": words.backToLibrary, title: words.backToLibrary },
        icon("back"),
      ),
      h("h1", { "data-view-heading": true, tabindex: "-1" }, words.settings),
    ),
    h(
      "main",
      { class: "settings" },
      section(words.reading, ...reading()),
      section(words.listening, ...listening()),
      section(texts.listening.taps, ...tapping()),
      account.isAdmin && section(texts.connections.title, connections()),
      section(texts.define.title, dictionaries(signal)),
      section(texts.replacements.title, replacements(signal)),
      section(texts.sites.title, sites()),
      section(words.keys, note(words.keysDetail), shortcutList()),
      section(words.language, languageRow()),
      section(words.storage, storageList(signal)),
      section(
        texts.statistics.title,
        h("a", { class: "button", href: addressOf("/statistics") }, h("span", {}, texts.statistics.open)),
      ),
      section(
        words.about,
        note(words.aboutDetail),
        version,
        note(words.api),
        button(words.showHints, {
          onclick: () => {
            forgetHints();
            showToast(words.hintsBack);
          },
        }),
      ),
    ),
  );
  return { destroy: () => given.abort() };
}

/** @param {AbortSignal} signal */
function dictionaries(signal) {
  const list = new DictionaryList(signal);
  list.load();
  return list.element;
}

/** @param {AbortSignal} signal */
function replacements(signal) {
  const list = new ReplacementList(signal);
  list.load();
  return list.element;
}

function connections() {
  const list = new ConnectionList();
  list.load();
  return list.element;
}

function sites() {
  const list = new SiteRuleList();
  list.load();
  return list.element;
}

function reading() {
  return [
    choiceRow(words.mode, {
      value: settings.value("mode"),
      choices: [
        ["scroll", words.modes.scroll],
        ["paged", words.modes.paged],
      ],
      changed: (mode) => settings.set("mode", /** @type {"scroll" | "paged"} */ (mode)),
    }),
    choiceRow(words.columns, {
      value: String(settings.value("columns")),
      choices: [
        ["auto", words.columnChoices.auto],
        ["1", words.columnChoices.one],
        ["2", words.columnChoices.two],
      ],
      changed: (columns) => settings.set("columns", columns === "auto" ? "auto" : columns === "1" ? 1 : 2),
    }),
    switchRow(words.animation, {
      isOn: settings.value("animation"),
      changed: (isOn) => settings.set("animation", isOn),
    }),
    switchRow(words.publisherStyles, {
      isOn: settings.value("publisherStyles"),
      detail: words.publisherStylesDetail,
      changed: (isOn) => settings.set("publisherStyles", isOn),
    }),
    note(words.looksDetail),
  ];
}

function tapping() {
  const own = texts.listening;
  const actions = /** @type {const} */ (["speak", "bars", "define"]);
  const chosen = (/** @type {string} */ value) => /** @type {(typeof actions)[number]} */ (value);
  const choices = actions.map((action) => /** @type {[string, string]} */ ([action, own.actions[action]]));
  return [
    choiceRow(own.tapOnWord, {
      value: settings.value("tapAction"),
      choices,
      changed: (action) => settings.set("tapAction", chosen(action)),
    }),
    note(own.tapDetail),
    choiceRow(own.clickOnWord, {
      value: settings.value("clickAction"),
      choices,
      changed: (action) => settings.set("clickAction", chosen(action)),
    }),
    note(own.clickDetail),
    choiceRow(own.zones, {
      value: settings.value("tapZones"),
      choices: Object.entries(own.zoneChoices),
      changed: (zones) => settings.set("tapZones", /** @type {"normal" | "swapped" | "off"} */ (zones)),
    }),
    choiceRow(own.zoneSize, {
      value: settings.value("zoneSize"),
      choices: Object.entries(own.zoneSizes),
      changed: (size) => settings.set("zoneSize", /** @type {"small" | "medium" | "large"} */ (size)),
    }),
  ];
}

function listening() {
  const voices = new Voices();
  const slot = h(
    "div",
    {},
    choiceRow(words.voice, { value: "", choices: [["", words.usualVoice]], changed: () => {} }),
  );
  const fill = () =>
    voices.load().then(({ voices: all }) => {
      slot.replaceChildren(
        choiceRow(words.voice, {
          value: settings.value("voice"),
          choices: [
            ["", words.usualVoice],
            ...all.map(
              (voice) =>
                /** @type {[string, string]} */ ([
                  voice.id,
                  `${voice.name} · ${descriptionOf(voice, texts.player, locale).text}`,
                ]),
            ),
          ],
          changed: (voice) => settings.set("voice", voice),
        }),
      );
    }, showProblem);
  fill();
  const hear = async () => {
    const chosen = await chooseVoice({
      voices,
      present: settings.value("voice") || null,
      bookLanguage: null,
      volume: 1,
      onhear: () => {},
    });
    if (!chosen) return;
    settings.set("voice", chosen);
    fill();
  };
  return [
    slot,
    button(words.hearVoices, {
      icon: "voice",
      onclick: () => {
        hear();
      },
    }),
    note(words.listeningDetail),
  ];
}

function languageRow() {
  return choiceRow(words.languageChoice, {
    value: settings.value("language"),
    choices: [
      ["auto", words.languageAuto],
      ...languages.map((language) => /** @type {[string, string]} */ ([language, words.languageNames[language]])),
    ],
    changed: (chosen) => chooseLanguage(/** @type {"auto" | import("../basics/locale.js").Language} */ (chosen)),
  });
}
