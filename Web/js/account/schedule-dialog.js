// @ts-check
// Asks when the server backs up to a destination by itself, and what it sends.

import { endSchedule, keepSchedule } from "../api/destinations.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId } from "../ui/element.js";
import { selectField } from "../ui/rule-form.js";
import { form } from "./form.js";
import { weekdayName } from "./destination-words.js";

/** @typedef {import("../api/destinations.js").Destination} Destination */

const words = texts.schedules;
/** At night, when nobody reads. */
const USUAL_TIME = "03:00";
const SUNDAY = 7;

/**
 * @param {Destination} destination
 * @param {(destinations: Destination[]) => void} show what has come of it
 */
export function askForSchedule(destination, show) {
  const { name, schedule, zone } = destination;
  const rows = when(schedule);
  const files = check(texts.destinations.withFiles, schedule?.files ?? true);
  const encrypted = check(words.encrypted, schedule?.encrypted ?? false);
  const asked = form({
    fields: [
      {
        name: "passphrase",
        label: words.passphrase,
        isPassword: true,
        isOptional: true,
        // No password of the library, so that a password manager does not fill it in.
        autocomplete: "off",
        hint: schedule?.encrypted ? words.kept : texts.destinations.passphraseHint,
      },
    ],
    action: words.save,
    send: async ({ passphrase }) => {
      const chosen = rows.chosen();
      const content = { files: files.input.checked, encrypted: encrypted.input.checked };
      show(
        chosen
          ? await keepSchedule(name, { ...chosen, ...content, ...(content.encrypted && passphrase && { passphrase }) })
          : await endSchedule(name),
      );
      dialog.close("saved");
    },
  });
  const secret = /** @type {HTMLElement} */ (asked.querySelector(".form-field"));
  const update = () => {
    const isOn = rows.update();
    const needsWords = isOn && encrypted.input.checked;
    files.element.hidden = !isOn;
    encrypted.element.hidden = !isOn;
    secret.hidden = !needsWords;
    // An empty field keeps the passphrase that is there.
    /** @type {HTMLInputElement} */ (secret.querySelector("input")).required = needsWords && !schedule?.encrypted;
  };
  asked.prepend(...rows.elements, h("p", { class: "hint" }, words.zone(zone)), files.element, encrypted.element);
  asked.addEventListener("change", update);
  update();
  const dialog = openDialog({ title: words.titleOf(name), content: asked });
  rows.first.focus();
  return dialog.closed;
}

/**
 * The fields that say when.
 * @param {Destination["schedule"]} schedule
 */
function when(schedule) {
  const periods = [
    { value: "off", label: words.off },
    { value: "daily", label: words.daily },
    { value: "weekly", label: words.weekly },
  ];
  const days = [1, 2, 3, 4, 5, 6, SUNDAY].map((day) => ({ value: String(day), label: weekdayName(day) }));
  const period = selectField("period", periods, schedule?.period ?? "off");
  const weekday = selectField("weekday", days, String(schedule?.weekday ?? SUNDAY));
  const time = h("input", { class: "field", type: "time", id: newId("time"), required: true });
  time.value = schedule?.time ?? USUAL_TIME;
  const dayRow = row(words.weekday, weekday);
  const timeRow = row(words.time, time);
  return {
    first: period,
    elements: [row(words.period, period), dayRow, timeRow],
    /** Shows the fields that count. */
    update() {
      dayRow.hidden = period.value !== "weekly";
      timeRow.hidden = period.value === "off";
      return period.value !== "off";
    },
    chosen() {
      if (period.value === "off") return null;
      const chosenTime = time.value || USUAL_TIME;
      return period.value === "weekly"
        ? { period: /** @type {const} */ ("weekly"), weekday: Number(weekday.value), time: chosenTime }
        : { period: /** @type {const} */ ("daily"), time: chosenTime };
    },
  };
}

/** @param {string} label @param {HTMLElement} field */
const row = (label, field) => h("div", { class: "form-field" }, h("label", { for: field.id }, label), field);

/** @param {string} label @param {boolean} isChecked */
function check(label, isChecked) {
  const input = h("input", { type: "checkbox" });
  input.checked = isChecked;
  return { input, element: h("label", { class: "check" }, input, h("span", {}, label)) };
}
