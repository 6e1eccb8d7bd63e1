// @ts-check
// The list of feeds by groups: fetching, changing and removing them; a group is renamed and ended.

import * as api from "../../api/feeds.js";
import { texts } from "../../texts.js";
import { announce } from "../../ui/announce.js";
import { button } from "../../ui/button.js";
import { h, redraw, replace } from "../../ui/element.js";
import { showProblem } from "../../ui/problem.js";
import { feedSentenceOf } from "./failure.js";
import { feedGroup } from "./group.js";
import { groupsOf } from "./groups.js";
import { feedRow } from "./row.js";

/** @typedef {import("../../model/types.js").Feed} Feed */
/** @typedef {import("../../model/types.js").Feeds} Feeds */

const words = texts.feeds;

export class FeedList {
  /** @type {Feed[]} */
  #feeds = [];
  /** @type {Feeds["groups"]} */
  #groups = [];
  /** The feeds that are being fetched. */
  #busy = new Set();
  /** What came of the last thing that was done; a message of the page would be behind the dialog. */
  outcome = h("div", { class: "feed-outcome", role: "status" });
  element = h("div", { class: "feed-list", "aria-busy": true });

  /** @param {(group: string) => void} showArticles shows the articles of a group */
  constructor(showArticles) {
    this.showArticles = showArticles;
  }

  /** The names of all groups. */
  get groups() {
    return this.#groups.map(({ name }) => name);
  }

  get isEmpty() {
    return this.#feeds.length === 0;
  }

  async load() {
    try {
      this.take(await api.feeds());
    } catch (error) {
      showProblem(error);
    }
  }

  /** @param {Feeds} answer */
  take({ feeds, groups }) {
    this.#feeds = feeds;
    this.#groups = groups;
    this.element.dispatchEvent(new Event("change"));
    this.#show();
  }

  #show() {
    this.element.setAttribute("aria-busy", "false");
    redraw(
      this.element,
      ...groupsOf(this.#feeds).map(({ name, feeds }) => {
        const rows = feeds.map((feed) => feedRow(feed, this.#busy.has(feed.id), this));
        return feedGroup(this.#groups.find((group) => group.name === name) ?? null, rows, this);
      }),
      this.#feeds.length === 0 && h("p", { class: "hint" }, words.none),
    );
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
      announce(`${name}: ${feedSentenceOf(error)}`);
    }
    this.#busy.delete(id);
    await this.load();
  }

  /** @param {Feed} feed @param {api.FeedChange} change */
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
    this.#sayDone(words.removed(name), async () => this.take(await api.restoreFeed(id)));
  }

  /** @param {string} group @param {string} name */
  async renameGroup(group, name) {
    try {
      this.take(await api.renameFeedGroup(group, name));
    } catch (error) {
      showProblem(error);
      await this.load();
    }
  }

  /** @param {string} group */
  async endGroup(group) {
    const members = this.#feeds.filter((feed) => feed.group === group);
    try {
      this.take(await api.renameFeedGroup(group, null));
    } catch (error) {
      showProblem(error);
      await this.load();
      return;
    }
    this.#sayDone(words.groupEnded(group), async () => {
      for (const { id } of members) await api.changeFeed(id, { group });
      await this.load();
    });
  }

  /** @param {string} sentence @param {() => Promise<void>} undo */
  #sayDone(sentence, undo) {
    const back = () => {
      replace(this.outcome);
      undo().catch(showProblem);
    };
    replace(this.outcome, h("p", {}, sentence), button(texts.library.undo, { onclick: back }));
  }
}
