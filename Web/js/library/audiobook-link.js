// @ts-check
// The dialog that shares an audiobook by a link, and ends the link.

import { secretBox } from "../account/rows.js";
import * as api from "../api/audiobooks.js";
import { addressOf, isLoopback } from "../basics/address.js";
import { formatNumber } from "../basics/locale.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId, replace } from "../ui/element.js";
import { sentenceOf } from "../ui/problem.js";

/** @typedef {import("../model/types.js").Audiobook} Audiobook */

const words = texts.audiobooks;

/** How long a link is open, in days: a week is enough for somebody who reads their mail. */
const DAYS = [1, 7, 30, 365];
const USUAL_DAYS = 7;

/** @param {number} count */
const days = (count) => formatNumber(count, { style: "unit", unit: "day", unitDisplay: "long" });

/** @param {Audiobook} audiobook @param {(changed: Audiobook) => void} then hears of each change */
export function openAudiobookLink(audiobook, then) {
  const { id } = audiobook;
  const name = newId("days");
  const select = h(
    "select",
    { class: "field", id: name },
    ...DAYS.map((count) => h("option", { value: String(count), selected: count === USUAL_DAYS }, days(count))),
  );
  const shown = h("div");
  const open = h("p", { role: "status" });
  const problem = h("p", { class: "export-problem", role: "alert", hidden: true });
  /** @param {() => Promise<Audiobook>} work */
  const run = async (work) => {
    problem.hidden = true;
    try {
      const changed = await work();
      show(changed);
      then(changed);
    } catch (error) {
      problem.textContent = sentenceOf(error);
      problem.hidden = false;
    }
  };
  const make = button(words.makeLink, {
    kind: "primary",
    onclick: () =>
      run(async () => {
        const { secret, audiobook: changed } = await api.shareAudiobook(id, Number(select.value));
        const link = `${location.origin}${addressOf("/shared")}#${secret}`;
        replace(
          shown,
          secretBox({ label: texts.account.link, secret: link, detail: words.linkOnce }),
          isLoopback(location.hostname) ? h("p", { class: "account-warning" }, texts.account.linkIsLocal) : null,
        );
        return changed;
      }),
  });
  const end = button(words.endLink, {
    kind: "danger",
    onclick: () =>
      run(async () => {
        const changed = await api.endSharing(id);
        replace(shown);
        return changed;
      }),
  });
  /** @param {Audiobook} present */
  const show = ({ sharedUntil }) => {
    open.textContent = sharedUntil === null ? "" : words.linkUntil(sharedUntil);
    end.hidden = sharedUntil === null;
  };
  show(audiobook);
  const choice = h("div", { class: "form-field" }, h("label", { for: name }, words.openFor), select);
  const foot = h("div", { class: "dialog-foot" }, end, make);
  const content = h("div", {}, h("p", {}, words.shareDetail), choice, shown, open, problem, foot);
  openDialog({ title: words.shareTitle(audiobook.title), class: "audiobook-dialog", content });
}
