// @ts-check
// The feeds that the person follows: following, fetching and removing them, and lists from and for other readers.

import * as api from "../../api/feeds.js";
import { live } from "../../api/live.js";
import { texts } from "../../texts.js";
import { announce } from "../../ui/announce.js";
import { button } from "../../ui/button.js";
import { openDialog } from "../../ui/dialog.js";
import { h, newId, replace } from "../../ui/element.js";
import { sentenceOf } from "../../ui/problem-sentence.js";
import { showProblem } from "../../ui/problem.js";
import { textField } from "../../ui/text-field.js";
import { feedRow } from "./row.js";

/** @typedef {import("../../model/types.js").Feed} Feed */

const words = texts.feeds;
/** As on the server. */
const ADDRESS_LIMIT = 8000;

class FeedList {
  /** @type {Feed[]} */
  #feeds = [];
  /** The feeds that are being fetched. */
  #busy = new Set();
  /** What came of the last thing that was done; a message of the page would be behind the dialog. */
  outcome = h("div", { class: "feed-outcome", role: "status" });
  element = h("ul", { class: "feed-list", role: "list", "aria-busy": true });

  async load() {
    try {
      this.take(await api.feeds());
    } catch (error) {
      showProblem(error);
    }
  }

  /** @param {Feed[]} feeds */
  take(feeds) {
    this.#feeds = feeds;
    this.#show();
  }

  #show() {
    const focused = this.element.contains(document.activeElement) ? document.activeElement : null;
    const name = focused instanceof HTMLElement ? focused.dataset.of : undefined;
    this.element.setAttribute("aria-busy", "false");
    replace(
      this.element,
      ...this.#feeds.map((feed) => feedRow(feed, this.#busy.has(feed.id), this)),
      this.#feeds.length === 0 && h("li", { class: "hint" }, words.none),
    );
    if (name) /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-of="${name}"]`))?.focus();
  }

  /** @param {Feed} feed */
  async refresh({ id, name }) {
    if (this.#busy.has(id)) return;
    this.#busy.add(id);
    this.#show();
    try {
      const { added, failed } = await api.refreshFeed(id);
      announce(`${name}: ${words.fetchedNew(added, failed)}`);
    } catch (error) {
      // Why it has failed stands in its row, where it stays.
      announce(`${name}: ${sentenceOf(error)}`);
    }
    this.#busy.delete(id);
    await this.load();
  }

  /** @param {Feed} feed @param {{name?: string, fullText?: boolean}} change */
  async change({ id }, change) {
    try {
      await api.changeFeed(id, change);
    } catch (error) {
      showProblem(error);
    }
    await this.load();
  }

  /** @param {Feed} feed */
  async remove({ id, name }) {
    try {
      this.take(await api.removeFeed(id));
    } catch (error) {
      showProblem(error);
      return;
    }
    const back = () => {
      replace(this.outcome);
      api.restoreFeed(id).then((feeds) => this.take(feeds), showProblem);
    };
    replace(this.outcome, h("p", {}, words.removed(name)), button(texts.library.undo, { onclick: back }));
  }
}

export async function openFeeds() {
  const list = new FeedList();
  const { outcome } = list;
  const dialog = openDialog({
    title: words.title,
    class: "collections-dialog feeds-dialog",
    content: h(
      "div",
      {},
      h("p", { class: "hint" }, words.explained),
      list.element,
      followForm(list),
      outcome,
      h(
        "div",
        { class: "feed-foot" },
        button(words.import, { kind: "quiet", icon: "arrowUpFromLine", onclick: () => chooseList(list, outcome) }),
        h(
          "a",
          { class: "button button-quiet", href: api.feedsFileAddress(), download: "feeds.opml" },
          h("span", {}, words.export),
        ),
      ),
    ),
  });
  const given = new AbortController();
  live.on("list", ({ list: name }) => name === "feeds" && list.load(), given.signal);
  list.load();
  await dialog.closed;
  given.abort();
}

/** @param {FeedList} list */
function followForm(list) {
  const id = newId("feed");
  const field = textField("address", "", ADDRESS_LIMIT);
  Object.assign(field, { id, inputMode: "url", placeholder: "https://" });
  const problem = h("p", { class: "feed-problem", role: "alert", hidden: true });
  const follow = button(words.follow, { type: "submit", kind: "primary" });
  return h(
    "form",
    {
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        if (!field.value.trim()) return;
        problem.hidden = true;
        follow.disabled = true;
        try {
          const feed = await api.followFeed(field.value.trim());
          field.value = "";
          announce(words.followed(feed.name));
          await list.load();
        } catch (error) {
          problem.hidden = false;
          problem.textContent = sentenceOf(error);
        }
        follow.disabled = false;
      },
    },
    h("label", { for: id }, words.address),
    h("div", { class: "tag-new" }, field, follow),
    problem,
  );
}

/** @param {FeedList} list @param {HTMLElement} outcome */
function chooseList(list, outcome) {
  const input = h("input", { type: "file", accept: ".opml,.xml,text/x-opml,text/xml" });
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (!file) return;
    try {
      const { added, known, refused } = await api.importFeeds(file);
      replace(
        outcome,
        h("p", {}, words.imported(added, known)),
        refused.length > 0 && h("p", {}, words.refused(refused.length)),
        refused.length > 0 &&
          h("ul", {}, ...refused.map(({ address }) => h("li", { dir: "ltr", class: "feed-address" }, address))),
      );
      await list.load();
    } catch (error) {
      showProblem(error);
    }
  });
  input.click();
}
