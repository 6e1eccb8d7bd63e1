// @ts-check
// The account view's list of app tokens. A token is made with a name, shown once, and can be revoked.

import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, newId, replace } from "../ui/element.js";
import * as calls from "../api/accounts.js";
import { form } from "./form.js";
import { rowElement, rows, secretBox, section } from "./rows.js";

export function tokens() {
  const shown = h("div");
  const list = rows(
    calls.tokens,
    (token, run) =>
      rowElement(
        {
          title: token.name,
          detail: `${texts.account.scopes[token.scope]} · ${token.used ? texts.account.lastUsed(token.used) : texts.account.neverUsed}`,
        },
        button(texts.account.takeBack, {
          class: "button button-small",
          "aria-label": texts.account.takeBackOf(token.name),
          onclick: () => run(() => calls.removeToken(token.id)),
        }),
      ),
    texts.account.noTokens,
  );
  const id = newId("scope");
  const scope = h(
    "select",
    { class: "field", id },
    h("option", { value: "read" }, texts.account.scopes.read),
    h("option", { value: "all" }, texts.account.scopes.all),
  );
  const make = form({
    fields: [{ name: "name", label: texts.account.tokenName, autocomplete: "off", maxlength: 100 }],
    action: texts.account.makeToken,
    clears: true,
    send: async ({ name }) => {
      const made = await calls.makeToken(name, scope.value === "all" ? "all" : "read");
      replace(shown, secretBox({ label: texts.account.token, secret: made.secret, detail: texts.account.tokenOnce }));
      await list.reload();
    },
  });
  make.insertBefore(
    h("div", { class: "form-field" }, h("label", { for: id }, texts.account.scope), scope),
    make.querySelector(".form-problem"),
  );
  return section(
    texts.account.tokens,
    h("p", {}, texts.account.tokensDetail),
    list.element,
    shown,
    h("details", { class: "account-more" }, h("summary", {}, texts.account.newToken), make),
  );
}
