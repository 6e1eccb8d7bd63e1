// @ts-check
// The account view's list of devices: where the person is signed in, and signing out there or everywhere.

import { deviceName, displayName, setDeviceName } from "../settings/device.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import * as calls from "../api/accounts.js";
import { leave } from "./sign-out.js";
import { rowElement, rows, section } from "./rows.js";

export function devices() {
  const list = rows(calls.sessions, (session, run) => {
    const name = displayName(session.device);
    return rowElement(
      { title: name, detail: texts.account.lastUsed(session.used), isCurrent: session.current },
      button(texts.account.rename, {
        class: "button button-small button-quiet",
        "aria-label": texts.account.renameOf(name),
        onclick: async () => {
          const given = await askForName(name);
          if (given === null) return;
          if (session.current) setDeviceName(given);
          await run(() => calls.renameSession(session.id, session.current ? deviceName() : given));
        },
      }),
      !session.current &&
        button(texts.account.signOut, {
          class: "button button-small",
          "aria-label": texts.account.signOutOf(name),
          onclick: () => run(() => calls.endSession(session.id)),
        }),
    );
  });
  return section(
    texts.account.devices,
    list.element,
    h(
      "div",
      { class: "row" },
      button(texts.account.signOutEverywhere, {
        kind: "danger",
        onclick: async () => {
          const { closed } = openDialog({
            title: texts.account.signOutEverywhere,
            content: h("p", {}, texts.account.everywhereDetail),
            actions: [
              { label: texts.common.cancel, value: "" },
              { label: texts.account.signOut, value: "yes", kind: "primary" },
            ],
          });
          if ((await closed) === "yes") leave(calls.signOutEverywhere());
        },
      }),
    ),
  );
}

/** The most characters of a device's name; the server takes 100, and the device's own mark comes behind it. */
const LONGEST_NAME = 60;

/** @param {string} present @returns {Promise<string | null>} `null` when it stays */
async function askForName(present) {
  const field = h("input", {
    class: "field",
    value: present,
    maxlength: String(LONGEST_NAME),
    "aria-label": texts.account.deviceName,
    autofocus: true,
  });
  const { close, closed } = openDialog({
    title: texts.account.rename,
    content: h(
      "form",
      {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          close("save");
        },
      },
      field,
    ),
    actions: [
      { label: texts.common.cancel, value: "" },
      { label: texts.account.saveName, value: "save", kind: "primary" },
    ],
  });
  const name = (await closed) === "save" ? field.value.trim() : "";
  return name && name !== present ? name : null;
}
