// @ts-check
// `SessionList`: the person's reading sessions, each of which can be deleted.

import { deleteSession, deleteSessions, readingSessions } from "../api/reading-sessions.js";
import { formatDate } from "../basics/locale.js";
import { displayName } from "../settings/device.js";
import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { button, iconButton } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, redraw, replace } from "../ui/element.js";
import { bookPath } from "../ui/navigation.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";

/** @typedef {import("../model/types.js").ReadingSession} ReadingSession */

const words = texts.statistics;
/** Sessions that are shown at once. */
const PAGE = 20;

export class SessionList {
  element = h("div", { class: "sessions" });
  #signal;
  #count = PAGE;

  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.#signal = signal;
  }

  /** Shows what the server has now. */
  async load() {
    const { sessions, next } = await readingSessions(0, this.#count, this.#signal);
    if (sessions.length === 0) {
      replace(this.element, h("p", { class: "settings-note" }, words.noSessions));
      return;
    }
    redraw(
      this.element,
      h("ul", { class: "session-list", role: "list" }, ...sessions.map((session) => this.#row(session))),
      h(
        "div",
        { class: "row" },
        next === null ? null : button(words.more, { onclick: () => this.#showMore() }),
        button(words.removeAll, { kind: "danger", onclick: () => this.#askForAll() }),
      ),
    );
  }

  #showMore() {
    this.#count += PAGE;
    this.load().catch(showProblem);
  }

  /** @param {ReadingSession} session */
  #row(session) {
    const { id, book, title, start, device } = session;
    const when = formatDate(start, { dateStyle: "medium", timeStyle: "short" });
    return h(
      "li",
      { class: "session-row" },
      h(
        "div",
        { class: "session-words" },
        book === null ? h("span", { dir: "auto" }, title) : h("a", { href: bookPath(book), dir: "auto" }, title),
        h(
          "span",
          { class: "settings-note" },
          [when, device && words.onDevice(displayName(device))].filter(Boolean).join(" "),
        ),
      ),
      h("span", { class: "session-times" }, timesOf(session)),
      iconButton("trash", words.remove(title, when), { onclick: () => this.#remove(id) }),
    );
  }

  /** @param {string} id */
  async #remove(id) {
    try {
      await deleteSession(id);
      announce(words.removed);
      await this.load();
    } catch (error) {
      showProblem(error);
    }
  }

  async #askForAll() {
    const { closed } = openDialog({
      title: words.removeAllQuestion,
      content: words.removeAllDetail,
      actions: [
        { label: texts.common.cancel, value: "", kind: "quiet" },
        { label: words.removeAllNow, value: "delete", kind: "danger" },
      ],
    });
    if ((await closed) !== "delete") return;
    try {
      const { deleted } = await deleteSessions();
      showToast(words.allRemoved(deleted));
      await this.load();
    } catch (error) {
      showProblem(error);
    }
  }
}

/** @param {ReadingSession} session such as "Read 12 min · Listened 3 min" */
function timesOf(session) {
  const kinds = /** @type {const} */ (["reading", "listening", "both"]);
  const parts = kinds.filter((kind) => session[kind] > 0);
  return parts.map((kind) => `${words.kinds[kind]} ${words.duration(session[kind] / 1000)}`).join(" · ");
}
