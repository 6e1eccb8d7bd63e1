// @ts-check
// `ConnectionList`: the voices that other programs speak, in the settings of an admin.

import * as api from "../api/voices.js";
import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h, replace } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { connectVoice } from "./dialog.js";

/** @typedef {import("../model/types.js").VoiceConnection} VoiceConnection */

const words = texts.connections;

export class ConnectionList {
  #rows = h("ul", { role: "list", class: "speech-list" });
  #none = h("p", { class: "settings-note", hidden: true }, words.none);
  element = h(
    "div",
    {},
    h("p", { class: "settings-note" }, words.detail),
    this.#none,
    this.#rows,
    button(words.add, { icon: "plus", onclick: () => this.#connect(null) }),
  );

  load() {
    api.voiceConnections().then((all) => this.#show(all), showProblem);
  }

  /** @param {VoiceConnection[]} all */
  #show(all) {
    this.#none.hidden = all.length > 0;
    replace(this.#rows, ...all.map((voice) => this.#row(voice)));
  }

  /** @param {VoiceConnection} voice */
  #row(voice) {
    return h(
      "li",
      { class: "speech-rule" },
      h(
        "button",
        { type: "button", class: "speech-rule-text", onclick: () => this.#connect(voice) },
        h("span", { class: "speech-find" }, voice.name),
        h("span", { class: "speech-say", dir: "ltr" }, `${voice.voice} · ${voice.address}`),
      ),
      iconButton("trash", words.removeVoice(voice.name), { onclick: () => this.#remove(voice) }),
    );
  }

  /** @param {VoiceConnection | null} present */
  async #connect(present) {
    const all = await connectVoice(present);
    if (!all) return;
    this.#show(all);
    showToast(words.connected);
  }

  /**
   * The key goes with the voice, so that nothing could bring it back.
   * @param {VoiceConnection} voice
   */
  async #remove(voice) {
    const dialog = openDialog({
      title: words.removeTitle(voice.name),
      content: words.removeDetail,
      actions: [
        { label: words.cancel, value: "" },
        { label: words.remove, value: "remove", kind: "danger" },
      ],
    });
    if ((await dialog.closed) !== "remove") return;
    try {
      this.#show(await api.disconnectVoice(voice.name));
    } catch (error) {
      showProblem(error);
    }
  }
}
