// @ts-check
// The feature that plays the next book of the queue when one has ended, also when its reader was left.

import * as api from "../api/listening-queue.js";
import { texts } from "../texts.js";
import { bookPath, navigate } from "../ui/navigation.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { openListenNext } from "./dialog.js";
import { nextAfter } from "./order.js";
import { listenNext } from "./queueing.js";

/** @typedef {import("../player/player.js").Player} Player */

// There is nothing to be played of other books.
export const needs = /** @type {const} */ ("listen");

/**
 * The players that are watched: one goes on when its reader is left, and comes back to another.
 * @type {WeakSet<Player>}
 */
const watched = new WeakSet();

/** @param {import("../reader/reader.js").Reader} reader */
export function attach({ id, player, listeningMenu }) {
  listeningMenu.push(
    { label: texts.listenNext.add, icon: "plus", run: () => listenNext([{ id }]) },
    { label: texts.listenNext.open, icon: "headphones", run: openListenNext },
  );
  player.then(
    (present) => watch(present, id),
    () => {
      /* The reader says itself that there is nothing to be heard. */
    },
  );
}

/** @param {Player} player @param {number} book */
function watch(player, book) {
  if (watched.has(player)) return;
  watched.add(player);
  player.addEventListener("state", () => {
    // A sound that is kept on the device may end before the book does.
    const goesOn = (player.timeline?.goesOnAt ?? null) !== null;
    if (player.state === "finished" && !goesOn) playAfter(book).catch(showProblem);
  });
}

/** @param {number} ended the book's number */
async function playAfter(ended) {
  const queue = await api.listeningQueue();
  if (queue.length === 0) return;
  const next = nextAfter(queue, ended);
  await api.changeListeningQueue({ remove: next === null ? [ended] : [ended, next] });
  if (next === null) return;
  const title = queue.find(({ id }) => id === next)?.title ?? "";
  navigate(`${bookPath(next)}?listen`);
  showToast(texts.listenNext.plays(title));
}
