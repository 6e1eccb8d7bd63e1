// @ts-check
// All collections: opening one, making, naming, sharing, nesting and removing them.

import * as api from "../api/collections.js";
import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { openMenu } from "../ui/menu.js";
import { showProblem } from "../ui/problem.js";
import { textField } from "../ui/text-field.js";
import { showToast } from "../ui/toast.js";
import { account } from "../account/account.js";
import { collectionList } from "./collection-list.js";
import { askForName } from "./name-dialog.js";
import { nested } from "./nested.js";
import { openRule } from "./rule-dialog.js";

/** @typedef {import("../model/types.js").Collection} Collection */
/** @typedef {import("../model/types.js").CollectionChange} CollectionChange */

/** As on the server. */
const NAME_LIMIT = 200;

/** @returns {Promise<number | null>} the number of the collection that is to be opened */
export async function openCollections() {
  const words = texts.collections;
  const list = h("ul", { class: "collection-list", role: "list" });
  const id = newId("collection");
  const field = textField("name", "", NAME_LIMIT);
  field.id = id;
  const form = h(
    "form",
    {
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        if (!field.value.trim()) return;
        const made = await store(() => api.addCollection({ name: field.value }));
        if (made) field.value = "";
      },
    },
    h("label", { for: id }, words.newName),
    h("div", { class: "tag-new" }, field, button(words.add, { type: "submit" })),
  );
  const dialog = openDialog({
    title: words.title,
    class: "collections-dialog",
    content: h(
      "div",
      {},
      list,
      form,
      button(words.addSmart, {
        kind: "quiet",
        icon: "sparkle",
        onclick: async () => {
          const made = await openRule(null);
          if (made) await store(() => api.addCollection(made));
        },
      }),
    ),
  });
  const given = new AbortController();
  const show = () =>
    replace(
      list,
      ...nested(collectionList.all).map(({ collection, isInner }) => row(collection, isInner, dialog.close)),
      collectionList.all.length === 0 && h("li", { class: "hint" }, words.none),
    );
  collectionList.addEventListener("change", show, { signal: given.signal });
  show();
  const chosen = await dialog.closed;
  given.abort();
  return chosen ? Number(chosen) : null;
}

/** @param {Collection} collection @param {boolean} isInner @param {(value: string) => void} close */
function row(collection, isInner, close) {
  const words = texts.collections;
  const more = iconButton("more", words.moreAbout(collection.name), {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onclick: () => openRowMenu(collection, more),
  });
  return h(
    "li",
    { class: `collection-row${isInner ? " collection-inner" : ""}` },
    h(
      "button",
      { class: "choice-row", type: "button", onclick: () => close(String(collection.id)) },
      icon(collection.rule ? "sparkle" : "folder"),
      h("span", { dir: "auto" }, texts.order.counted(collection.name, collection.books)),
      collection.shared && h("span", { class: "collection-shared", title: words.shared }, icon("people")),
    ),
    collection.own && more,
  );
}

/** @param {Collection} collection @param {HTMLElement} anchor */
function openRowMenu(collection, anchor) {
  const words = texts.collections;
  const { id } = collection;
  const hasInner = collectionList.all.some(({ parent }) => parent === id);
  const parents = collectionList.ownByHand.filter((other) => other.id !== id && other.parent === null);
  openMenu(
    anchor,
    [
      {
        label: words.rename,
        icon: "pencil",
        run: async () => {
          const name = await askForName({
            title: texts.collections.rename,
            label: texts.collections.newName,
            name: collection.name,
            limit: NAME_LIMIT,
          });
          if (name) await store(() => api.changeCollection(id, { name }));
        },
      },
      ...(collection.rule
        ? [
            {
              label: words.editRule,
              icon: /** @type {const} */ ("sparkle"),
              run: async () => {
                const change = await openRule(collection);
                if (change) await store(() => api.changeCollection(id, change));
              },
            },
          ]
        : []),
      ...(account.hasAccounts
        ? [
            {
              label: collection.shared ? words.unshare : words.share,
              icon: collection.shared ? /** @type {const} */ ("lock") : /** @type {const} */ ("people"),
              run: () => store(() => api.changeCollection(id, { shared: !collection.shared })),
            },
          ]
        : []),
      ...(collection.parent === null
        ? []
        : [{ label: words.toTop, run: () => store(() => api.changeCollection(id, { parent: null })) }]),
      ...(hasInner || collection.parent !== null
        ? []
        : parents.map((other) => ({
            label: words.putInto(other.name),
            run: () => store(() => api.changeCollection(id, { parent: other.id })),
          }))),
      "separator",
      { label: words.remove, icon: "trash", danger: true, run: () => remove(collection) },
    ],
    { label: words.moreAbout(collection.name) },
  );
}

/** @param {Collection} collection */
async function remove({ id, name }) {
  try {
    collectionList.take(await api.removeCollection(id));
    showToast(texts.collections.isRemoved(name), {
      duration: 10_000,
      action: {
        label: texts.library.undo,
        run: () => api.restoreCollection(id).then((all) => collectionList.take(all), showProblem),
      },
    });
  } catch (error) {
    showProblem(error);
  }
}

/**
 * Has the server change something, and shows the lists as they are then.
 * @template T
 * @param {() => Promise<T>} change
 * @returns {Promise<T | null>}
 */
async function store(change) {
  try {
    const stored = await change();
    await collectionList.refresh();
    return stored;
  } catch (error) {
    showProblem(error);
    return null;
  }
}
