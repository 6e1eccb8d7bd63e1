// @ts-check
// The view of a link to an audiobook: whoever has it listens, or takes the file, without an account.

import { sharedAddress, sharedAudiobook } from "../api/audiobooks.js";
import { formatBytes } from "../basics/locale.js";
import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { h, replace } from "../ui/element.js";
import { setTitle } from "../ui/navigation.js";
import { sentenceOf } from "../ui/problem.js";
import { card } from "./form.js";

const words = texts.audiobooks;

/** @param {HTMLElement} root */
export function mount(root) {
  setTitle(words.shared);
  const given = new AbortController();
  // In the fragment, which no proxy and no log gets to see.
  const show = () => fill(root, decodeURIComponent(location.hash.slice(1)), given.signal);
  addEventListener("hashchange", show, { signal: given.signal });
  show();
  return { destroy: () => given.abort() };
}

/** @param {HTMLElement} root @param {string} secret @param {AbortSignal} signal */
async function fill(root, secret, signal) {
  const content = await shared(secret);
  if (!signal.aborted) replace(root, content);
}

/** @param {string} secret */
async function shared(secret) {
  try {
    const { title, format, mediaType, seconds, byteCount, expires } = await sharedAudiobook(secret);
    setTitle(title);
    const address = sharedAddress(secret);
    const audio = h("audio", { class: "shared-sound", controls: true, preload: "none", "aria-label": title });
    const isHeard = audio.canPlayType(mediaType) !== "";
    if (isHeard) audio.src = address;
    return card(
      title,
      h("p", {}, words.length(words.formats[format].name, seconds, formatBytes(byteCount ?? 0))),
      isHeard && audio,
      h("a", { class: "button button-primary", href: address, download: "" }, words.save),
      expires && h("p", { class: "hint" }, words.linkUntil(expires)),
    );
  } catch (error) {
    const isGone = error instanceof Problem && error.type === "not-found";
    return card(words.shared, h("p", { role: "alert" }, isGone ? words.linkGone : sentenceOf(error)));
  }
}
