// @ts-check
// A feed in the list: its name, how it is, and what can be done with it.

import { formatDate } from "../../basics/locale.js";
import { texts } from "../../texts.js";
import { button, iconButton } from "../../ui/button.js";
import { h } from "../../ui/element.js";
import { icon } from "../../ui/icons.js";
import { openMenu } from "../../ui/menu.js";
import { askForName } from "../name-dialog.js";
import { failureSentence } from "./failure.js";
import { GROUP_LIMIT } from "./groups.js";

/**
 * @typedef {import("../../model/types.js").Feed} Feed
 * @typedef {import("../../api/feeds.js").FeedChange} FeedChange
 * @typedef {{refresh: (feed: Feed) => void, remove: (feed: Feed) => void, change: (feed: Feed, change: FeedChange) => void,
 *   groups: readonly string[]}} FeedActions
 */

const words = texts.feeds;
/** As on the server. */
const NAME_LIMIT = 200;

/** @param {Feed} feed @param {boolean} isBusy whether it is being fetched @param {FeedActions} actions */
export function feedRow(feed, isBusy, actions) {
  const { name, failure } = feed;
  const more = iconButton("more", words.moreAbout(name), {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onclick: () => openRowMenu(feed, more, actions),
  });
  return h(
    "li",
    { class: "feed-row" },
    h(
      "div",
      { class: "feed-words" },
      h("div", { class: "feed-name", dir: "auto" }, name),
      h("div", { class: "feed-detail" }, detail(feed, isBusy)),
      failure &&
        !isBusy &&
        h("div", { class: "feed-problem" }, icon("warning"), h("span", {}, words.failed(failureSentence(failure)))),
      failure &&
        !isBusy &&
        button(texts.common.tryAgain, { class: "button button-small", onclick: () => actions.refresh(feed) }),
    ),
    iconButton("refresh", words.refresh(name), { "aria-busy": isBusy, onclick: () => actions.refresh(feed) }),
    more,
  );
}

/** @param {Feed} feed @param {boolean} isBusy */
function detail({ address, articles, unread, fetched, fullText }, isBusy) {
  const time = fetched && formatDate(fetched, { dateStyle: "medium", timeStyle: "short" });
  return [
    hostOf(address),
    words.counted(articles, unread),
    fullText ? words.fullText : "",
    isBusy ? words.fetching : time ? words.fetched(time) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {string} address */
function hostOf(address) {
  try {
    return new URL(address).hostname.replace(/^www\./, "");
  } catch {
    return address;
  }
}

/** @param {Feed} feed @param {HTMLElement} anchor @param {FeedActions} actions */
function openRowMenu(feed, anchor, actions) {
  openMenu(
    anchor,
    [
      { label: words.ownText, checked: !feed.fullText, run: () => actions.change(feed, { fullText: false }) },
      { label: words.wholeText, checked: feed.fullText, run: () => actions.change(feed, { fullText: true }) },
      "separator",
      {
        label: words.rename,
        icon: "pencil",
        run: async () => {
          const name = await askForName({ title: words.rename, label: words.name, name: feed.name, limit: NAME_LIMIT });
          if (name) actions.change(feed, { name });
        },
      },
      {
        label: words.chooseGroup,
        icon: "folder",
        run: async () => {
          const group = await askForName({
            title: words.chooseGroup,
            label: words.groupName,
            name: feed.group ?? "",
            limit: GROUP_LIMIT,
            choices: actions.groups,
          });
          if (group) actions.change(feed, { group });
        },
      },
      ...(feed.group === null
        ? []
        : [
            {
              label: words.leaveGroup(feed.group),
              icon: /** @type {const} */ ("close"),
              run: () => actions.change(feed, { group: null }),
            },
          ]),
      { label: words.remove, icon: "trash", danger: true, run: () => actions.remove(feed) },
    ],
    { label: words.moreAbout(feed.name) },
  );
}
