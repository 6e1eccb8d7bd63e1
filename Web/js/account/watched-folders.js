// @ts-check
// The account view's watched folders, which an admin sees: what was found in each, and the choice of others.

import * as calls from "../api/watched-folders.js";
import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { sentenceOf } from "../ui/problem.js";
import { form } from "./form.js";
import { polledRows } from "./polled-rows.js";
import { rowElement, section } from "./rows.js";
import { detailOf, warningsOf } from "./watching-words.js";

/** @typedef {import("../api/watched-folders.js").WatchedFolder} WatchedFolder */

const words = texts.watching;
/** How often the page asks what was found, in milliseconds; the server looks every three seconds. */
const PERIOD = 5000;

export function watchedFolders() {
  const adding = h("div");
  /** @param {import("../api/watched-folders.js").WatchedFolderList} list */
  const taken = ({ folders, below }) => {
    if (!adding.hasChildNodes())
      replace(adding, below.length > 0 ? addForm(below, (all) => list.show(taken(all))) : hint());
    return folders;
  };
  const list = polledRows({
    load: async () => taken(await calls.watchedFolders()),
    row: (folder, run) => row(folder, (change) => run(async () => taken(await change()))),
    none: words.none,
    period: (folders) => (folders.length > 0 ? PERIOD : null),
  });
  return section(words.title, h("p", {}, words.detail), ...list.elements, adding);
}

const hint = () => h("p", { class: "hint" }, words.fixed);

/**
 * @param {string[]} below
 * @param {(list: import("../api/watched-folders.js").WatchedFolderList) => void} show
 */
const addForm = (below, show) =>
  form({
    fields: [
      { name: "path", label: words.path, autocomplete: "off", maxlength: 4096, hint: words.below(below.join(", ")) },
    ],
    action: words.add,
    clears: true,
    send: async ({ path }) => show(await calls.watchFolder(path)),
  });

/**
 * @param {WatchedFolder} folder
 * @param {(change: () => ReturnType<typeof calls.watchedFolders>) => Promise<void>} run
 */
function row(folder, run) {
  const { id, path, refused } = folder;
  const element = rowElement(
    { title: path, detail: detailOf(folder) },
    id !== null && iconButton("trash", words.removeOf(path), { onclick: () => run(() => calls.unwatchFolder(id)) }),
  );
  const said = element.querySelector(".account-words");
  said?.append(...warningsOf(folder).map((line) => h("div", { class: "account-warning", dir: "auto" }, line)));
  if (refused.length > 0) said?.append(refusals(path, refused));
  return element;
}

/** The folders whose refused files are shown: the list is drawn anew every few seconds. @type {Set<string>} */
const opened = new Set();

/** @param {string} folder @param {WatchedFolder["refused"]} refused */
const refusals = (folder, refused) =>
  h(
    "details",
    {
      class: "account-more",
      open: opened.has(folder),
      ontoggle: (/** @type {Event} */ { currentTarget }) => {
        if (/** @type {HTMLDetailsElement} */ (currentTarget).open) opened.add(folder);
        else opened.delete(folder);
      },
    },
    h("summary", {}, words.refused(refused.length)),
    h(
      "ul",
      { role: "list" },
      ...refused.map(({ path, problem }) =>
        h("li", {}, h("strong", { dir: "auto" }, path), " ", h("span", {}, sentenceOf(new Problem(problem)))),
      ),
    ),
  );
