// @ts-check
// The dialog that connects a voice of another program: its address, its names, its key. It closes once the voice has spoken.

import * as api from "../api/voices.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId } from "../ui/element.js";
import { Refusal, labelled, ruleForm } from "../ui/rule-form.js";
import { textField } from "../ui/text-field.js";
import { LONGEST, nameFor, wrongField } from "./values.js";

/** @typedef {import("../model/types.js").VoiceConnection} VoiceConnection */
/** @typedef {import("./values.js").FieldName} FieldName */

const words = texts.connections;

/**
 * @param {VoiceConnection | null} present the voice that is changed
 * @returns {Promise<VoiceConnection[] | null>} all voices once it is connected; `null` if it was not
 */
export async function connectVoice(present) {
  const fields = new ConnectionFields(present);
  const refusal = new Refusal();
  const trial = h("p", { class: "speech-hint", role: "status" });
  const given = new AbortController();
  /** @type {VoiceConnection[] | null} */
  let all = null;
  let isTrying = false;

  async function connect() {
    refusal.hide();
    const wrong = fields.wrong;
    if (wrong) {
      refusal.say(words.wrong[wrong]);
      fields.focus(wrong);
      return;
    }
    if (isTrying) return;
    isTrying = true;
    trial.textContent = words.trying;
    try {
      all = await api.connectVoice(fields.name, fields.read(), given.signal);
      dialog.close("connected");
    } catch (error) {
      if (!given.signal.aborted) refusal.show(error);
    } finally {
      isTrying = false;
      trial.textContent = "";
    }
  }
  const form = ruleForm(
    { save: connect, cancel: () => dialog.close(), labels: { save: words.connect, cancel: words.cancel } },
    ...fields.elements,
    trial,
    refusal.element,
  );
  const dialog = openDialog({ title: present ? words.change : words.new, content: form, class: "speech-dialog" });
  fields.focus("address");
  await dialog.closed;
  given.abort();
  return all;
}

class ConnectionFields {
  #hasKey;

  /** @param {VoiceConnection | null} present */
  constructor(present) {
    this.#hasKey = present?.hasKey ?? false;
    this.inputs = {
      voice: textField("voice", present?.voice ?? "", LONGEST.voice),
      name: textField("name", present?.name ?? "", LONGEST.name),
      address: textField("address", present?.address ?? "", LONGEST.address),
      model: textField("model", present?.model ?? "tts-1", LONGEST.model),
      language: textField("language", present?.language ?? "en-US", LONGEST.language),
    };
    this.inputs.address.inputMode = "url";
    this.inputs.name.readOnly = present !== null;
    this.key = textField("key", "", LONGEST.key);
    this.key.type = "password";
    // No password of the library, so that a password manager neither fills it in nor keeps it.
    this.key.autocomplete = "off";
    // Until somebody writes another name, the voice here is called as it is there.
    let isOwn = present !== null;
    this.inputs.name.addEventListener("input", () => (isOwn = true));
    this.inputs.voice.addEventListener("input", () => {
      if (!isOwn) this.inputs.name.value = nameFor(this.inputs.voice.value);
    });
  }

  get elements() {
    const { voice, name, address, model, language } = this.inputs;
    return [
      h("p", { class: "speech-hint" }, words.explained),
      hinted(words.address, address, words.addressHint),
      labelled(words.model, model),
      labelled(words.voice, voice),
      hinted(words.name, name, words.nameHint),
      hinted(words.language, language, words.languageHint),
      hinted(words.key, this.key, this.#hasKey ? words.keyKept : words.keyHint),
    ];
  }

  get #values() {
    return /** @type {Record<FieldName, string>} */ (
      Object.fromEntries(Object.entries(this.inputs).map(([name, input]) => [name, input.value.trim()]))
    );
  }

  get wrong() {
    return wrongField(this.#values);
  }

  get name() {
    return this.#values.name;
  }

  read() {
    const { address, model, voice, language } = this.#values;
    const key = this.key.value;
    return key ? { address, model, voice, language, key } : { address, model, voice, language };
  }

  /** @param {FieldName} name */
  focus(name) {
    this.inputs[name].focus();
  }
}

/** @param {string} label @param {HTMLElement} control @param {string} hint */
function hinted(label, control, hint) {
  const detail = h("p", { class: "speech-hint", id: newId("hint") }, hint);
  control.setAttribute("aria-describedby", detail.id);
  return labelled(label, control, detail);
}
