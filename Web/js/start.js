// @ts-check
// Runs before the page is shown, without the rest of the page: the reader's colours, the frame of the view that comes, and early
// requests for what that view is made of.

import { language } from "./basics/locale.js";
import { pathOf } from "./basics/address.js";
import { SettingsCopy } from "./basics/settings-copy.js";
import { personal } from "./basics/storage.js";
import { dim, putOn } from "./looks/put-on.js";
import { areOwnThemes, themeShown } from "./model/themes.js";
import { words } from "./start/words.js";
import { views } from "./ui/views.js";

const root = document.documentElement;
const path = pathOf(location.pathname) ?? "";
const book = path.match(views.reader)?.[1];

/** The view's part of the page, as `Tools/page` names it in the document. */
function part() {
  if (book) return "reader";
  if (views.library.test(path)) return "library";
  return [views.settings, views.marks, views.statistics, views.account].some((view) => view.test(path)) ? "others" : "";
}

/** The colours as this browser last knew the person's settings. */
function colour() {
  const copy = new SettingsCopy(personal);
  /** @type {Record<string, any>} */
  const chosen = { ...copy.values(null), ...(book ? copy.values(Number(book)) : {}) };
  const own = areOwnThemes(chosen.ownThemes) ? chosen.ownThemes : [];
  const { theme = "auto", byDay = "light", byNight = "dark", dimming } = chosen;
  putOn(themeShown({ theme, byDay, byNight, own }, matchMedia("(prefers-color-scheme: dark)").matches));
  if (typeof dimming === "number" && dimming > 0 && dimming < 1) dim(dimming);
}

/** @param {string} name of what is fetched: a part, or a language */
function fetchEarly(name) {
  for (const link of document.querySelectorAll(`link[data-part~="${name}"]`)) link.setAttribute("rel", "modulepreload");
}

/**
 * Has the view's scripts fetched when the page's sheet is there.
 * @param {Event} event
 */
function fetchView({ target }) {
  if (part() && target instanceof HTMLLinkElement && target.parentNode === document.body) fetchEarly(part());
}

/**
 * Says that a script or the sheet did not come.
 * @param {Event} event at the window where a script ended too soon, as it does without the texts of the language
 */
function sayFailed({ target }) {
  const place = document.querySelector(".start-word");
  const isSheet = target instanceof HTMLLinkElement && target.rel === "stylesheet";
  const isScript = target instanceof HTMLScriptElement || target === window;
  if (!place || !(isSheet || isScript)) return;
  // The view's script comes all the same: the style sheet of the start hides what it shows.
  if (isSheet) root.dataset.unstyled = "";
  const again = document.createElement("a");
  again.href = location.href;
  again.textContent = words[language].again;
  again.addEventListener("click", reload);
  place.replaceChildren(words[language].failed, " ", again);
}

/**
 * Loads the page, which a link to an address with a fragment does not.
 * @param {Event} event
 */
function reload(event) {
  event.preventDefault();
  location.reload();
}

colour();
root.lang = language;
root.dataset.opening = part() || "others";
// The body, where it is to be said, is not there yet.
root.style.setProperty("--start-word", JSON.stringify(words[language].loading));
for (const name of ["start", language]) fetchEarly(name);
// What the start itself needs is small and goes first on a slow line: then the page asks who is there while the view's scripts come.
for (const end of ["load", "error"]) document.addEventListener(end, fetchView, true);
addEventListener("error", sayFailed, true);
