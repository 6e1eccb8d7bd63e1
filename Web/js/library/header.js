// @ts-check
// The library's header: name, search, theme, adding books.

import { account } from "../account/account.js";
import { themeChoices } from "../looks/choosing.js";
import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { addressOf } from "../basics/address.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { menuButton } from "../ui/menu-button.js";
import { openFeeds } from "./feeds/dialog.js";
import { askForPage, askForText, chooseFiles } from "./incoming.js";
import { addsPrivately, setAddsPrivately } from "./shelf-choice.js";

/** A button with the choice of colours. */
function themeButton() {
  return menuButton("halfMoon", texts.looks.theme, () =>
    themeChoices().map(({ id, name }) => ({
      label: name,
      checked: id === settings.value("theme"),
      run: () => settings.set("theme", id),
    })),
  );
}

/** Where new books go, where there is somebody to keep them from. */
function shelfChoice() {
  if (!account.hasAccounts) return [];
  const isPrivate = addsPrivately();
  return [
    /** @type {const} */ ("separator"),
    { label: texts.account.addShared, checked: !isPrivate, run: () => setAddsPrivately(false) },
    { label: texts.account.addPrivate, checked: isPrivate, run: () => setAddsPrivately(true) },
  ];
}

function accountLink() {
  const label = account.person ? texts.account.openOf(account.person.name) : texts.account.open;
  return h(
    "a",
    { class: "icon-button", href: addressOf("/account"), "aria-label": label, title: label },
    icon("person"),
  );
}

/**
 * A button that asks for files, and one beside it with the other ways.
 * @param {(filters: import("./filters.js").Filters) => void} go shows other books
 */
export function addButton(go) {
  /** @returns {(import("../ui/menu.js").MenuItem | "separator")[]} */
  const ways = () => [
    { label: texts.library.addFiles, icon: "file", run: () => chooseFiles() },
    { label: texts.library.addFolder, icon: "folder", run: () => chooseFiles({ folder: true }) },
    { label: texts.library.addPage, icon: "globe", run: () => void askForPage() },
    { label: texts.library.addText, icon: "clipboard", run: () => void askForText() },
    { label: texts.feeds.manage, icon: "rss", run: () => void openFeeds(go) },
    ...shelfChoice(),
  ];
  const more = menuButton("chevronDown", texts.library.moreWaysToAdd, ways, { class: "icon-button-primary add-more" });
  const add = button(texts.library.add, {
    kind: "primary",
    icon: "plus",
    "aria-label": texts.library.add,
    onclick: () => chooseFiles(),
  });
  add.querySelector("span")?.classList.add("wide");
  add.append(h("span", { class: "narrow" }, texts.library.addShort));
  return h("div", { class: "add" }, add, more);
}

/**
 * The search field.
 * @param {(search: string) => void} found called with what was typed
 */
export function searchField(found) {
  const field = h("input", {
    class: "field",
    type: "search",
    "aria-label": texts.library.searchLabel,
    placeholder: texts.library.searchPlaceholder,
    autocomplete: "off",
    spellcheck: "false",
    enterkeyhint: "search",
    oninput: () => found(field.value),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape" || !field.value) return;
      event.preventDefault();
      field.value = "";
      found("");
    },
  });
  return { element: h("div", { class: "search", role: "search" }, icon("search"), field), field };
}

/** @param {HTMLElement} search @param {(filters: import("./filters.js").Filters) => void} go shows other books */
export function header(search, go) {
  return h(
    "header",
    { class: "topbar" },
    h(
      "h1",
      { class: "wordmark", "data-view-heading": true, tabindex: "-1" },
      icon("logo"),
      h("span", {}, "Vorleser"),
      h("span", { class: "visually-hidden" }, `, ${texts.library.title}`),
    ),
    search,
    h(
      "a",
      {
        class: "icon-button statistics-link",
        href: addressOf("/statistics"),
        "aria-label": texts.statistics.title,
        title: texts.statistics.title,
      },
      icon("chart"),
    ),
    h(
      "a",
      {
        class: "icon-button",
        href: addressOf("/marks"),
        "aria-label": texts.marks.libraryLink,
        title: texts.marks.libraryLink,
      },
      icon("highlight"),
    ),
    h(
      "a",
      {
        class: "icon-button",
        href: addressOf("/settings"),
        "aria-label": texts.help.settings,
        title: texts.help.settings,
      },
      icon("settings"),
    ),
    themeButton(),
    accountLink(),
    addButton(go),
  );
}
