// @ts-check
// The view of /statistics: what the person has read.

import { exportSessions, importStatistics, statistics } from "../api/statistics.js";
import { live } from "../api/live.js";
import { addressOf } from "../basics/address.js";
import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, newId, redraw } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { setTitle } from "../ui/navigation.js";
import { isAbort, showProblem } from "../ui/problem.js";
import { saveFile } from "../ui/save-file.js";
import { switchRow } from "../ui/setting-rows.js";
import { showToast } from "../ui/toast.js";
import { calendar } from "./calendar.js";
import { hoursBy, hoursOfDay, legend } from "./charts.js";
import { ranges } from "./figures.js";
import { books, partsTable, review } from "./lists.js";
import { goals, overview } from "./overview.js";
import { SessionList } from "./session-list.js";

/** @typedef {import("../model/types.js").Statistics} Statistics */

const words = texts.statistics;
/** @type {("day" | "week" | "month")[]} */
const KINDS = ["day", "week", "month"];

/** @param {HTMLElement} root */
export async function mount(root) {
  setTitle(words.title);
  const given = new AbortController();
  const { signal } = given;
  const view = new View(signal);
  root.append(
    h(
      "header",
      { class: "topbar settings-head" },
      h(
        "a",
        { class: "icon-button", href: addressOf("/"), "aria-label": words.toLibrary, title: words.toLibrary },
        icon("back"),
      ),
      h("h1", { "data-view-heading": true, tabindex: "-1" }, words.title),
    ),
    h(
      "main",
      { class: "statistics" },
      view.element,
      section(
        words.goals,
        goals(() => view.show()),
      ),
      ...view.rest(),
    ),
  );
  const load = async () => {
    try {
      await view.load();
    } catch (error) {
      if (!isAbort(error)) showProblem(error);
    }
  };
  live.on("open", load, signal);
  live.on("list", ({ list }) => list === "reading-sessions" && load(), signal);
  settings.addEventListener("change", () => view.show(), { signal });
  await load();
  return { destroy: () => given.abort() };
}

class View {
  element = h("div", { "aria-live": "off" });
  #signal;
  #list;
  /** @type {"day" | "week" | "month"} */
  #kind = "day";
  /** The name of the range that is shown: a year, or the last twelve months. */
  #range = "recent";
  /** @type {Statistics | null} */
  #shown = null;
  #booksThisYear = 0;

  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.#signal = signal;
    this.#list = new SessionList(signal);
  }

  async load() {
    const recent = await statistics(null, this.#signal);
    const year = recent.today.slice(0, 4);
    this.#booksThisYear = recent.finished.filter(({ day }) => day.startsWith(year)).length;
    const range = this.#ranges(recent).find(({ name }) => name === this.#range);
    this.#shown = !range || range.name === "recent" ? recent : await statistics(range, this.#signal);
    this.show();
    await this.#list.load();
  }

  show() {
    const shown = this.#shown;
    if (!shown) return;
    const year = this.#range === "recent" ? null : this.#range;
    redraw(
      this.element,
      this.#rangeChoice(shown),
      overview(shown, this.#booksThisYear),
      year === null ? null : section(words.review(year), review(shown)),
      section(words.calendar, calendar(shown)),
      section(words.hours, this.#kindChoice(), hoursBy(this.#kind, shown), legend()),
      section(words.hoursOfDay, hoursOfDay(shown)),
      shown.works.length > 0 ? section(words.books, books(shown)) : null,
      shown.authors.length > 0 ? section(words.authors, partsTable(words.authors, words.author, shown.authors)) : null,
      shown.formats.length > 0
        ? section(words.formats, partsTable(words.formats, words.format, formatsOf(shown)))
        : null,
      h("p", { class: "settings-note" }, words.measures),
    );
    // The latest days are at the end.
    for (const drawing of this.element.querySelectorAll(".chart-drawing")) drawing.scrollLeft = drawing.scrollWidth;
  }

  /** What stays when another range is shown. */
  rest() {
    return [
      section(
        words.exports,
        h("p", { class: "settings-note" }, words.exportDetail),
        h(
          "div",
          { class: "row" },
          button(words.exportCSV, { onclick: () => save("csv") }),
          button(words.exportJSON, { onclick: () => save("json") }),
          button(words.importKOReader, { onclick: chooseStatistics }),
        ),
        h("p", { class: "settings-note" }, words.importDetail),
      ),
      section(
        words.sessions,
        h("p", { class: "settings-note" }, words.sessionsDetail),
        this.#list.element,
        recordSwitch(),
      ),
    ];
  }

  /** @param {Statistics} shown */
  #ranges({ today, since }) {
    return ranges(today, Number((since ?? today).slice(0, 4)));
  }

  /** @param {Statistics} shown */
  #rangeChoice(shown) {
    return choice(
      words.range,
      this.#ranges(shown).map(({ name }) => [name, name === "recent" ? words.recent : name]),
      this.#range,
      (name) => {
        this.#range = name;
        this.load().catch(showProblem);
      },
    );
  }

  #kindChoice() {
    return choice(
      words.hoursChoice,
      KINDS.map((kind) => [kind, words.periods[kind]]),
      this.#kind,
      (kind) => {
        this.#kind = KINDS.find((one) => one === kind) ?? "day";
        this.show();
      },
    );
  }
}

/**
 * Formats as people write them.
 * @param {Statistics} statistics
 */
const formatsOf = ({ formats }) => formats.map((part) => ({ ...part, name: part.name.toUpperCase() }));

/** @param {string} label @param {[string, string][]} choices @param {string} value @param {(value: string) => void} changed */
function choice(label, choices, value, changed) {
  const id = newId("choice");
  const select = h(
    "select",
    { class: "field", id, onchange: () => changed(select.value) },
    ...choices.map(([name, text]) => h("option", { value: name, selected: name === value }, text)),
  );
  return h("div", { class: "statistics-choice" }, h("label", { for: id }, label), select);
}

/** @param {"csv" | "json"} format */
async function save(format) {
  try {
    saveFile(await exportSessions(format));
  } catch (error) {
    showProblem(error);
  }
}

/** @param {string} title @param {...(Node | null)} content */
function section(title, ...content) {
  const id = newId("statistics");
  return h("section", { class: "settings-section", "aria-labelledby": id }, h("h2", { id }, title), ...content);
}

function chooseStatistics() {
  const input = h("input", {
    type: "file",
    accept: ".sqlite3,.sqlite,.db",
    hidden: true,
    onchange: () => {
      const file = input.files?.[0];
      input.remove();
      if (file) take(file).catch(showProblem);
    },
    oncancel: () => input.remove(),
  });
  document.body.append(input);
  input.click();
}

/** @param {File} file */
async function take(file) {
  const waiting = showToast(words.importing);
  try {
    const { sessions, books: known, unknown } = await importStatistics(file);
    showToast(
      [words.imported(sessions, known), unknown.length > 0 ? words.importedUnknown(unknown.length) : ""]
        .filter(Boolean)
        .join(" "),
    );
  } finally {
    waiting.close();
  }
}

function recordSwitch() {
  return switchRow(words.record, {
    isOn: settings.value("readingSessions"),
    detail: words.recordDetail,
    changed: (isOn) => settings.set("readingSessions", isOn),
  });
}
