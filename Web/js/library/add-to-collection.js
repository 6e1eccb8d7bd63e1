// @ts-check
// Puts books into collections, takes one out, and moves it within the order by hand.

import * as api from "../api/collections.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId, replace } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { textField } from "../ui/text-field.js";
import { showToast } from "../ui/toast.js";
import { collectionList } from "./collection-list.js";
import { nested } from "./nested.js";
import { moved } from "./moved.js";

/** @typedef {import("../model/types.js").Book} Book */

/** As on the server. */
const NAME_LIMIT = 200;

/** @param {readonly Book[]} books */
export async function addToCollection(books) {
  const words = texts.collections;
  const ids = books.map(({ id }) => id);
  try {
    await collectionList.refresh();
    // Of several books it only adds: which of them are where would be a table.
    const holding = new Set(ids.length === 1 ? (await api.collectionsOf(ids[0])).map(({ id }) => id) : []);
    const id = newId("collection");
    const field = textField("name", "", NAME_LIMIT);
    field.id = id;
    const list = h("div", { class: "tag-list" });
    const boxes = nested(collectionList.ownByHand).map(({ collection, isInner }) => {
      const box = h("input", { type: "checkbox", value: String(collection.id) });
      box.checked = holding.has(collection.id);
      const label = h("label", { class: "tag-row" }, box, h("span", { dir: "auto" }, collection.name));
      label.classList.toggle("collection-inner", isInner);
      return { box, label, collection };
    });
    replace(list, ...boxes.map(({ label }) => label));
    const dialog = openDialog({
      title: books.length === 1 ? words.addTitle(books[0].title) : words.addSeveral(books.length),
      class: "tags-dialog",
      content: h("div", {}, list, h("label", { for: id }, words.newCollection), h("div", { class: "tag-new" }, field)),
      actions: [
        { label: texts.common.cancel, value: "" },
        { label: texts.order.save, value: "save", kind: "primary" },
      ],
    });
    if (boxes.length === 0) field.focus();
    if ((await dialog.closed) !== "save") return;
    for (const { box, collection } of boxes) {
      if (box.checked === holding.has(collection.id)) continue;
      await api.changeCollection(collection.id, box.checked ? { addBooks: ids } : { removeBooks: ids });
    }
    const name = field.value.trim();
    if (name) await api.addCollection({ name, books: ids });
    await collectionList.refresh();
    showToast(words.saved);
  } catch (error) {
    showProblem(error);
  }
}

/**
 * The entries of a book's menu while a collection is open that the person puts together.
 * @param {Book} book
 * @param {number} id the collection's
 * @param {readonly number[]} order the numbers of its books
 * @returns {import("../ui/menu.js").MenuItem[]}
 */
export function collectionItems(book, id, order) {
  const collection = collectionList.find(id);
  if (!collection?.own || collection.rule) return [];
  const words = texts.collections;
  const index = order.indexOf(book.id);
  const store = (/** @type {import("../model/types.js").CollectionChange} */ change) =>
    api.changeCollection(id, change).then(() => collectionList.refresh(), showProblem);
  const move = (/** @type {number} */ to) => () => store({ books: moved(order, index, to) });
  return [
    ...(index > 0
      ? [
          { label: words.moveFirst, icon: /** @type {const} */ ("arrowUp"), run: move(0) },
          { label: words.moveUp, icon: /** @type {const} */ ("arrowUp"), run: move(index - 1) },
        ]
      : []),
    ...(index >= 0 && index < order.length - 1
      ? [{ label: words.moveDown, icon: /** @type {const} */ ("arrowDown"), run: move(index + 1) }]
      : []),
    {
      label: words.takeOut(collection.name),
      icon: "minus",
      run: () => {
        store({ removeBooks: [book.id] });
      },
    },
  ];
}
