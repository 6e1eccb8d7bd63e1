// @ts-check
// Feeds under the heading of their group, and what can be done with the group.

import { texts } from "../../texts.js";
import { button, iconButton } from "../../ui/button.js";
import { h, newId } from "../../ui/element.js";
import { openMenu } from "../../ui/menu.js";
import { askForName } from "../name-dialog.js";
import { GROUP_LIMIT } from "./groups.js";

/**
 * @typedef {import("../../model/types.js").FeedGroup} FeedGroup
 * @typedef {{groups: readonly string[], renameGroup: (group: string, name: string) => void,
 *   endGroup: (group: string) => void, showArticles: (group: string) => void}} GroupActions
 */

const words = texts.feeds;

/** @param {FeedGroup | null} group `null` for feeds in no group, which have no heading @param {HTMLElement[]} rows @param {GroupActions} actions */
export function feedGroup(group, rows, actions) {
  const list = h("ul", { class: "feed-rows", role: "list" }, ...rows);
  if (group === null) return list;
  const { name, articles, unread } = group;
  const id = newId("feeds");
  list.setAttribute("aria-labelledby", id);
  const more = iconButton("more", words.moreAboutGroup(name), {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onclick: () => openGroupMenu(name, more, actions),
  });
  const open =
    articles > 0 &&
    button(words.counted(articles, unread), {
      class: "button button-quiet button-small",
      "aria-label": words.showArticles(name, words.counted(articles, unread)),
      onclick: () => actions.showArticles(name),
    });
  return h("section", {}, h("div", { class: "feed-group-head" }, h("h3", { id, dir: "auto" }, name), open, more), list);
}

/** @param {string} group @param {HTMLElement} anchor @param {GroupActions} actions */
function openGroupMenu(group, anchor, actions) {
  openMenu(
    anchor,
    [
      {
        label: words.rename,
        icon: "pencil",
        run: async () => {
          const choices = actions.groups.filter((other) => other !== group);
          const name = await askForName({
            title: words.rename,
            label: words.groupName,
            name: group,
            limit: GROUP_LIMIT,
            choices,
          });
          if (name && name !== group) actions.renameGroup(group, name);
        },
      },
      { label: words.endGroup, icon: "trash", danger: true, run: () => actions.endGroup(group) },
    ],
    { label: words.moreAboutGroup(group) },
  );
}
