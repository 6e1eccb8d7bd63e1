// Saves the page of a tab: as the button's pop-up the one that is open, as a page of its own the one that `?tab=` names.

import { api, fillTexts, jsonOf, settings, text } from "./browser.js";
import { PAGE_LIMIT, isWebAddress, outcomeOf, readerAddress, saveRequest } from "./library.js";

const query = new URLSearchParams(location.search);
const listens = query.has("listen");
const state = document.querySelector("#state");
const detail = document.querySelector("#detail");
const buttons = document.querySelector("#buttons");

/** @param {string} sentence @param {string} [more] @param {"busy" | "done" | "failed"} [kind] */
function show(sentence, more = "", kind = "failed") {
  document.body.dataset.state = kind;
  state.textContent = sentence;
  detail.textContent = more;
  detail.hidden = !more;
}

/** @param {string} label @param {() => void} run */
function addButton(label, run) {
  const button = document.createElement("button");
  button.textContent = label;
  button.addEventListener("click", run);
  buttons.append(button);
  return button;
}

/** @param {string} address */
async function open(address) {
  if (query.has("tab")) {
    location.replace(address);
  } else {
    await api.tabs.create({ url: address });
    close();
  }
}

/** The tab whose page is saved. */
async function tab() {
  if (query.has("tab")) return api.tabs.get(Number(query.get("tab")));
  const [active] = await api.tabs.query({ active: true, currentWindow: true });
  return active;
}

/** @param {{id: number, url?: string}} tab @returns {Promise<import("./library.js").Captured | null>} */
async function capture({ id, url }) {
  try {
    const [{ result }] = await api.scripting.executeScript({ target: { tabId: id }, files: ["capture.js"] });
    return result ?? null;
  } catch {
    // A viewer of the browser's own, such as that of PDFs, takes no scripts; the library can fetch what it shows.
    return isWebAddress(url) ? { address: url ?? "", page: null } : null;
  }
}

async function save() {
  buttons.replaceChildren();
  show(text("saving"), "", "busy");
  const known = await settings();
  if (!known) {
    show(text("errorNotSet"));
    addButton(text("openOptions"), () => api.runtime.openOptionsPage());
    return;
  }
  const captured = await capture(await tab());
  if (!captured || !isWebAddress(captured.address)) {
    show(text("errorPage"));
    return;
  }
  if (new TextEncoder().encode(captured.page ?? "").length > PAGE_LIMIT) {
    show(text("errorTooLarge"));
    return;
  }
  const [address, request] = saveRequest(known, captured);
  let outcome;
  try {
    const answer = await fetch(address, request);
    outcome = outcomeOf(answer.status, await jsonOf(answer));
  } catch {
    outcome = { message: "errorUnreachable" };
  }
  tell(outcome, known.library);
}

/** @param {import("./library.js").Outcome} outcome @param {string} library */
function tell(outcome, library) {
  if ("message" in outcome) {
    show(text(outcome.message, library), outcome.detail);
    addButton(text("again"), save);
    addButton(text("openOptions"), () => api.runtime.openOptionsPage());
    return;
  }
  const { book, isNew } = outcome;
  if (listens) {
    open(readerAddress(library, book, true));
    return;
  }
  show(text(isNew ? "saved" : "known"), book.title, "done");
  addButton(text("read"), () => open(readerAddress(library, book, false))).focus();
  addButton(text("hear"), () => open(readerAddress(library, book, true)));
}

fillTexts();
document.title = text("name");
document.body.classList.toggle("own-tab", query.has("tab"));
save();
