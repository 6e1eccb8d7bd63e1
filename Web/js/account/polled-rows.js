// @ts-check
// Lists of the account view that change by themselves: they ask again and again, and a line above them says when the server does not answer.

import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { sentenceOf } from "../ui/problem.js";
import { Polling } from "./polling.js";
import { rows } from "./rows.js";

/**
 * @template Item
 * @param {object} parts
 * @param {() => Promise<Item[]>} parts.load
 * @param {(item: Item, run: (change: () => Promise<Item[]>) => Promise<void>) => HTMLElement} parts.row
 * @param {string} parts.none shown where there is nothing
 * @param {(items: Item[]) => number | null} parts.period the milliseconds until the list is asked for again; `null` for never
 * @returns {{elements: HTMLElement[], show: (items: Item[]) => void}}
 */
export function polledRows({ load, row, none, period }) {
  const line = h("p", { class: "account-warning", role: "status" });
  const polling = new Polling(
    // A view that was left asks no more.
    () => list.element.isConnected && list.reload(),
    (error) => {
      line.textContent = error === null ? "" : lineOf(error);
    },
  );
  /** @param {Item[]} items */
  const followed = (items) => {
    polling.answered(period(items));
    return items;
  };
  /** @type {ReturnType<typeof rows<Item>>} */
  const list = rows(
    async () => followed(await load()),
    (item, run) => row(item, (change) => run(async () => followed(await change()))),
    none,
    (error) => polling.failed(error),
  );
  return { elements: [line, list.element], show: (items) => list.show(followed(items)) };
}

/** @param {unknown} error */
const lineOf = (error) =>
  error instanceof Problem && error.type === "unreachable" ? texts.library.unreachable : sentenceOf(error);
