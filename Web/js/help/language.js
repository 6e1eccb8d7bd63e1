// @ts-check
// Applies the setting `language`. This page reloads when the person chooses here, and offers to when another device
// chose.

import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { language, languageFor } from "../basics/locale.js";
import { showToast } from "../ui/toast.js";

const words = texts.help;
let isChosenHere = false;

/** What the page would speak if it began now. */
const wanted = () => languageFor([settings.value("language"), ...navigator.languages]);

/** @param {import("../settings/names.js").SettingOf<"language">} chosen */
export function chooseLanguage(chosen) {
  isChosenHere = true;
  settings.set("language", chosen);
  location.reload();
}

/** Offers to reload when another device chose a language; it does not interrupt reading. */
export function watchLanguage() {
  settings.addEventListener("change", (event) => {
    if (
      isChosenHere ||
      wanted() === language ||
      !(/** @type {CustomEvent} */ (event).detail.names.includes("language"))
    )
      return;
    showToast(words.languageChanged(words.languageNames[wanted()]), {
      action: { label: words.languageLoad, run: () => location.reload() },
      duration: 20_000,
    });
  });
}
