// @ts-check
// The dialog of feeds: the list, a form that follows another one, and lists from and for other readers.

import * as api from "../../api/feeds.js";
import { live } from "../../api/live.js";
import { texts } from "../../texts.js";
import { announce } from "../../ui/announce.js";
import { button } from "../../ui/button.js";
import { openDialog } from "../../ui/dialog.js";
import { h, newId, replace } from "../../ui/element.js";
import { icon } from "../../ui/icons.js";
import { showProblem } from "../../ui/problem.js";
import { textField } from "../../ui/text-field.js";
import { feedSentenceOf } from "./failure.js";
import { GROUP_LIMIT } from "./groups.js";
import { FeedList } from "./list.js";

const words = texts.feeds;
/** As on the server. */
const ADDRESS_LIMIT = 8000;

/** @param {(filters: import("../filters.js").Filters) => void} go shows other books in the library */
export async function openFeeds(go) {
  const list = new FeedList((group) => {
    dialog.close("");
    go({ feedGroup: group });
  });
  const { outcome } = list;
  const exported = h(
    "a",
    { class: "button button-quiet", href: api.feedsFileAddress(), download: "feeds.opml", hidden: true },
    icon("arrowDownToLine"),
    h("span", {}, words.export),
  );
  list.element.addEventListener("change", () => {
    exported.hidden = list.isEmpty;
  });
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
        exported,
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
  const group = groupField(list);
  const problem = h("p", { class: "feed-problem", role: "alert", hidden: true });
  const follow = button(words.follow, { type: "submit", kind: "primary" });
  return h(
    "form",
    {
      class: "feed-follow",
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        if (!field.value.trim()) return;
        problem.hidden = true;
        follow.disabled = true;
        try {
          const feed = await api.followFeed(field.value.trim(), group.field.value.trim());
          field.value = "";
          announce(words.followed(feed.name));
          await list.load();
        } catch (error) {
          problem.hidden = false;
          problem.textContent = feedSentenceOf(error);
        }
        follow.disabled = false;
      },
    },
    h("label", { for: id }, words.address),
    field,
    h("label", { for: group.field.id }, words.groupForNew),
    h("div", { class: "tag-new" }, group.field, follow),
    group.offered,
    problem,
  );
}

/**
 * The field for the group of a new feed, which offers the groups that are there; what was typed stays for the next one.
 * @param {FeedList} list
 */
function groupField(list) {
  const field = textField("group", "", GROUP_LIMIT);
  const offered = h("datalist", { id: newId("groups") });
  field.setAttribute("list", offered.id);
  list.element.addEventListener("change", () =>
    replace(offered, ...list.groups.map((value) => h("option", { value }))),
  );
  return { field, offered };
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
