// @ts-check
// Where somebody is signed in, and signing out there or everywhere.

import { displayName } from "../reader/device.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import * as calls from "./calls.js";
import { leave } from "./leaving.js";
import { rowElement, rows, section } from "./rows.js";

export function devices() {
  const list = rows(calls.sessions, (session, run) => {
    const name = displayName(session.device);
    return rowElement({ title: name, detail: texts.account.lastUsed(session.used), isCurrent: session.current },
      !session.current && button(texts.account.signOut, {
        class: "button button-small", "aria-label": texts.account.signOutOf(name),
        onclick: () => run(() => calls.endSession(session.id)),
      }));
  });
  return section(texts.account.devices, list.element,
    h("div", { class: "row" }, button(texts.account.signOutEverywhere, {
      kind: "danger", onclick: async () => {
        const { closed } = openDialog({
          title: texts.account.signOutEverywhere, content: h("p", {}, texts.account.everywhereDetail),
          actions: [{ label: texts.common.cancel, value: "" }, { label: texts.account.signOut, value: "yes", kind: "primary" }],
        });
        if (await closed === "yes") leave(calls.signOutEverywhere());
      },
    })));
}
