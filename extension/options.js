// The library's address and the token; asks the browser for that host, and tries both.

import { api, fillTexts, jsonOf, settings, text } from "./browser.js";
import { connectionOf, libraryAddress, permissionFor, trialRequest } from "./library.js";

const form = document.querySelector("form");
const address = document.querySelector("#library");
const token = document.querySelector("#token");
const state = document.querySelector("#state");

/** @param {string} sentence @param {boolean} isGood */
function show(sentence, isGood) {
  document.body.dataset.state = isGood ? "done" : "failed";
  state.textContent = sentence;
}

/** @param {{library: string, token: string}} wanted */
async function keep(wanted) {
  const known = await settings();
  if (known && permissionFor(known.library) !== permissionFor(wanted.library))
    await api.permissions.remove({ origins: [permissionFor(known.library)] });
  await api.storage.local.set(wanted);
  try {
    const answer = await fetch(...trialRequest(wanted));
    const { message, detail = "", isGood } = connectionOf(answer.status, await jsonOf(answer));
    show([text(message, wanted.library), detail].join(" ").trim(), isGood);
  } catch {
    show(text("errorUnreachable", wanted.library), false);
  }
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const library = libraryAddress(address.value);
  if (!library) {
    show(text("errorAddress"), false);
    address.focus();
    return;
  }
  address.value = library;
  // Before anything else is awaited: browsers ask only right after a click.
  const isGranted = await api.permissions.request({ origins: [permissionFor(library)] });
  if (!isGranted) show(text("errorPermission"), false);
  else await keep({ library, token: token.value.trim() });
});

fillTexts();
document.title = `${text("name")} – ${text("openOptions")}`;
const known = await settings();
if (known) {
  address.value = known.library;
  token.value = known.token;
}
