// @ts-check
// The tables of books, authors and formats, and the year in review.

import { formatNumber } from "../basics/locale.js";
import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { bookPath } from "../ui/navigation.js";
import { dayText, table } from "./charts.js";
import { timeOf, yearInReview } from "./figures.js";

/** @typedef {import("../model/types.js").Statistics} Statistics */

const words = texts.statistics;
/** Rows of a table; the export has all. */
const MOST = 50;

/** @param {import("../model/types.js").ReadingAmount} amount */
const timeText = (amount) => words.duration(timeOf(amount) / 1000);

/** @param {number | null} book @param {string} title */
const titleOf = (book, title) =>
  book === null ? h("span", { dir: "auto" }, title) : h("a", { href: bookPath(book), dir: "auto" }, title);

/** @param {Statistics} statistics */
export function books({ works }) {
  return table(
    words.books,
    [words.book, words.time, words.pages, words.lastRead],
    works
      .slice(0, MOST)
      .map(({ book, title, amount, last }) => [
        titleOf(book, title),
        timeText(amount),
        Math.round(amount.pages),
        dayText(last),
      ]),
  );
}

/** @param {string} caption @param {string} name @param {Statistics["authors"]} parts */
export function partsTable(caption, name, parts) {
  return table(
    caption,
    [name, words.time, words.pages, words.books],
    parts.slice(0, MOST).map((part) => [part.name, timeText(part.amount), Math.round(part.amount.pages), part.works]),
  );
}

/** @param {Statistics} statistics of the year */
export function review(statistics) {
  const { daysRead, busiestDay, busiestMonth, favourite, author, finished, longestStreak, total } =
    yearInReview(statistics);
  const lines = [
    words.reviewTotal(timeText(total), formatNumber(Math.round(total.pages)), words.days(daysRead)),
    busiestMonth && words.reviewMonth(dayText(busiestMonth.start, { month: "long" }), timeText(busiestMonth.amount)),
    busiestDay && words.reviewDay(dayText(busiestDay.start, { dateStyle: "long" }), timeText(busiestDay.amount)),
    longestStreak > 1 ? words.reviewStreak(words.days(longestStreak)) : null,
    favourite && words.reviewBook(favourite.title, timeText(favourite.amount)),
    author && words.reviewAuthor(author.name, timeText(author.amount)),
  ];
  return h(
    "div",
    { class: "review" },
    h("ul", {}, ...lines.flatMap((line) => (line ? [h("li", { dir: "auto" }, line)] : []))),
    finished.length === 0
      ? h("p", { class: "settings-note" }, words.noneFinished)
      : h(
          "div",
          {},
          h("h3", {}, words.finishedBooks(finished.length)),
          h(
            "ol",
            { class: "finished", reversed: true },
            ...finished.map(({ book, title, day }) =>
              h("li", {}, titleOf(book, title), " ", h("span", { class: "settings-note" }, dayText(day))),
            ),
          ),
        ),
  );
}
